/** The embedded database cannot be run here; the message tells a person what to do. */
export class NoServer extends Error {}

/** How a sentence ends that says why there is no embedded database. */
export const advice = 'set DATABASE_URL to a PostgreSQL 15 or later';
