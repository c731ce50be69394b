/** Runs `work` on every item, a few at a time, in about their order; the first failure ends it. */
export async function inLanes<T>(
  lanes: number,
  items: AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.asyncIterator]();
  let failed = false;
  const lane = async () => {
    while (!failed) {
      const { done, value } = await rest.next();
      if (done) return;
      await work(value as T);
    }
  };
  const ended = await Promise.allSettled(
    Array.from({ length: lanes }, () =>
      lane().catch((error: unknown) => {
        failed = true;
        throw error;
      }),
    ),
  );
  const failure = ended.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}
