/** A record that was opened from a file, on its way to the replay. */
export const opened: { record: unknown } = { record: null };
