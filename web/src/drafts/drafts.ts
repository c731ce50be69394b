const prefix = 'photo-competition.draft.';

/** How long a draft is kept, in milliseconds: 30 days. */
const lifetime = 30 * 24 * 3_600_000;

/** The changed fields of a form, by name. */
export type DraftValues = Readonly<Record<string, unknown>>;

interface Stored {
  /** Epoch milliseconds of this computer. */
  at: number;
  values: DraftValues;
}

function parse(text: string | null): Stored | null {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Partial<Stored> | null;
    return typeof stored?.at === 'number' && typeof stored.values === 'object' ? (stored as Stored) : null;
  } catch {
    return null;
  }
}

/** Name of a draft. @param owner id of the user who types, or `visitor` @param subject the form and the object it is about */
export const draftKey = (owner: string, subject: string): string => `${owner}.${subject}`;

/** Values that were typed into a form and not sent; null when there are none, or where the browser forbids storage. */
export function readDraft(key: string): DraftValues | null {
  try {
    return parse(localStorage.getItem(prefix + key))?.values ?? null;
  } catch {
    return null;
  }
}

/** Keeps what was typed, in the place of what was kept before. @returns whether the browser keeps it */
export function writeDraft(key: string, values: DraftValues): boolean {
  try {
    localStorage.setItem(prefix + key, JSON.stringify({ at: Date.now(), values } satisfies Stored));
    return true;
  } catch {
    return false;
  }
}

/** Removes a draft: it was sent, or its author discards it. */
export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Nothing is stored where storage is forbidden.
  }
}

/** Removes every draft of a user. */
export function removeDraftsOf(owner: string): void {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const name of names) if (name?.startsWith(prefix + draftKey(owner, ''))) localStorage.removeItem(name);
  } catch {
    // Nothing is stored where storage is forbidden.
  }
}

/** Removes drafts older than their lifetime. */
export function forgetOldDrafts(): void {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const name of names) {
      if (!name?.startsWith(prefix)) continue;
      const stored = parse(localStorage.getItem(name));
      if (!stored || Math.abs(Date.now() - stored.at) > lifetime) localStorage.removeItem(name);
    }
  } catch {
    // Nothing is stored where storage is forbidden.
  }
}
