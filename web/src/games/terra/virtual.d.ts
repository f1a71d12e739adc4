declare module 'deck:terra' {
  const deck: { threats: Record<import('./types').Crisis, number>; notes: { copies: number[] } };
  export default deck;
}
declare module 'virtual:world' {
  const world: import('./world').World;
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
