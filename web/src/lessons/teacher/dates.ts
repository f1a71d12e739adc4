// Dates as a field of a form has them: without a zone, by this device's clock.
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A moment for a field of date and hour. */
export const fieldDate = (moment: number): string =>
  new Date(moment - new Date(moment).getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);

/** In a week, at eight in the morning. */
export function inAWeek(now: number): number {
  const day = new Date(now + 7 * DAY);
  day.setHours(8, 0, 0, 0);
  return day.getTime();
}
