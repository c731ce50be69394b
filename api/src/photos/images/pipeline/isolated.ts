import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Limits of one run in a thread of its own. */
export interface IsolationLimits {
  /**
   * Milliseconds of processor time after which the thread is ended. Those of the whole process are counted, since Node tells no
   * others: on a machine that is busy with something else they pass as slowly as the thread's own.
   */
  processor: number;
  /** Megabytes of JavaScript heap; WebAssembly memory and buffers are not counted in it. */
  heap: number;
}

/** The thread failed, or ran out of memory. */
class IsolationFailed extends Error {}

/** The thread had used up its processor time. */
export class OutOfTime extends IsolationFailed {}

/** Milliseconds between two looks at the processor time. */
const lookMs = 250;

/** Milliseconds of processor time that this process has used. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** From dist/ the thread is plain JavaScript; from the sources (tests, dev) tsx has to read it, on Node 20 in this way. */
function startThread(name: string, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, import.meta.url), options);
  const thread = JSON.stringify(new URL(`./${name}.ts`, import.meta.url).href);
  const start = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${thread}, ${thread}))`;
  return new Worker(start, { ...options, eval: true });
}

/**
 * Runs a thread file of this folder once and takes the first message it posts. What blocks, hangs, leaks or throws
 * beside its promise (decoders and metadata readers fed by strangers) cannot harm the service there.
 * @param name of the thread file, without extension
 * @param used processor time of this process, in milliseconds; a test brings its own
 * @throws OutOfTime, IsolationFailed
 */
export function runIsolated<Result>(
  name: string,
  workerData: unknown,
  { processor, heap }: IsolationLimits,
  used = processorTime,
): Promise<Result> {
  const before = used();
  const worker = startThread(name, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 32 },
    env: {},
  });
  return new Promise<Result>((resolve, reject) => {
    const fail = (cause: unknown) => reject(new IsolationFailed(`${name} failed`, { cause }));
    const looks = setInterval(() => {
      if (used() - before > processor) reject(new OutOfTime(`${name} was not done in ${processor} ms`));
    }, lookMs);
    worker.once('message', resolve);
    worker.once('messageerror', fail);
    worker.once('error', fail);
    worker.once('exit', (code) => {
      clearInterval(looks);
      fail(new Error(`ended with ${code}`));
    });
  }).finally(() => worker.terminate());
}
