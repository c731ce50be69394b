import { expect, test } from '@jest/globals';
import { OutOfTime, runIsolated } from './isolated.ts';

const limits = { processor: 1000, heap: 64 };

/** A thread that waits, a processor time that the test sets, and how often that is looked at. */
function waiting() {
  const gate = new SharedArrayBuffer(4);
  const state = { used: 0, looks: 0 };
  const answer = runIsolated<string>('testing/waitingThread', { gate }, limits, () => {
    state.looks++;
    return state.used;
  });
  const end = () => {
    Atomics.store(new Int32Array(gate), 0, 1);
    Atomics.notify(new Int32Array(gate), 0);
  };
  return { answer, state, end };
}

test('a thread that has used no processor time is waited for, however long it takes', async () => {
  const { answer, state, end } = waiting();
  state.used = 1000;
  while (state.looks < 4) await new Promise((resolve) => setImmediate(resolve));
  end();
  expect(await answer).toBe('done');
});

test('a thread is ended when its processor time is used up', async () => {
  const { answer, state } = waiting();
  state.used = 1001;
  await expect(answer).rejects.toBeInstanceOf(OutOfTime);
});

test('a thread that cannot run is no lack of time', async () => {
  const answer = runIsolated('testing/noSuchThread', {}, limits);
  await expect(answer).rejects.toThrow('failed');
  await expect(answer).rejects.not.toBeInstanceOf(OutOfTime);
});
