import type { createSession } from '../store.ts';
import { type SessionStorage } from '../store.ts';

/** When the tests begin, in epoch milliseconds. */
export const start = Date.UTC(2026, 4, 20, 12);
/** In milliseconds. */
export const hour = 3_600_000;

/** In-memory storage that several sessions (tabs) can share. */
export function memory(): SessionStorage & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Expects that nobody is logged in. */
export const expectNobody = (session: ReturnType<typeof createSession>) => {
  expect(session.isExpired()).toBe(true);
  expect(session.token()).toBeNull();
  expect(session.user()).toEqual({});
};
