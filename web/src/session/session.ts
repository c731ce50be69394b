import { useSyncExternalStore } from 'react';
import { createSession, type NoUser, type SessionUser } from './store.ts';

/** Reads through, so that a browser that forbids storage throws at the call, where it is caught. */
const browserStorage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};

/** The session of this browser. */
export const session = createSession(browserStorage);

session.followOtherTabs(window);

/** The user of the session; an empty object when nobody is logged in. Re-renders on login, logout and expiry. */
export const useUser = (): SessionUser | NoUser => useSyncExternalStore(session.subscribe, session.user);
