const NEAR = 40;

/** The newest line is in sight, unless somebody has scrolled away from it. */
export function stayAtEnd(element: HTMLElement, _lines: unknown): { update: () => void; destroy: () => void } {
  let isAtEnd = true;
  let top = 0;
  const down = (): void => {
    if (isAtEnd) element.scrollTo({ top: element.scrollHeight });
  };
  element.onscroll = () => {
    const isNear = element.scrollTop + element.clientHeight > element.scrollHeight - NEAR;
    isAtEnd = isNear || (isAtEnd && element.scrollTop >= top);
    top = element.scrollTop;
  };
  // When everything is laid out anyway. On phones it has no height until it is opened, and lines grow with their pictures.
  const sized = new ResizeObserver(down);
  sized.observe(element);
  if (element.lastElementChild) sized.observe(element.lastElementChild);
  return { update: () => requestAnimationFrame(down), destroy: () => sized.disconnect() };
}
