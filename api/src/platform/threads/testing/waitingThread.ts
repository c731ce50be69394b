/** A thread that does nothing until the test opens the gate, and then says so. */
import { answerInThread } from '../answerInThread.ts';

answerInThread(({ gate }: { gate: SharedArrayBuffer }) => {
  Atomics.wait(new Int32Array(gate), 0, 0);
  return 'done';
});
