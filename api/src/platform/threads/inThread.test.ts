import { expect, test } from '@jest/globals';
import { inThread, ThreadFailed, ThreadOutOfMemory, ThreadOutOfTime, withThread } from './inThread.ts';
import type { OddRequest } from './testing/oddThread.ts';

const limits = { ms: 1000, heapMb: 64 };
const oddThread = new URL('./testing/oddThread.ts', import.meta.url);
const waitingThread = new URL('./testing/waitingThread.ts', import.meta.url);
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A thread that waits, a processor time that the test sets, and how often that is looked at. */
function waiting(signal?: AbortSignal) {
  const gate = new SharedArrayBuffer(4);
  const state = { used: 0, looks: 0 };
  const answer = inThread<string>(waitingThread, { gate }, { ...limits, ...(signal ? { signal } : {}) }, () => {
    state.looks++;
    return state.used;
  });
  const end = () => {
    Atomics.store(new Int32Array(gate), 0, 1);
    Atomics.notify(new Int32Array(gate), 0);
  };
  return { answer, state, end };
}

const odd = (request: OddRequest) => inThread<unknown>(oddThread, request, { heapMb: 32 });

test('a thread that has used no processor time is waited for, however long it takes', async () => {
  const { answer, state, end } = waiting();
  state.used = 1000;
  while (state.looks < 4) await nextTurn();
  end();
  expect(await answer).toBe('done');
});

test('a thread is ended when its processor time is used up', async () => {
  const { answer, state } = waiting();
  state.used = 1001;
  await expect(answer).rejects.toBeInstanceOf(ThreadOutOfTime);
});

test('a thread is ended when its signal is aborted, before it has started and after', async () => {
  const controller = new AbortController();
  const { answer, state } = waiting(controller.signal);
  while (state.looks < 2) await nextTurn();
  const reason = new Error('the service stops');
  controller.abort(reason);
  await expect(answer).rejects.toBe(reason);
  await expect(waiting(controller.signal).answer).rejects.toBe(reason);
});

test('a thread that cannot run is no lack of time', async () => {
  const answer = inThread(new URL('./testing/noSuchThread.ts', import.meta.url), {}, limits);
  await expect(answer).rejects.toThrow('noSuchThread failed');
  await expect(answer).rejects.toBeInstanceOf(ThreadFailed);
  await expect(answer).rejects.not.toBeInstanceOf(ThreadOutOfTime);
});

test('an error that a thread throws, beside its promise too, is the cause of its failure', async () => {
  const cause = { name: 'RangeError', message: 'as asked' };
  await expect(odd('throw')).rejects.toMatchObject({ message: 'oddThread failed', cause });
  await expect(odd('throwAside')).rejects.toMatchObject({ cause: { name: 'RangeError', message: 'aside' } });
});

test('a thread that ends without an answer has failed', async () => {
  await expect(odd('exit')).rejects.toMatchObject({ cause: { message: 'ended with 7' } });
});

test('a thread that fills its heap is told from one that fails', async () => {
  await expect(odd('fillMemory')).rejects.toBeInstanceOf(ThreadOutOfMemory);
  await expect(odd('throw')).rejects.not.toBeInstanceOf(ThreadOutOfMemory);
});

test('one thread answers one question after the other, and knows no environment', async () => {
  const answers = await withThread<OddRequest, unknown, unknown[]>(oddThread, limits, async (ask) => [
    await ask('answer'),
    await ask('answer'),
  ]);
  expect(answers).toEqual([
    { asked: 1, environment: [] },
    { asked: 2, environment: [] },
  ]);
});

test('a thread that has ended fails every question from then on', async () => {
  const work = withThread<OddRequest, unknown, unknown>(oddThread, limits, async (ask) => {
    await ask('exit').catch(() => undefined);
    return ask('answer');
  });
  await expect(work).rejects.toMatchObject({ cause: { message: 'ended with 7' } });
});

test('an error of the work is thrown, and the thread is ended', async () => {
  const error = new Error('of the work');
  await expect(withThread(oddThread, limits, () => Promise.reject(error))).rejects.toBe(error);
});
