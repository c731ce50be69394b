import { createServerClock } from './serverClock.ts';

const local = Date.UTC(2026, 4, 20, 12);
const day = 24 * 3_600_000;
const at = (instant: number) => new Headers({ date: new Date(instant).toUTCString() });
const clock = (ask = () => Promise.reject<Headers>(new Error('no connection'))) => createServerClock(ask, () => local);

test("until an answer has told the time, this computer's holds", () => {
  const { now, isKnown } = clock();
  expect([now(), isKnown()]).toEqual([local, false]);
});

test.each([3 * day, -3 * day])('an answer corrects a clock that is %d ms off', (off) => {
  const server = clock();
  server.observe(at(local + off));
  expect([server.now(), server.isKnown()]).toEqual([local + off, true]);
});

test('a listener hears of a correction once, and nothing of the noise within a second', () => {
  const server = clock();
  const heard = vi.fn();
  server.subscribe(heard);
  server.observe(at(local + day));
  server.observe(at(local + day + 999));
  expect(heard).toHaveBeenCalledOnce();
});

test('an answer without a readable date says nothing', () => {
  const server = clock();
  server.observe(new Headers());
  server.observe(new Headers({ date: 'soon' }));
  expect(server.isKnown()).toBe(false);
});

test('the server is asked once, and without a connection the time stays unknown', async () => {
  expect(await clock().learn()).toBe(false);
  const ask = vi.fn(() => Promise.resolve(at(local + day)));
  const server = clock(ask);
  expect([await server.learn(), await server.learn()]).toEqual([true, true]);
  expect(ask).toHaveBeenCalledOnce();
  expect(server.now()).toBe(local + day);
});
