// By how much every threat at this table is higher than is printed: cards say it beside the number.
import { getContext, setContext } from 'svelte';

const KEY = Symbol('raised');
export const tellRaised = (raised: () => number): void => void setContext(KEY, raised);
export const isToldRaised = (): (() => number) => getContext<(() => number) | undefined>(KEY) ?? (() => 0);
