import { account, tokenUntil } from '../testing/accounts.ts';
import { createSession, type SessionClock, type SessionStorage } from './store.ts';
import { expectNobody, hour, memory, start } from './testing/sessionTools.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});

afterEach(() => {
  vi.useRealTimers();
});

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const forbidden: SessionStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };

/** The server's clock at an instant, as far as it is known. */
const clockAt = (now: number, answers: boolean | null = null): SessionClock => {
  let known = answers === null;
  return {
    now: () => (known ? now : Date.now()),
    isKnown: () => known,
    learn: () => Promise.resolve((known = answers !== false)),
    subscribe: () => () => undefined,
  };
};

describe('a session', () => {
  it('is expired, and its user an empty object, before anybody logs in', () => {
    expectNobody(createSession(memory()));
  });

  it('holds the token and the user after a login', () => {
    const session = createSession(memory());
    const token = tokenUntil(start + hour);
    session.login(token, account());
    expect(session.isExpired()).toBe(false);
    expect(session.token()).toBe(token);
    expect(session.user()).toEqual(account());
  });

  it('answers the same user object until it changes, so that components do not re-render', () => {
    const session = createSession(memory());
    expect(session.user()).toBe(session.user());
    session.login(tokenUntil(start + hour), account());
    expect(session.user()).toBe(session.user());
  });

  it('counts as expired when exp is earlier than now, and not a millisecond before', () => {
    const session = createSession(memory());
    session.login(tokenUntil(start + hour), account());
    vi.setSystemTime(start + hour);
    expect(session.isExpired()).toBe(false);
    vi.setSystemTime(start + hour + 1);
    expectNobody(session);
  });

  it('reads the clock that it is given', () => {
    const session = createSession(memory(), clockAt(start + 2 * hour));
    session.login(tokenUntil(start + hour), account());
    expectNobody(session);
  });

  it('counts as expired when its token cannot be read', () => {
    const session = createSession(memory());
    session.login('nonsense', account());
    expectNobody(session);
  });

  it.each(['logout', 'clear'] as const)('empties token, user and storage by %s', (end) => {
    const storage = memory();
    const session = createSession(storage);
    session.login(tokenUntil(start + hour), account());
    session[end]();
    expectNobody(session);
    expect(storage.items.size).toBe(0);
  });

  it.each(['by the clock', 'by refusal'])('that ended %s is remembered until its user logs in again', (how) => {
    const session = createSession(memory());
    session.login(tokenUntil(start + hour), account());
    const stop = session.subscribe(() => undefined);
    if (how === 'by the clock') vi.advanceTimersByTime(hour + 1);
    else session.end();
    expectNobody(session);
    expect([session.ended()?.id, session.lastUser().id]).toEqual(['5', '5']);
    session.login(tokenUntil(start + 3 * hour), account());
    expect(session.ended()).toBeNull();
    stop();
  });

  it('that was logged out is not remembered; nor one that is dismissed', () => {
    const session = createSession(memory());
    session.login(tokenUntil(start + hour), account());
    session.logout();
    expect(session.ended()).toBeNull();
    session.login(tokenUntil(start + hour), account());
    session.end();
    session.dismissEnded();
    expect([session.ended(), session.lastUser()]).toEqual([null, {}]);
  });

  it("is judged by the server's clock where this computer's is days ahead", async () => {
    const storage = memory();
    createSession(storage).login(tokenUntil(start + hour), account());
    vi.setSystemTime(start + 72 * hour);
    const session = createSession(storage, clockAt(start, true));
    expect(session.user()).toEqual({});
    await session.clearExpired();
    expect(session.user().id).toBe('5');
  });

  it('is kept for later where the server cannot be asked for its time', async () => {
    const storage = memory();
    createSession(storage).login(tokenUntil(start + hour), account());
    vi.setSystemTime(start + 72 * hour);
    await createSession(storage, clockAt(start, false)).clearExpired();
    expect(storage.items.size).toBe(1);
  });

  it('is emptied by clearExpired once it has expired, and left alone before', async () => {
    const storage = memory();
    const session = createSession(storage);
    session.login(tokenUntil(start + hour), account());
    await session.clearExpired();
    expect(session.user().id).toBe('5');
    vi.setSystemTime(start + 2 * hour);
    expect(storage.items.size).toBe(1);
    await session.clearExpired();
    expect(storage.items.size).toBe(0);
  });

  it('replaces the stored user and keeps the token after a profile change', () => {
    const storage = memory();
    const session = createSession(storage);
    const token = tokenUntil(start + hour);
    session.login(token, account());
    session.replaceUser(account({ firstName: 'Borbála' }));
    expect(session.token()).toBe(token);
    expect(createSession(storage).user().firstName).toBe('Borbála');
  });

  it('takes no user where there is no session', () => {
    const session = createSession(memory());
    session.replaceUser(account());
    expectNobody(session);
  });
});

describe('persistence', () => {
  it('survives a reload of the page', () => {
    const storage = memory();
    const token = tokenUntil(start + hour);
    createSession(storage).login(token, account());
    const reloaded = createSession(storage);
    expect(reloaded.token()).toBe(token);
    expect(reloaded.user()).toEqual(account());
  });

  it.each([
    ['is not JSON', '{'],
    ['is null', 'null'],
    ['has no token', JSON.stringify({ user: account() })],
    ['has no user', JSON.stringify({ token: tokenUntil(start + hour), user: null })],
    ['has a user without the administrator flag', JSON.stringify({ token: 'a.b.c', user: { id: '5', username: 'x' } })],
  ])('is nobody where what is stored %s', (_, text) => {
    const storage = memory();
    createSession(storage).login(tokenUntil(start + hour), account());
    for (const key of storage.items.keys()) storage.items.set(key, text);
    expectNobody(createSession(storage));
  });

  it('lasts as long as the page where storage is forbidden', () => {
    const session = createSession(forbidden);
    expectNobody(session);
    session.login(tokenUntil(start + hour), account());
    expect(session.user().id).toBe('5');
    session.logout();
    expectNobody(session);
  });
});
