import { account, tokenUntil } from '../testing/accounts.ts';
import { createSession } from './store.ts';
import { expectNobody, hour, memory, start } from './testing/sessionTools.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('listeners', () => {
  it('hear of login, profile change and logout until they stop', () => {
    const session = createSession(memory());
    const heard: (string | undefined)[] = [];
    const stop = session.subscribe(() => heard.push(session.user().firstName));
    session.login(tokenUntil(start + hour), account());
    session.replaceUser(account({ firstName: 'Borbála' }));
    session.logout();
    stop();
    session.login(tokenUntil(start + hour), account());
    expect(heard).toEqual(['Béla', 'Borbála', undefined]);
  });

  it('hear nothing when there was nothing to empty', async () => {
    const session = createSession(memory());
    const listener = vi.fn();
    session.subscribe(listener);
    session.logout();
    await session.clearExpired();
    expect(listener).not.toHaveBeenCalled();
  });

  it('hear of the expiry when the clock reaches it', () => {
    const session = createSession(memory());
    session.login(tokenUntil(start + hour), account());
    const listener = vi.fn();
    session.subscribe(listener);
    vi.advanceTimersByTime(hour);
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(listener).toHaveBeenCalledOnce();
    expectNobody(session);
  });

  it('hear of an expiry that is further away than a timer reaches, and not before', () => {
    const session = createSession(memory());
    session.login(tokenUntil(start + 1000 * hour), account());
    const users: (string | undefined)[] = [];
    session.subscribe(() => users.push(session.user().id));
    vi.advanceTimersByTime(1000 * hour);
    expect(users).not.toContain(undefined);
    vi.advanceTimersByTime(1);
    expect(users.at(-1)).toBeUndefined();
    expect(users.length).toBeGreaterThan(0);
  });

  it('leave no timer behind', () => {
    const session = createSession(memory());
    session.login(tokenUntil(start + hour), account());
    const stop = session.subscribe(() => undefined);
    expect(vi.getTimerCount()).toBe(1);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('several tabs', () => {
  /** A second tab of the same storage, and the event that the browser tells it of changes by. */
  function otherTab(storage: ReturnType<typeof memory>) {
    const target = new EventTarget() as unknown as Window;
    const session = createSession(storage);
    const listener = vi.fn();
    session.subscribe(listener);
    const stop = session.followOtherTabs(target);
    const tell = (key: string | null) => target.dispatchEvent(new StorageEvent('storage', { key }));
    return { session, listener, stop, tell };
  }

  it('share login and logout', () => {
    const storage = memory();
    const here = createSession(storage);
    const there = otherTab(storage);
    here.login(tokenUntil(start + hour), account());
    const [key = ''] = storage.items.keys();
    there.tell(key);
    expect(there.session.user()).toEqual(account());
    here.logout();
    there.tell(key);
    expectNobody(there.session);
    expect(there.listener).toHaveBeenCalledTimes(2);
  });

  it('notice that the whole storage was emptied', () => {
    const storage = memory();
    createSession(storage).login(tokenUntil(start + hour), account());
    const there = otherTab(storage);
    storage.items.clear();
    there.tell(null);
    expectNobody(there.session);
  });

  it('do not mind other keys, nor anything after they stopped to follow', () => {
    const there = otherTab(memory());
    there.tell('photo-competition.locale');
    there.stop();
    there.tell(null);
    expect(there.listener).not.toHaveBeenCalled();
  });
});
