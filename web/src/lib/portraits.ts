// Drawings of bots: geometry on a coloured ground, 64 by 64. A game's folder has those of its own bots.

export interface Portrait {
  ground: string;
  /** What stands on it, as the inside of an SVG. */
  body: string;
}

export const INK = '#f6f1e3';
export const SUN = '#f6b73c';

/** The bots that every game has. */
export const COMMON: Record<string, Portrait> = {
  // The mixture that a game seats when nobody chooses.
  '': {
    ground: '#2b3f4a',
    body: `<circle cx="22" cy="25" r="10" fill="${INK}"/><circle cx="43" cy="25" r="10" fill="none" stroke="${INK}" stroke-width="4"/><circle cx="32" cy="43" r="10" fill="${SUN}"/>`,
  },
  random: {
    ground: '#44596b',
    body: `<g fill="${INK}"><circle cx="17" cy="19" r="4"/><circle cx="44" cy="14" r="3"/><circle cx="14" cy="41" r="3"/><circle cx="35" cy="51" r="5"/><circle cx="51" cy="36" r="4"/><circle cx="27" cy="32" r="2.500"/></g><circle cx="38" cy="28" r="6" fill="${SUN}"/>`,
  },
};

/** A bot that nobody has drawn. */
export const STRANGER: Portrait = {
  ground: '#44596b',
  body: `<path d="M16 24h32v24H16Z" fill="none" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="M32 24V14" stroke="${INK}" stroke-width="4"/><circle cx="32" cy="12" r="4.500" fill="${SUN}"/><circle cx="25" cy="36" r="3.500" fill="${INK}"/><circle cx="39" cy="36" r="3.500" fill="${INK}"/>`,
};
