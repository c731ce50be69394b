import { compareBytes, toHex, toUtf8, type Sha256 } from './bytes.ts';
import type { CountFile } from './countFile.ts';
import { withdrawn } from './encoding.ts';
import { hold } from './failure.ts';
import type { Layout } from './layout.ts';
import { numberFrom } from './note.ts';
import { canonicalJson } from './records.ts';
import type { ResultFile } from './resultFile.ts';
import { rulesAt } from './resultRules.ts';
import type { RowIndex } from './tally.ts';

/** The hash of the left out ballots' rising numbers in the record `close`. */
export const leftOutHash = (sha256: Sha256, numbers: readonly string[]): string =>
  toHex(sha256(toUtf8(canonicalJson(numbers))));

/**
 * Rule 6, what the coverage rule leaves out: the list is the one that the log was closed with, of standing ballots, each once and
 * none that is excluded, of no fewer people than the log asks for, of whom nobody has two votes on an image.
 * @param notCounted for each ballot 1 when it is replaced or excluded; these ballots are added
 * @throws BrokenRule
 */
export function checkLeftOut(
  sha256: Sha256,
  { leftOut }: ResultFile,
  { file, index, notCounted }: { file: CountFile; index: RowIndex; notCounted: Uint8Array },
  layout: Layout,
): void {
  const { position, record } = layout.close;
  const { leftOutVoters: people = 0, leftOutBallots: ballots = 0, leftOut: hash } = record;
  const { minCoverage = 0, minCoverageVoters = 0 } = rulesAt(layout, position);
  const votes = new Map<number, number>();
  let before = new Uint8Array(0);
  for (const number of leftOut) {
    const bytes = numberFrom(number);
    hold(compareBytes(before, bytes) < 0, 'leftOutList', { ballot: number, file: 'result' });
    before = Uint8Array.from(bytes);
    const row = index.find(bytes);
    hold(row >= 0 && notCounted[row] === 0 && file.point[row] !== withdrawn, 'leftOutUnknown', { ballot: number });
    notCounted[row] = 1;
    const image = file.image[row] as number;
    votes.set(image, (votes.get(image) ?? 0) + 1);
  }
  const isClosed =
    leftOut.length === ballots && (hash === undefined ? ballots === 0 : hash === leftOutHash(sha256, leftOut));
  hold(isClosed, 'leftOutList', { record: position, file: 'result' });
  const isAllowed = people === 0 || (minCoverage > 0 && people >= minCoverageVoters);
  hold(isAllowed && people <= ballots && people <= record.voters, 'leftOutList', { record: position });
  for (const [image, given] of votes)
    hold(given <= people, 'leftOutList', { record: position, image: file.imageIds[image] as number });
}
