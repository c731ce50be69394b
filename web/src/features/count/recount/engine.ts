import { toHex } from '@photo-competition/count/bytes';
import { bundleSize } from '@photo-competition/count/encoding';
import { hashBundles, leastShared, type BundlePart } from '@photo-competition/count/logRoot';
import { verifyCount, type CountReport, type Progress } from '@photo-competition/count/verify';
import {
  downloadCount,
  notCountedIn,
  NotDownloaded,
  publishedIn,
  type CountAddresses,
  type CountFiles,
  type FileName,
} from './files.ts';
import { compareHeads, type HeadsToCompare, type HeadVerdict } from './keptHead.ts';
import { browserPlatform, type BrowserPlatform } from './platform.ts';
import { checkInBallots, checkInLog, type CheckedReceipt, type Proofs, type ReceiptsToCheck } from './receipts.ts';
import { checkStatement, isInRoll, type OwnRollEntry, type RollFound, type StatementToCheck } from './roll.ts';
import { zipOf, type SavedBeside } from './savedCount.ts';

/** Progress messages of a recount. */
export type RecountStep = { step: 'downloaded'; ballots: number } | ({ step: 'hashed' } & Progress);

/** Outcome of a recount: a file that did not come, or the findings about the files, with the SHA-256 of each. */
export type RecountOutcome =
  | { notDownloaded: FileName }
  | { notDownloaded: null; report: CountReport; fingerprints: { file: FileName; sha256: string }[] };

/** A further worker, which hashes ballots for this one. */
export interface BesideWorker {
  /** Hashes bundles. @throws Error when the worker could not be loaded, or fails */
  hashBundles: (part: BundlePart) => Promise<Uint8Array>;
  /** Ends the worker with whatever it does. */
  stop: () => void;
}

/** Order of a recount: its files, and the heads to hold the log to beside the newest. */
export interface RecountOrder {
  from: CountAddresses;
  /** About how many ballots there are. */
  ballots: number;
  heads: readonly string[];
  /** Version of the result; the newest one unless it is given. */
  version?: number;
  /** Verifier keys of the witnesses that have cosigned some. */
  witnesses: readonly string[];
}

/** Number of ballots by the file's head; 0 when there is none. */
const ballotsIn = (bytes: Uint8Array): number =>
  bytes.length < 8 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);

const namesOf = ({ head, keys, records, ballots, roll, results }: CountFiles): [FileName, Uint8Array][] => [
  ['head', head],
  ['keys.json', keys],
  ['records.jsonl', records],
  ['count.bin', ballots],
  ['roll.bin', roll],
  ...results.map(({ version, bytes }): [FileName, Uint8Array] => [`result-${version}.json`, bytes]),
];

/**
 * Everything that the page has computed away from its own thread. The downloaded files stay here: own votes are looked for and
 * files are saved without a line.
 * @param startBeside starts one more worker, which hashes ballots
 */
export function createEngine(
  platformOf: () => Promise<BrowserPlatform> = browserPlatform,
  startBeside?: () => BesideWorker,
) {
  let made: Promise<BrowserPlatform> | undefined;
  const platform = () => (made ??= platformOf());
  let files: CountFiles | null = null;
  const downloaded = (): CountFiles => {
    if (!files) throw new Error('Nothing was downloaded yet.');
    return files;
  };

  async function recount(
    { from, heads, witnesses, version }: RecountOrder,
    beside: BesideWorker | undefined,
    tell: (step: RecountStep) => void,
  ): Promise<RecountOutcome> {
    let using: BrowserPlatform;
    try {
      [files, using] = await Promise.all([files ?? downloadCount(from), platform()]);
    } catch (error) {
      if (error instanceof NotDownloaded) return { notDownloaded: error.file };
      throw error;
    }
    tell({ step: 'downloaded', ballots: ballotsIn(files.ballots) });
    const hashing = beside ? { ...using, beside: beside.hashBundles } : using;
    const published = publishedIn(using.sha256, files, { heads, witnesses, version });
    // Begun first: the browser computes them while this thread counts.
    const fingerprints = Promise.all(
      namesOf(files).map(async ([file, bytes]) => ({ file, sha256: toHex(await using.hashFile(bytes)) })),
    );
    const report = await verifyCount(hashing, published, (at) => tell({ step: 'hashed', ...at }));
    return { notDownloaded: null, report, fingerprints: await fingerprints };
  }

  return {
    /** Downloads a count and repeats it. */
    async recount(order: RecountOrder, tell: (step: RecountStep) => void): Promise<RecountOutcome> {
      // Started before anything is downloaded, so that starting it takes no time of its own.
      const beside = order.ballots >= leastShared * bundleSize ? startBeside?.() : undefined;
      try {
        return await recount(order, beside, tell);
      } finally {
        beside?.stop();
      }
    },
    /** Loads what is computed with. */
    prepare: (): Promise<void> => platform().then(() => undefined),
    /** Hashes ballots for another worker. */
    async hashBundles(part: BundlePart): Promise<Uint8Array> {
      return hashBundles(await platform(), part);
    },
    /** Compares the newest head with the one that was kept. */
    async compareHeads(heads: HeadsToCompare): Promise<HeadVerdict> {
      return compareHeads(await platform(), heads);
    },
    /** Looks for ballots in the log, by proofs. */
    async checkInLog(order: { receipts: ReceiptsToCheck; proofs: Proofs }): Promise<CheckedReceipt[]> {
      return checkInLog(await platform(), order.receipts, order.proofs);
    },
    /** Looks for ballots among those that were downloaded. */
    async checkInBallots(receipts: ReceiptsToCheck): Promise<CheckedReceipt[]> {
      return checkInBallots(await platform(), receipts, downloaded().ballots, notCountedIn(downloaded()));
    },
    /** Looks for the viewer in the roll that was downloaded. */
    async isInRoll({ competition, entry }: { competition: number; entry: OwnRollEntry }): Promise<boolean> {
      return isInRoll(await platform(), competition, downloaded().roll, entry);
    },
    /** Looks in the roll that was downloaded for the entry of a statement. */
    async checkStatement(statement: StatementToCheck): Promise<RollFound> {
      return checkStatement(await platform(), downloaded().roll, statement);
    },
    /** The downloaded files, as a ZIP. */
    zip: (beside: SavedBeside): Promise<Uint8Array> => Promise.resolve(zipOf(downloaded(), beside)),
  };
}

export type Engine = ReturnType<typeof createEngine>;
