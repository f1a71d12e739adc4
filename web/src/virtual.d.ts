/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module 'icon:*' {
  const drawing: import('./lib/drawing').Drawing;
  export default drawing;
}
declare module '*.pictures' {
  const pictures: Record<string, import('./lib/drawing').Drawing[]>;
  export default pictures;
}
declare module 'virtual:sentences' {
  const sentences: Record<string, () => Promise<{ default: string[] }>>;
  export default sentences;
}
declare module 'virtual:world' {
  const world: import('./games/terra/world').World;
  export default world;
}
declare module 'virtual:silhouettes' {
  const silhouettes: Record<string, string>;
  export default silhouettes;
}
declare module 'virtual:globe' {
  const globe: { size: number; regions: Record<string, string>; graticule: string };
  export default globe;
}
declare module 'deck:terra_futura' {
  const deck: import('./games/terra-futura/deck').Deck;
  export default deck;
  export const pictures: Record<string, import('./lib/drawing').Drawing>;
  export const themes: Record<string, string>;
}
declare module 'rules:*' {
  interface Section {
    id: string;
    level: number;
    title: string;
    html: string;
  }
  const pages: Record<string, () => Promise<{ default: Section[] }>>;
  export default pages;
}
