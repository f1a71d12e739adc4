// Arrow keys inside the display and the territory: the focus goes to the nearest card in that direction.

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What lies aside counts so much more than what lies ahead. */
const ASIDE = 3;

interface Spot {
  x: number;
  y: number;
}

/** Which of these lies nearest in a direction; none if nothing lies there. */
export function nearest(from: Spot, all: Spot[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  all.forEach(({ x, y }, i) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    const far = ahead + ASIDE * aside;
    if (ahead > 1 && far < least) [best, least] = [i, far];
  });
  return best;
}

const middle = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** For `use:`: arrow keys move the focus among the buttons inside. */
export function arrows(inside: HTMLElement): { destroy: () => void } {
  const move = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    if (!way || !(event.target instanceof HTMLButtonElement)) return;
    const others = [...inside.querySelectorAll<HTMLButtonElement>('button:enabled')].filter((e) => e !== event.target);
    const to = others[nearest(middle(event.target), others.map(middle), way)];
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  inside.addEventListener('keydown', move);
  return { destroy: () => inside.removeEventListener('keydown', move) };
}
