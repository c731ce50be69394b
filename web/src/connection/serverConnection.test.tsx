import { createServerConnection } from './serverConnection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection whose server answers as the test says. */
function connectionTo(server: { answers: boolean }) {
  const ask = vi.fn(() => (server.answers ? Promise.resolve(true) : Promise.reject(new Error('no connection'))));
  const serverConnection = createServerConnection(ask);
  const heard = vi.fn();
  serverConnection.subscribe(heard);
  return { serverConnection, ask, heard };
}

test('a failed call alone is no lost connection: the server is checked', async () => {
  const { serverConnection, ask, heard } = connectionTo({ answers: true });
  serverConnection.reportFailure();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledOnce();
  expect([serverConnection.isUp(), heard.mock.calls.length]).toEqual([true, 0]);
});

test('while it is lost the server is checked again until it answers, and waiting calls continue', async () => {
  const server = { answers: false };
  const { serverConnection, ask, heard } = connectionTo(server);
  serverConnection.reportFailure();
  serverConnection.reportFailure();
  await vi.advanceTimersByTimeAsync(0);
  expect([serverConnection.isUp(), ask.mock.calls.length]).toEqual([false, 1]);
  const wentOn = vi.fn();
  void serverConnection.whenUp().then(wentOn);
  await vi.advanceTimersByTimeAsync(1000);
  expect([ask.mock.calls.length, wentOn.mock.calls.length]).toEqual([2, 0]);
  server.answers = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(serverConnection.isUp()).toBe(true);
  expect(wentOn).toHaveBeenCalledOnce();
  expect(heard).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a loss of the network that the browser reports counts at once; its return is checked first', async () => {
  const server = { answers: false };
  const { serverConnection } = connectionTo(server);
  const stop = serverConnection.followBrowser(window);
  window.dispatchEvent(new Event('offline'));
  expect(serverConnection.isUp()).toBe(false);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(serverConnection.isUp()).toBe(false);
  server.answers = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(serverConnection.isUp()).toBe(true);
  stop();
});
