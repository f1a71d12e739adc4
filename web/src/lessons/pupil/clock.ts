// The time that is left, as minutes and seconds; nothing is less than nothing.
const SECOND = 1000;
const MINUTE = 60;

export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
