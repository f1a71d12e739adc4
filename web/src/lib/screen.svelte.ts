// Which of the layouts of a table the screen has room for. Style sheets ask the same questions.
import { MediaQuery } from 'svelte/reactivity';

/** Upright under 600 px, or so low that only a phone on its side is: the rows stand still. */
export const phone = new MediaQuery('(max-width: 599px), (max-height: 520px)');
/** Three columns. */
export const wide = new MediaQuery('(min-width: 1000px) and (min-height: 521px)');
/** A phone on its side. */
export const sideways = new MediaQuery('(orientation: landscape) and (max-height: 520px)');
