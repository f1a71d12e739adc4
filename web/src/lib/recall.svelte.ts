// What happened at a table before one came: a welcome tells only the last steps, and a start none.
import type { Connection } from '../api/connection.svelte';
import { storyOf } from '../api/http';

/** Milliseconds: the table itself comes first. */
const AFTER = 300;

/** Ask for it once there is time for it. For a component while it is made. */
export function recalling(looking: () => Connection | null, isWanted: () => boolean): void {
  $effect(() => {
    const connection = looking();
    if (!connection?.missing || !isWanted()) return;
    const later = setTimeout(() => {
      storyOf(connection.id, connection.seat === null ? 'watch' : String(connection.seat))
        .then(({ steps }) => connection.recall(steps))
        .catch(() => {});
    }, AFTER);
    return () => clearTimeout(later);
  });
}
