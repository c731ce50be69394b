import type { BundlePart } from '@photo-competition/schema/count/logRoot';
import type { Asked, Told } from './messages.ts';

/** Hashes ballots in one more worker of this worker's file, which ends with that. @throws Error when it cannot be loaded */
export async function hashBeside(part: BundlePart): Promise<Uint8Array> {
  const worker = new Worker(self.location.href, { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Told>) => {
        if ('result' in data) resolve(data.result as Uint8Array);
        else reject(new Error('failure' in data ? data.failure : undefined));
      };
      worker.onerror = () => reject(new Error('The worker could not be loaded.'));
      worker.postMessage({ id: 1, call: 'hashBundles', order: part } satisfies Asked);
    });
  } finally {
    worker.terminate();
  }
}
