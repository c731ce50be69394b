import type { BundlePart } from '@photo-competition/count/logRoot';
import { startBesideWorker } from './besideWorker.ts';
import type { Asked, Told } from './messages.ts';

const part = { competition: 7, bundles: [] } as unknown as BundlePart;

interface FakeWorker {
  onmessage?: (event: { data: Told }) => void;
  onerror?: () => void;
}

/** A worker that answers as told, and what became of it. */
function fakeWorker(answer: (worker: FakeWorker, asked: Asked) => void) {
  const seen = { urls: [] as string[], asked: [] as Asked[], ended: 0 };
  class OneWorker implements FakeWorker {
    onmessage?: (event: { data: Told }) => void;
    onerror?: () => void;
    constructor(url: string) {
      seen.urls.push(url);
    }
    postMessage(message: Asked) {
      seen.asked.push(message);
      queueMicrotask(() => answer(this, message));
    }
    terminate() {
      seen.ended += 1;
    }
  }
  vi.stubGlobal('Worker', OneWorker);
  return seen;
}
afterEach(() => void vi.unstubAllGlobals());

test('a further worker of this file makes itself ready, hashes the ballots, and ends', async () => {
  const seen = fakeWorker((worker, { id, call }) =>
    worker.onmessage?.({ data: { id, result: call === 'hashBundles' ? Uint8Array.of(1, 2) : undefined } }),
  );
  const beside = startBesideWorker();
  expect(seen.asked).toEqual([{ id: 1, call: 'prepare', order: null }]);
  expect(await beside.hashBundles(part)).toEqual(Uint8Array.of(1, 2));
  expect(seen).toMatchObject({ urls: [self.location.href], ended: 0 });
  expect(seen.asked[1]).toEqual({ id: 2, call: 'hashBundles', order: part });
  beside.stop();
  expect(seen.ended).toBe(1);
});

test.each<[string, string, (worker: FakeWorker, id: number) => void]>([
  ['fails', 'hashBundles', (worker, id) => worker.onmessage?.({ data: { id, failure: 'x' } })],
  ['cannot make itself ready', 'prepare', (worker, id) => worker.onmessage?.({ data: { id, failure: 'x' } })],
  ['cannot be loaded', 'prepare', (worker) => worker.onerror?.()],
])('a worker that %s is told, whenever that was', async (_name, when, fail) => {
  fakeWorker((worker, { id, call }) => {
    if (call === when) fail(worker, id);
  });
  const beside = startBesideWorker();
  await Promise.resolve();
  await expect(beside.hashBundles(part)).rejects.toThrow();
});
