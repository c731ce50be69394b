import { strToU8, zipSync } from 'fflate';
import type { CountFiles } from './files.ts';

/** Content of the ZIP beside the files of a count. */
export interface SavedBeside {
  /** Heads that the service has listed or this browser has kept. */
  heads: readonly string[];
  /** Receipts of this browser. */
  receipts: readonly string[];
  /** Verifier key of the witness that has cosigned heads; null where none has. */
  witness: string | null;
  /** How to use what is saved, in the reader's language. */
  instructions: string;
}

/**
 * The files of a count as a ZIP, under the names by which `node count/verify.mjs <folder>` reads them (count/README.md), with
 * kept heads, receipts and instructions. Nothing in it is compressed again: ballots are random numbers for the most part.
 */
export function zipOf(files: CountFiles, { heads, receipts, witness, instructions }: SavedBeside): Uint8Array {
  const { head, keys, records, ballots, roll, results } = files;
  const named: Record<string, Uint8Array> = {
    head,
    'keys.json': keys,
    'records.jsonl': records,
    'count.bin': ballots,
    'roll.bin': roll,
    'README.txt': strToU8(instructions),
  };
  for (const { version, bytes } of results) named[`result-${version}.json`] = bytes;
  heads.forEach((kept, i) => (named[`heads/${i + 1}`] = strToU8(kept)));
  if (receipts.length > 0) named['receipts.txt'] = strToU8(receipts.join('\n'));
  if (witness !== null) named['witness.txt'] = strToU8(`${witness}\n`);
  return zipSync(named, { level: 0 });
}
