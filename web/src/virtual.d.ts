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
  /** By code: a language's own name, how many per cent of the English sentences it has, and a way to load them. */
  const languages: Record<string, { name: string; share: number; load: () => Promise<{ default: string[] }> }>;
  export default languages;
}
declare module 'virtual:sentences/*' {
  /** By language: how many per cent it has of the sentences that only some pages need, and a way to load them. */
  const sentences: Record<string, { share: number; load: () => Promise<{ default: string[] }> }>;
  export default sentences;
}
declare module 'virtual:credits' {
  const credits: [name: string, what: string, by: string][];
  export default credits;
  /** The version of Terrae, as `terrae --version` tells it. */
  export const version: string;
}
declare module 'virtual:rules' {
  interface Section {
    id: string;
    level: number;
    title: string;
    html: string;
  }
  /** By game, then by language. */
  const rules: Record<string, Record<string, () => Promise<{ default: Section[] }>>>;
  export default rules;
}
declare module 'virtual:engine' {
  /** Where the files of Python in the browser are, the engine as a zip, how many bytes come over the network, and how games and bots are found. */
  const engine: { python: string; rules: string; bytes: number; points: Record<string, Record<string, string>> };
  export default engine;
}
