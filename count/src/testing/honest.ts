import { withdrawn } from '../encoding.ts';
import type { CountFailure } from '../failure.ts';
import type { ResultFile } from '../resultFile.ts';
import { verifyCount, type PublishedCount } from '../verify.ts';
import { electionOf, type Election } from './election.ts';
import { platform, publish, resultOf, type PublishOptions } from './publish.ts';
import { seeded } from './random.ts';

/** An election whose count holds. */
export const honest = electionOf({ voters: 40, images: 12, ballots: 700, batches: 3, changes: 0.05 }, seeded(1));
const { file } = honest;

/** The first row of which something holds. */
export const firstWhere = (holds: (row: number) => boolean) => file.point.findIndex((_, row) => holds(row));

/** Rows that are replaced. */
export const gone = new Set(file.replaced.filter((old) => old >= 0));

/** Whether a ballot stands and changes nothing. */
export const plain = (row: number) => !gone.has(row) && file.replaced[row] === -1 && file.point[row] !== withdrawn;

export const imageOf = (row: number) => file.imageIds[file.image[row] as number] as number;

export const failuresOf = async (published: PublishedCount): Promise<CountFailure[]> =>
  (await verifyCount(platform, published)).failures;

/** The failures of an election that the service itself has published and signed. */
export const failuresOfSigned = (
  change: Partial<Election['file']>,
  options?: PublishOptions,
): Promise<CountFailure[]> => failuresOf(publish({ ...honest, file: { ...file, ...change } }, options).published);

/** The failures of an honest log whose service has published this result. */
export const failuresOfResult = (change: (result: ResultFile) => void): Promise<CountFailure[]> => {
  const result = structuredClone(resultOf(honest));
  change(result);
  return failuresOf(publish(honest, { result }).published);
};
