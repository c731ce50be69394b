import type { BundlePart } from '@photo-competition/schema/count/logRoot';
import { hashBeside } from './hashBeside.ts';
import type { Asked, Told } from './messages.ts';

const part = { competition: 7, bundles: [] } as unknown as BundlePart;

/** A worker that answers as told, and what became of it. */
function fakeWorker(answer: (worker: { onmessage?: (event: { data: Told }) => void; onerror?: () => void }) => void) {
  const seen = { urls: [] as string[], asked: [] as Asked[], ended: 0 };
  class FakeWorker {
    onmessage?: (event: { data: Told }) => void;
    onerror?: () => void;
    constructor(url: string) {
      seen.urls.push(url);
    }
    postMessage(message: Asked) {
      seen.asked.push(message);
      queueMicrotask(() => answer(this));
    }
    terminate() {
      seen.ended += 1;
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return seen;
}
afterEach(() => void vi.unstubAllGlobals());

test('one more worker of this file hashes the ballots, and ends', async () => {
  const seen = fakeWorker((worker) => worker.onmessage?.({ data: { id: 1, result: Uint8Array.of(1, 2) } }));
  expect(await hashBeside(part)).toEqual(Uint8Array.of(1, 2));
  expect(seen).toEqual({
    urls: [self.location.href],
    asked: [{ id: 1, call: 'hashBundles', order: part }],
    ended: 1,
  });
});

test.each([
  [
    'fails',
    (worker: Parameters<Parameters<typeof fakeWorker>[0]>[0]) => worker.onmessage?.({ data: { id: 1, failure: 'x' } }),
  ],
  ['cannot be loaded', (worker: Parameters<Parameters<typeof fakeWorker>[0]>[0]) => worker.onerror?.()],
])('a worker that %s is told, and ends', async (_name, answer) => {
  const seen = fakeWorker(answer);
  await expect(hashBeside(part)).rejects.toThrow();
  expect(seen.ended).toBe(1);
});
