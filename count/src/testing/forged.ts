import { decodeCountFile, encodeCountFile } from '../countFile.ts';
import { formatRecords, parseRecords, canonicalJson } from '../records.ts';
import type { PublishedCount } from '../verify.ts';
import type { Election } from './election.ts';
import { publish, signedHead, type Publication } from './publish.ts';

/** Records with the sizes of batches of another election. */
function recordsWithSizes(honest: string, { sizes }: Election): string {
  let batch = 0;
  const records = parseRecords(honest).map(({ position, record }) => {
    const ballots = record.type === 'batch' ? { ballots: sizes[batch++] } : {};
    const closed = record.type === 'close' ? { ballots: sizes.at(-1) } : {};
    return { position, text: canonicalJson({ ...record, ...ballots, ...closed }) };
  });
  return formatRecords(records);
}

/**
 * Altered ballots under the honest head.
 * @param withRecords whether the sizes of batches were altered in the records as well
 */
export const alteredUnderHead = (honest: PublishedCount, forged: Election, withRecords: boolean): PublishedCount => ({
  ...honest,
  ballots: encodeCountFile(forged.file),
  ...(withRecords ? { records: recordsWithSizes(honest.records, forged) } : {}),
});

/** The election that a publication discloses to anyone: everything but who has cast which ballot. */
export function electionIn({ ballots, records }: PublishedCount): Election {
  const file = decodeCountFile(ballots);
  const sizes = parseRecords(records).flatMap(({ record }) => (record.type === 'batch' ? [record.ballots] : []));
  return { file, voter: new Uint32Array(file.point.length), sizes, voters: 1 };
}

/** A log that was written anew with altered ballots and signed again, for whoever kept the head of an earlier batch. */
export const rewrittenSince = (honest: Publication, forged: Election, batch: number): PublishedCount => ({
  ...publish(forged).published,
  heads: [signedHead(honest.tree, honest.batchEnds[batch])],
});
