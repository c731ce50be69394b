import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, begin first: one that begins last leaves the other workers idle. A fresh clone knows no durations, and
 * Vitest then goes by the size of the file, of which that of the cluster is among the smallest.
 */
const longest = ['cluster/cluster', 'accessibility', 'imagePage', 'firefox/flows', 'count'];

/** Where a file stands among them; behind them all when it is none of them. */
function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.endsWith(`/e2e/${name}.test.ts`));
  return place === -1 ? longest.length : place;
}

/** The order in which the files of a run begin. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}
