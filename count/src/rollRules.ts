import { compareBytes, toBase64, type Sha256 } from './bytes.ts';
import type { RollEntry } from './encoding.ts';
import { hold } from './failure.ts';
import type { Layout } from './layout.ts';
import { rollTree } from './rollFile.ts';

/** The ballots that the roll is compared with. */
export interface CountedBallots {
  ballots: number;
  standing: number;
  imageIds: Uint32Array;
  /** Number of standing votes of an image by its index. */
  votesOf: (image: number) => number;
}

/**
 * Rule 7: the roll is the one that `close` names, its ids rise, its sums are those of the ballots, it has no more entries than
 * there were entrants, and no image more votes than it has entries. (Authors who do not vote are not in the roll: an image may
 * have a vote of each entry.)
 * @throws BrokenRule
 */
export function checkRoll(
  sha256: Sha256,
  roll: readonly RollEntry[],
  { open, close, batches }: Layout,
  { ballots, standing, imageIds, votesOf }: CountedBallots,
): void {
  const record = close.position;
  const lastBatch = batches.at(-1);
  roll.forEach(({ id }, i) => {
    const before = roll[i - 1];
    hold(before === undefined || compareBytes(before.id, id) < 0, 'rollOrder', { record, file: 'roll' });
  });
  hold(toBase64(rollTree(sha256, roll).root()) === close.record.roll, 'rollRoot', { record, file: 'roll' });
  hold(roll.length === close.record.voters, 'rollSize', { record, file: 'roll' });
  hold(roll.length === (lastBatch?.record.voters ?? 0), 'rollSize', {
    record: lastBatch?.position ?? record,
    file: 'roll',
  });
  hold(roll.length <= Math.max(open.record.eligible, close.record.eligible), 'rollSize', { record, file: 'roll' });
  const sum = (of: (entry: RollEntry) => number) => roll.reduce((total, entry) => total + of(entry), 0);
  hold(sum(({ cast }) => cast) === ballots, 'rollSums', { record, file: 'roll' });
  hold(sum((entry) => entry.standing) === standing, 'rollSums', { record, file: 'roll' });
  hold(
    roll.every((entry) => entry.cast > 0 && entry.standing <= entry.cast),
    'rollSums',
    { record, file: 'roll' },
  );
  imageIds.forEach((id, i) => hold(votesOf(i) <= roll.length, 'rollVotes', { image: id, file: 'roll' }));
}
