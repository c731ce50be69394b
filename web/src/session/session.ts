import { useSyncExternalStore } from 'react';
import { serverClock } from '../connection/serverClock.ts';
import { i18n } from '../i18n/i18n.ts';
import { notify } from '../notifications/notify.ts';
import { preview, previewSession } from './preview.ts';
import { createSession, type NoUser, type SessionUser } from './store.ts';

/** Accesses `localStorage` at each call: a browser that forbids storage throws there, and the error is caught. */
const browserStorage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};

const own = createSession(browserStorage, serverClock);

/** The session of this browser; in a preview it looks like that of whom the preview is made for. */
export const session = preview ? previewSession(own, preview) : own;

session.followOtherTabs(window);

/** The user of the session; an empty object when nobody is logged in. Re-renders on login, logout and expiry. */
export const useUser = (): SessionUser | NoUser => useSyncExternalStore(session.subscribe, session.user);

let told = session.ended();
session.subscribe(() => {
  const now = session.ended();
  if (now && now !== told) notify.negative(i18n.t('shell.session.ended'));
  told = now;
});

/** As `useUser`, and whose session has ended on this page, until they log in again or go on without. */
export const useLastUser = (): SessionUser | NoUser => useSyncExternalStore(session.subscribe, session.lastUser);

/** Whose session has ended on this page; null if nobody's. */
export const useEndedUser = (): SessionUser | null => useSyncExternalStore(session.subscribe, session.ended);
