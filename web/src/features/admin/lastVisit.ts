/** An interruption longer than this ends a visit, in milliseconds. */
const visitEnds = 30 * 60_000;

/** Record of a person's visits in the browser; instants in ISO 8601 of the server's clock. */
interface Visits {
  /** End of the visit before the present one. */
  before: string | null;
  /** When the present visit was seen last. */
  seen: string;
}

const keyOf = (userId: string): string => `photo-competition.admin-visit.${userId}`;

function read(key: string): Visits | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Visits> | null;
    return typeof kept?.seen === 'string' ? { before: kept.before ?? null, seen: kept.seen } : null;
  } catch {
    return null;
  }
}

/**
 * Notes that a person looks at the administration, and answers when their visit before this one ended; null on the first. Reloads
 * and half an hour elsewhere belong to the same visit.
 * @param now the server's clock, ISO 8601
 */
export function noteVisit(userId: string, now: string): string | null {
  const key = keyOf(userId);
  const kept = read(key);
  const isNew = kept !== null && Date.parse(now) - Date.parse(kept.seen) > visitEnds;
  const before = isNew ? kept.seen : (kept?.before ?? null);
  try {
    localStorage.setItem(key, JSON.stringify({ before, seen: now }));
  } catch {
    // Without storage every visit is the first.
  }
  return before;
}
