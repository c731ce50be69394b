import { keepLease } from './lease.ts';

/** A lease whose renewals come as often as the event loop turns, and are answered one by one; the last answer stays. */
function kept(answers: (boolean | Error)[], giveUp = new AbortController()) {
  let asked = 0;
  const seen: (() => void)[] = [];
  const lease = keepLease(
    () => {
      const answer = answers[Math.min(asked, answers.length - 1)] as boolean | Error;
      asked += 1;
      for (const wake of seen.splice(0)) setImmediate(wake);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    1,
    giveUp.signal,
  );
  const renewed = async (times: number) => {
    while (asked < times) await new Promise<void>((resolve) => seen.push(resolve));
  };
  return { lease, renewed, asked: () => asked };
}

test('is renewed again and again until it ends', async () => {
  const { lease, renewed, asked } = kept([true]);
  await renewed(3);
  expect(lease.isHeld()).toBe(true);
  await lease.end();
  const before = asked();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked()).toBe(before);
});

test('is lost for good once another process has taken it, or nobody can be asked', async () => {
  for (const answer of [false, new Error('no connection')]) {
    const { lease, renewed } = kept([true, answer, true]);
    await renewed(4);
    expect(lease.isHeld()).toBe(false);
    await lease.end();
  }
});

test('is not held by what was given up', async () => {
  const giveUp = new AbortController();
  const { lease } = kept([true], giveUp);
  expect(lease.isHeld()).toBe(true);
  giveUp.abort();
  expect(lease.isHeld()).toBe(false);
  await lease.end();
});
