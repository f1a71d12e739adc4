import { flip } from 'svelte/animate';
import { isStill, paced } from './motion';

const LASTS = 280;

/** Things of a list move to their new places; what is not laid out has no size, and stays. */
export function moving(node: Element, places: { from: DOMRect; to: DOMRect }): ReturnType<typeof flip> {
  const isLaidOut = node.clientWidth > 0 && node.clientHeight > 0 && places.to.width > 0 && places.to.height > 0;
  return isLaidOut ? flip(node, places, { duration: isStill() ? 0 : paced(LASTS) }) : { duration: 0 };
}
