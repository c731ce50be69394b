import { reloadOnce, reloadOnStaleDeploy } from './staleDeploy.ts';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the page is loaded anew once in half a minute', () => {
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(30_000);
  expect(reloadOnce()).toBe(true);
});

test('it is not where a loop could not be stopped', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a part of an older deployment is reason enough', () => {
  reloadOnStaleDeploy();
  const missing = () => new Event('vite:preloadError', { cancelable: true });
  const [first, second] = [missing(), missing()];
  window.dispatchEvent(first);
  window.dispatchEvent(second);
  expect([first.defaultPrevented, second.defaultPrevented]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledOnce();
});
