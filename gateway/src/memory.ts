/**
 * How the process makes and collects what it needs. Imported first, before memory is taken. Measured by
 * `npm run bench:gateway`.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Where many requests wait at once, what they need outlives two quick collections. V8 concludes that such objects last, and
// from then on makes them at once among those that do, even when nobody waits any more; so that it collects all of memory
// ten times a second, for half of the processor time.
setFlagsFromString('--no-allocation-site-pretenuring');

// Percent by which the old generation may grow before all of memory is collected. V8 by itself lets it grow to three times
// of what is in use, some 50 MB more at the peak.
setFlagsFromString('--heap-growing-percent=40');

// undici reads HTTP with WebAssembly. V8 compiles that quickly at first and once more when it is busy, which takes 35 MB for
// a moment just when the first requests have filled the memory. Here it is compiled once, when it is first used.
setFlagsFromString('--no-liftoff');

/**
 * Collects what loading the program has left behind. V8 by itself would do so when the first requests have filled the
 * memory, some 4 MB above.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
