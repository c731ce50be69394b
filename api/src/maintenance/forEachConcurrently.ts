/**
 * Runs `work` on every item, at most `concurrency` at a time. They start in order; after the first failure no further
 * one is started.
 * @throws what the first failed one threw, when those that run have ended
 */
export async function forEachConcurrently<T>(
  concurrency: number,
  items: AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  let failed = false;
  const worker = async () => {
    while (!failed) {
      const { done, value } = await iterator.next();
      if (done) return;
      await work(value as T);
    }
  };
  const outcomes = await Promise.allSettled(
    Array.from({ length: concurrency }, () =>
      worker().catch((error: unknown) => {
        failed = true;
        throw error;
      }),
    ),
  );
  const failure = outcomes.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}
