import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Limits of one run in a thread of its own. */
export interface IsolationLimits {
  /** Milliseconds after which the thread is ended. */
  time: number;
  /** Megabytes of JavaScript heap; WebAssembly memory and buffers are not counted in it. */
  heap: number;
}

/** The thread failed, ran out of memory or out of time. */
class IsolationFailed extends Error {}

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
 * @throws IsolationFailed
 */
export function runIsolated<Result>(
  name: string,
  workerData: unknown,
  { time, heap }: IsolationLimits,
): Promise<Result> {
  const worker = startThread(name, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 32 },
    env: {},
  });
  return new Promise<Result>((resolve, reject) => {
    const fail = (cause: unknown) => reject(new IsolationFailed(`${name} failed`, { cause }));
    const timer = setTimeout(() => fail(new Error(`not done in ${time} ms`)), time);
    worker.once('message', resolve);
    worker.once('messageerror', fail);
    worker.once('error', fail);
    worker.once('exit', (code) => fail(new Error(`ended with ${code}`)));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}
