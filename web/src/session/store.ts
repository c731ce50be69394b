import type { SessionUserFragment } from '../app/generated/graphql.ts';
import { tokenExpiry } from './token.ts';

/** The account that `login` or a profile change answered with. */
export type SessionUser = Omit<SessionUserFragment, ' $fragmentName' | '__typename'>;

/** What the user reads as while nobody is logged in: an empty object (specification §4). */
export type NoUser = { readonly [K in keyof SessionUser]?: undefined };

interface Stored {
  readonly token: string | null;
  readonly user: SessionUser | null;
}

const storageKey = 'photo-competition.session';
const nobody: NoUser = Object.freeze({});
const empty: Stored = Object.freeze({ token: null, user: null });

/** The longest delay that `setTimeout` takes. */
const longestDelay = 2 ** 31 - 1;

function isUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  const { id, username, administrator } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof username === 'string' && typeof administrator === 'boolean';
}

/** What storage holds; nobody when it holds nothing, or something that this version does not understand. */
function parse(text: string | null): Stored {
  if (!text) return empty;
  try {
    const { token, user } = JSON.parse(text) as Record<string, unknown>;
    return typeof token === 'string' && isUser(user) ? { token, user } : empty;
  } catch {
    return empty;
  }
}

/** Where a session is kept. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The session (specification §3, §4): a signed token and the user it belongs to, persisted, and the same in every tab.
 *
 * @param storage may throw, as the browser's does where it is forbidden: the session then lasts as long as the page
 * @param now the clock, in epoch milliseconds
 */
export function createSession(storage: SessionStorage, now: () => number = Date.now) {
  let stored = read();
  let expiry: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function read(): Stored {
    try {
      return parse(storage.getItem(storageKey));
    } catch {
      return empty;
    }
  }

  function write(next: Stored): void {
    try {
      if (next.token === null) storage.removeItem(storageKey);
      else storage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // The session then lasts as long as the page.
    }
    change(next);
  }

  function change(next: Stored): void {
    stored = next;
    watchExpiry();
    for (const listener of listeners) listener();
  }

  /** Components that show the user must notice the expiry although nothing was stored. */
  function watchExpiry(): void {
    clearTimeout(expiry);
    const at = stored.token === null ? null : tokenExpiry(stored.token);
    if (at === null || at < now() || listeners.size === 0) return;
    const delay = Math.min(at - now() + 1, longestDelay);
    expiry = setTimeout(() => change(stored), delay);
  }

  /** Missing, or its `exp` is earlier than now. */
  const isExpired = (): boolean => {
    if (stored.token === null) return true;
    const at = tokenExpiry(stored.token);
    return at === null || at < now();
  };

  const clear = (): void => {
    if (stored !== empty) write(empty);
  };

  return {
    isExpired,
    /** The token to send; null when there is none or it has expired. */
    token: (): string | null => (isExpired() ? null : stored.token),
    /** The user; an empty object when nobody is logged in or the token has expired. */
    user: (): SessionUser | NoUser => (isExpired() || !stored.user ? nobody : stored.user),
    /** Stores what a successful login answered. */
    login: (token: string, user: SessionUser): void => write({ token, user }),
    /** Replaces the user after a successful profile change; without a session there is nothing to replace. */
    replaceUser(user: SessionUser): void {
      if (stored.token !== null) write({ token: stored.token, user });
    },
    /** Empties token and user because the user asked. */
    logout: clear,
    /** Empties token and user because the session has ended. */
    clear,
    /** Empties an expired session; before each navigation (specification §4). */
    clearExpired(): void {
      if (stored !== empty && isExpired()) clear();
    },
    /** Calls back after each change, also when it came from another tab or by the clock; answers how to stop that. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      watchExpiry();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(expiry);
      };
    },
    /** Follows the other tabs; answers how to stop that. */
    followOtherTabs(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
      const follow = (event: StorageEvent) => {
        // A null key means that the whole storage was emptied.
        if (event.key === storageKey || event.key === null) change(read());
      };
      target.addEventListener('storage', follow);
      return () => target.removeEventListener('storage', follow);
    },
  };
}

/** A session store. */
export type Session = ReturnType<typeof createSession>;
