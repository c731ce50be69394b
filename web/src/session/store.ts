import type { SessionUserFragment } from './generated/graphql.ts';
import type { ServerClock } from '../connection/serverClock.ts';
import { tokenExpiry } from './token.ts';

/** The account of a session. Its `id` is the account's number: what browsers keep for somebody is kept under that. */
export type SessionUser = Omit<SessionUserFragment, '__typename' | 'number'>;

/** The account that `login` or a profile change has answered with. */
export function sessionUserOf({ __typename, number, ...account }: SessionUserFragment): SessionUser {
  return { ...account, id: String(number) };
}

/** The user while nobody is logged in: an empty object (docs/product.md §13). */
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

/** Parses the stored session; no session when nothing is stored, or something that this version cannot read. */
function parse(text: string | null): Stored {
  if (!text) return empty;
  try {
    const { token, user } = JSON.parse(text) as Record<string, unknown>;
    return typeof token === 'string' && isUser(user) ? { token, user } : empty;
  } catch {
    return empty;
  }
}

/** Part of the server's clock that a session needs. */
export type SessionClock = Pick<ServerClock, 'now' | 'isKnown' | 'learn' | 'subscribe'>;

/** This computer's clock in the place of the server's. */
const ownClock: SessionClock = {
  now: () => Date.now(),
  isKnown: () => true,
  learn: () => Promise.resolve(true),
  subscribe: () => () => undefined,
};

/** Where a session is kept. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The session (docs/product.md §13): a signed token and the user it belongs to, persisted, and the same in every tab.
 *
 * @param storage may throw, as the browser's does where it is forbidden: the session then lasts as long as the page
 * @param clock the server's, which the expiry is written by
 */
export function createSession(storage: SessionStorage, clock: SessionClock = ownClock) {
  const { now } = clock;
  let stored = read();
  /** User whose session expired or was revoked; null once somebody logs in or dismisses it. */
  let ended: SessionUser | null = null;
  /** Id of the user whose session ended last on this page, until somebody logs in or out. */
  let lastEnded: string | null = null;
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
    expiry = setTimeout(() => {
      if (isExpired()) noteEnd();
      change(stored);
    }, delay);
  }

  /** Missing, or its `exp` is earlier than now. */
  const isExpired = (): boolean => {
    if (stored.token === null) return true;
    const at = tokenExpiry(stored.token);
    return at === null || at < now();
  };

  function noteEnd(): void {
    ended = stored.user;
    lastEnded = stored.user?.id ?? null;
  }

  const clear = (): void => {
    if (stored !== empty) write(empty);
  };

  /** Clears token and user after expiry or revocation, and remembers the user in `ended`. */
  const end = (): void => {
    if (stored === empty) return;
    noteEnd();
    write(empty);
  };

  /** The server's clock decides: it is asked for where it is not known yet, and without an answer the session stays. */
  async function endIfExpired(): Promise<undefined> {
    if (!clock.isKnown() && !(await clock.learn())) return;
    if (isExpired()) end();
  }

  const user = (): SessionUser | NoUser => (isExpired() || !stored.user ? nobody : stored.user);

  clock.subscribe(() => change(stored));

  return {
    isExpired,
    /** The token to send; null when there is none or it has expired. */
    token: (): string | null => (isExpired() ? null : stored.token),
    /** The user; an empty object when nobody is logged in or the token has expired. */
    user,
    /**
     * The user, or the user whose session expired or was revoked on this page: the page stays theirs until somebody logs in or
     * they dismiss it.
     */
    lastUser: (): SessionUser | NoUser => (user().id === undefined && ended ? ended : user()),
    /** User whose session expired or was revoked on this page; null if there is none. */
    ended: (): SessionUser | null => (user().id === undefined ? ended : null),
    /** Id of the user whose session expired or was revoked last on this page, also after `dismissEnded`; null when somebody has logged in or out since. */
    lastEnded: (): string | null => lastEnded,
    /** Continues without logging in again. */
    dismissEnded(): void {
      ended = null;
      change(stored);
    },
    /** Stores what a successful login answered. */
    login(token: string, who: SessionUser): void {
      ended = null;
      lastEnded = null;
      write({ token, user: who });
    },
    /** Replaces the user after a successful profile change; without a session there is nothing to replace. */
    replaceUser(changed: SessionUser): void {
      if (stored.token !== null) write({ token: stored.token, user: changed });
    },
    /** Logs out: clears token and user. */
    logout(): void {
      ended = null;
      lastEnded = null;
      clear();
    },
    /** Clears token and user. */
    clear,
    /** Ends the session because the server no longer accepts its token. */
    end,
    /** Clears an expired session; called before each navigation (docs/product.md §13). @returns nothing to wait for, mostly */
    clearExpired(): Promise<undefined> | undefined {
      return stored === empty || !isExpired() ? undefined : endIfExpired();
    },
    /** Calls back after each change, also when it came from another tab or by the clock; returns the unsubscribe function. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      watchExpiry();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(expiry);
      };
    },
    /** Follows the other tabs; returns the unsubscribe function. */
    followOtherTabs(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
      const follow = (event: StorageEvent) => {
        // A null key means that the whole storage was emptied.
        if (event.key !== storageKey && event.key !== null) return;
        // A login or logout in another tab was intended by its user.
        ended = null;
        change(read());
      };
      target.addEventListener('storage', follow);
      return () => target.removeEventListener('storage', follow);
    },
  };
}

/** A session store. */
export type Session = ReturnType<typeof createSession>;
