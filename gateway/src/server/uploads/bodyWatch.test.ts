import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { watchBody } from './bodyWatch.ts';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

function watched(type = 'multipart/form-data; boundary=abc') {
  const body = Object.assign(new PassThrough(), { headers: { 'content-type': type } });
  const heard: string[] = [];
  watchBody(body as unknown as IncomingMessage, { parts: 3, stallMs: 1000 }, (why) => heard.push(why));
  return { body, heard };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['multipart/form-data; charset=utf-8; boundary="a b c"', 'a b c'],
  ['Multipart/Form-Data; BOUNDARY=abc; x=y', 'abc'],
])('counts the parts of %p', async (type, boundary) => {
  const { body, heard } = watched(type);
  const part = `--${boundary}\r\n\r\nx\r\n`;
  body.write(part.repeat(3));
  body.write(`--${boundary}--`);
  await turn();
  expect(heard).toEqual([]);
  body.write(part.repeat(5));
  await turn();
  expect(heard).toEqual(['parts']);
});

it('notices that nothing comes', async () => {
  const { body, heard } = watched();
  jest.advanceTimersByTime(999);
  body.write('x');
  await turn();
  jest.advanceTimersByTime(999);
  expect(heard).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(heard).toEqual(['stall']);
});

it.each([
  ['has ended', (body: PassThrough) => void body.end()],
  ['is cut', (body: PassThrough) => void body.destroy()],
])('waits for nothing once the body %s', async (_name, end) => {
  const { body, heard } = watched();
  body.write('x');
  end(body);
  await turn();
  await turn();
  expect(jest.getTimerCount()).toBe(0);
  expect(heard).toEqual([]);
});

it('says it once', async () => {
  const { body, heard } = watched();
  body.write('--abc'.repeat(10));
  body.write('--abc'.repeat(10));
  await turn();
  jest.advanceTimersByTime(5000);
  expect(heard).toEqual(['parts']);
});

it('counts nothing where no boundary is named', async () => {
  const { body, heard } = watched('multipart/form-data');
  body.write('--'.repeat(100));
  await turn();
  expect(heard).toEqual([]);
  body.destroy();
});
