import { createLine } from './line.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A line whose server answers as the test says. */
function lineTo(server: { answers: boolean }) {
  const ask = vi.fn(() => (server.answers ? Promise.resolve(true) : Promise.reject(new Error('no line'))));
  const line = createLine(ask);
  const heard = vi.fn();
  line.subscribe(heard);
  return { line, ask, heard };
}

test('a failed call alone does not take the line down: the server is asked', async () => {
  const { line, ask, heard } = lineTo({ answers: true });
  line.reportFailure();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledOnce();
  expect([line.isUp(), heard.mock.calls.length]).toEqual([true, 0]);
});

test('while the line is down the server is asked again until it answers, and who waits goes on', async () => {
  const server = { answers: false };
  const { line, ask, heard } = lineTo(server);
  line.reportFailure();
  line.reportFailure();
  await vi.advanceTimersByTimeAsync(0);
  expect([line.isUp(), ask.mock.calls.length]).toEqual([false, 1]);
  const wentOn = vi.fn();
  void line.whenUp().then(wentOn);
  await vi.advanceTimersByTimeAsync(1000);
  expect([ask.mock.calls.length, wentOn.mock.calls.length]).toEqual([2, 0]);
  server.answers = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(line.isUp()).toBe(true);
  expect(wentOn).toHaveBeenCalledOnce();
  expect(heard).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('what the browser knows of the network counts at once; that it is back is checked first', async () => {
  const server = { answers: false };
  const { line } = lineTo(server);
  const stop = line.followBrowser(window);
  window.dispatchEvent(new Event('offline'));
  expect(line.isUp()).toBe(false);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(line.isUp()).toBe(false);
  server.answers = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(line.isUp()).toBe(true);
  stop();
});
