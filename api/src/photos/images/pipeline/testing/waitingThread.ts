/** A thread that does nothing until it is told to, and then says so. */
import { parentPort, workerData } from 'node:worker_threads';

const { gate } = workerData as { gate: SharedArrayBuffer };
Atomics.wait(new Int32Array(gate), 0, 0);
parentPort?.postMessage('done');
