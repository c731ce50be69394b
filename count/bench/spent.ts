/** Duration and processor time of some work, in milliseconds. */
export interface Spent {
  /** On the clock. */
  wall: number;
  /** Of the processor, in this process. */
  processor: number;
}

/** Measures something that this process does. */
export async function timed(work: () => Promise<void>): Promise<Spent> {
  const [started, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { wall: performance.now() - started, processor: (user + system) / 1000 };
}
