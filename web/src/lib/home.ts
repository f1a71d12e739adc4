// Where the app is at home: with a table service, or as a folder of files without one (`terrae site`).

/** What the folder says of itself; null where a service serves the app. */
const mark =
  typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="terrae-site"]');

/** Is there no service? Then a worker beside the page answers, and the page's path stands in the query. */
export const isSite = mark !== null;
/** The address of a service that whoever made the folder names; empty if none. */
export const serviceUrl = mark?.content ?? '';
