import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { limitBody } from './bodyLimits.ts';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

function limited(type = 'multipart/form-data; boundary=abc', leastRate = 1) {
  const body = Object.assign(new PassThrough(), { headers: { 'content-type': type } });
  const exceeded: string[] = [];
  const limits = { parts: 3, stallMs: 1000, leastRate };
  limitBody(body as unknown as IncomingMessage, limits, (limit) => exceeded.push(limit));
  return { body, exceeded };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['multipart/form-data; charset=utf-8; boundary="a b c"', 'a b c'],
  ['Multipart/Form-Data; BOUNDARY=abc; x=y', 'abc'],
])('counts the parts of %p', async (type, boundary) => {
  const { body, exceeded } = limited(type);
  const part = `--${boundary}\r\n\r\nx\r\n`;
  body.write(part.repeat(3));
  body.write(`--${boundary}--`);
  await turn();
  expect(exceeded).toEqual([]);
  body.write(part.repeat(5));
  await turn();
  expect(exceeded).toEqual(['parts']);
});

it('notices that nothing comes', async () => {
  const { body, exceeded } = limited();
  jest.advanceTimersByTime(999);
  body.write('x');
  await turn();
  jest.advanceTimersByTime(999);
  expect(exceeded).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(exceeded).toEqual(['stall']);
});

it('notices that too little comes: a byte buys its share of a second, and no more than the whole patience', async () => {
  const { body, exceeded } = limited(undefined, 10);
  // A hundred bytes would buy ten seconds.
  body.write('x'.repeat(100));
  await turn();
  for (let i = 0; i < 8; i += 1) {
    jest.advanceTimersByTime(200);
    body.write('x');
    await turn();
  }
  // 1,600 ms have passed; 1,000 were given and 800 bought.
  jest.advanceTimersByTime(199);
  expect(exceeded).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(exceeded).toEqual(['stall']);
});

it.each([
  ['has ended', (body: PassThrough) => void body.end()],
  ['is cut', (body: PassThrough) => void body.destroy()],
])('waits for nothing once the body %s', async (_name, end) => {
  const { body, exceeded } = limited();
  body.write('x');
  end(body);
  await turn();
  await turn();
  expect(jest.getTimerCount()).toBe(0);
  expect(exceeded).toEqual([]);
});

it('says it once', async () => {
  const { body, exceeded } = limited();
  body.write('--abc'.repeat(10));
  body.write('--abc'.repeat(10));
  await turn();
  jest.advanceTimersByTime(5000);
  expect(exceeded).toEqual(['parts']);
});

it('counts nothing where no boundary is named', async () => {
  const { body, exceeded } = limited('multipart/form-data');
  body.write('--'.repeat(100));
  await turn();
  expect(exceeded).toEqual([]);
  body.destroy();
});
