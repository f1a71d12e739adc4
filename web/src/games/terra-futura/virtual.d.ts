declare module 'deck:terra-futura' {
  const deck: import('./deck').Deck;
  export default deck;
  export const pictures: Record<string, import('../../lib/drawing').Drawing>;
  export const themes: Record<string, string>;
}
