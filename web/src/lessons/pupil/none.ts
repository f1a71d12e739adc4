// The ballot's way to want no law; where it has most votes, there is none.
export const NONE = 'none';
export const lawIn = (law: unknown): string => (typeof law === 'string' && law !== NONE ? law : '');
