/** The result of a promise in time, else `otherwise`; the promise goes on, and its result is there for the next caller. */
export async function within<T>(ms: number, promise: Promise<T>, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  const first = await Promise.race([promise, late]);
  clearTimeout(timer);
  return first;
}
