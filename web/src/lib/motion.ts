import { settings, type Pace } from './settings.svelte';

/** Does the reader want nothing to move? */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const STRETCH: Record<Pace, number> = { slow: 1.6, normal: 1, instant: 0 };

/** How long something lasts at the pace chosen on this device. */
export const paced = (milliseconds: number): number => milliseconds * STRETCH[settings.pace];
