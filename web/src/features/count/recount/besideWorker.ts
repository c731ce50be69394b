import type { BesideWorker } from './engine.ts';
import type { Asked, Told } from './messages.ts';

/** Starts one more worker of this worker's file. It makes itself ready at once, so that it is when there is something to hash. */
export function startBesideWorker(): BesideWorker {
  const worker = new Worker(self.location.href, { type: 'module' });
  const hashed = new Promise<Uint8Array>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('failure' in data) reject(new Error(data.failure));
      else if (data.id === 2 && 'result' in data) resolve(data.result as Uint8Array);
    };
    worker.onerror = () => reject(new Error('The worker could not be loaded.'));
  });
  // It may fail before anybody waits for it.
  hashed.catch(() => undefined);
  const ask = (message: Asked) => worker.postMessage(message);
  ask({ id: 1, call: 'prepare', order: null });
  return {
    hashBundles: (part) => {
      ask({ id: 2, call: 'hashBundles', order: part });
      return hashed;
    },
    stop: () => worker.terminate(),
  };
}
