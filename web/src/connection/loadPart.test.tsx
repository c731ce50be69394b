import { loadPart } from './loadPart.ts';
import { reloadOnce } from './reloadOnce.ts';

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

describe('reloadOnce', () => {
  test('loads the page anew once in half a minute', () => {
    expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(30_000);
    expect(reloadOnce()).toBe(true);
  });

  test('does not where a loop could not be stopped', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('no storage');
    });
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('loadPart', () => {
  const answering = { check: () => Promise.resolve(true), whenUp: () => Promise.resolve() };

  /** A connection that is down until the test restores it. */
  function downLine() {
    let up: () => void = () => undefined;
    let isUp = false;
    const back = new Promise<void>((resolve) => (up = resolve));
    return {
      to: { check: () => Promise.resolve(isUp), whenUp: () => back },
      comeBack: () => {
        isUp = true;
        up();
      },
    };
  }

  test('waits for the connection, and does not reload the page', async () => {
    const { to, comeBack } = downLine();
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockResolvedValue('part');
    const loaded = vi.fn();
    void loadPart(load, to).then(loaded);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([loaded.mock.calls.length, load.mock.calls.length]).toEqual([0, 1]);
    comeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(loaded).toHaveBeenCalledWith('part');
    expect(reload).not.toHaveBeenCalled();
  });

  test('tries once more if the server answers: the connection may have been lost for a moment', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockResolvedValue('part');
    expect(await loadPart(load, answering)).toBe('part');
    expect(reload).not.toHaveBeenCalled();
  });

  test('loads the page anew for a part that is gone, and fails when that did not help', async () => {
    const load = () => Promise.reject(new TypeError('Failed to fetch'));
    void loadPart(load, answering);
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
    await expect(loadPart(load, answering)).rejects.toThrow('Failed to fetch');
    expect(reload).toHaveBeenCalledOnce();
  });
});
