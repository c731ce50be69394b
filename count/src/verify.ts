import { sameBytes } from './bytes.ts';
import { CountFileError, decodeCountFile, type CountFile } from './countFile.ts';
import { cosignatureOf, parseWitnessKey, type WitnessKey } from './cosignature.ts';
import { BrokenRule, hold, type CountFailure } from './failure.ts';
import { layoutOf, type Layout } from './layout.ts';
import { hashAllBundles, rebuildLog, type Hashing } from './logRoot.ts';
import { parseCheckpoint, parseNote, type Checkpoint } from './note.ts';
import { parseRecords, type ReadRecord, type RuleRecord } from './records.ts';
import { checkLeftOut } from './leftOut.ts';
import { parseResultFile, type ResultFile } from './resultFile.ts';
import { checkCounted, checkImageList, checkResult, checkResultHash, rulesAt } from './resultRules.ts';
import { decodeRollFile } from './rollFile.ts';
import { checkRoll } from './rollRules.ts';
import { isSigned, type Signing } from './signature.ts';
import { checkNumbers, checkPoints, checkReplacements, checkWithdrawals, histogramsOf, indexRows } from './tally.ts';
import type { MerkleTree } from './tree.ts';

/** The published data of a count, as they are downloaded. */
export interface PublishedCount {
  /** Newest signed head. */
  head: string;
  /** Earlier signed heads, in any order: they narrow down where something differs. */
  heads?: readonly string[];
  /** Public Ed25519 keys of the service, 32 bytes in base64. */
  keys: readonly string[];
  /** Verifier keys of witnesses (c2sp.org/tlog-cosignature): their lines in heads are looked at, all others are not. */
  witnesses?: readonly string[];
  records: string;
  ballots: Uint8Array;
  roll: Uint8Array;
  /** A version of the result, as text. */
  result: string;
}

/** Functions for the recount that differ between platforms. */
export type Platform = Hashing & Signing;

/** How far a recount is. */
export interface Progress {
  ballots: number;
  of: number;
}

/** A head that a witness has cosigned. */
export interface CosignedHead {
  size: number;
  /** The witness. */
  name: string;
  /** When, as the witness says, in seconds since 1970. */
  seconds: number;
}

/** The result of a recount. */
export interface CountReport {
  /** Rules that do not hold, by their number: the first thing that breaks each. Empty: everything holds. */
  failures: CountFailure[];
  /** Rules of the competition that were changed after the opening: allowed, and to be known. */
  changedRules: RuleRecord[];
  /** Cosignatures of known witnesses on these heads, each once, by rising size. */
  cosigned: CosignedHead[];
  /** The counted numbers; null when the files are too broken to be counted. */
  counted: {
    ballots: number;
    standing: number;
    excluded: number;
    /** Ballots of voters who judged too few images. */
    leftOut: number;
    voters: number;
    images: number;
    entries: number;
  } | null;
}

const unreadable = (file: 'head' | 'records' | 'roll' | 'result') => new BrokenRule('unreadable', { file });

function read<T>(file: 'head' | 'records' | 'roll' | 'result', parse: () => T): T {
  try {
    return parse();
  } catch {
    throw unreadable(file);
  }
}

function readBallots(bytes: Uint8Array): CountFile {
  try {
    return decodeCountFile(bytes);
  } catch (error) {
    if (error instanceof CountFileError) throw new BrokenRule('unreadable', { file: 'ballots' });
    throw error;
  }
}

/** Reads a head that is of this competition's log and that a listed key has signed. @throws BrokenRule */
export async function checkHead(
  platform: Signing,
  head: string,
  keys: readonly string[],
  competition: number,
): Promise<Checkpoint> {
  const note = read('head', () => parseNote(head));
  const checkpoint = read('head', () => parseCheckpoint(note.text));
  hold(checkpoint.origin.endsWith(`/count/${competition}`), 'origin', { file: 'head' });
  hold(await isSigned(platform, note, checkpoint.origin, keys), 'signature', { file: 'head' });
  return checkpoint;
}

/** The cosignatures of witnesses on a head whose form was looked at. @throws BrokenRule for one that does not hold */
async function cosignedBy(platform: Signing, head: string, witnesses: readonly WitnessKey[]): Promise<CosignedHead[]> {
  const note = parseNote(head);
  const { size } = parseCheckpoint(note.text);
  const found: CosignedHead[] = [];
  for (const witness of witnesses) {
    const cosignature = await cosignatureOf(platform, note, witness).catch(() => {
      throw new BrokenRule('cosignature', { file: 'head' });
    });
    if (cosignature) found.push({ size, name: witness.name, seconds: cosignature.seconds });
  }
  return found;
}

/** The log has the roots of all heads. @throws BrokenRule that names the entries between the last head that fits and the first that does not */
function checkRoots(tree: MerkleTree, checkpoints: readonly Checkpoint[], layout: Layout, last: number): void {
  let from = 0;
  for (const { size, root } of checkpoints.toSorted((a, b) => a.size - b.size)) {
    hold(size <= tree.size, 'size', { file: 'head' });
    const batch = layout.batches.find(({ position }) => position >= from && position < size);
    hold(sameBytes(tree.root(size), root), 'root', { entries: { from, to: size }, record: batch?.position ?? last });
    from = size;
  }
}

/** Collects the first thing that breaks each rule. */
class Rules {
  readonly failures: CountFailure[] = [];

  /** @returns what the check answers; undefined when a rule is broken */
  check<T>(look: () => T): T | undefined {
    try {
      return look();
    } catch (error) {
      this.note(error);
      return undefined;
    }
  }

  /** @throws what is no broken rule */
  note(error: unknown): void {
    if (!(error instanceof BrokenRule)) throw error;
    this.failures.push(error.failure);
  }

  /** By rule. */
  sorted(): CountFailure[] {
    return this.failures.toSorted((a, b) => a.rule - b.rule);
  }
}

interface ReadCount {
  file: CountFile;
  records: ReadRecord[];
  layout: Layout;
  /** Number of entries by the newest head. */
  size: number;
  result: ResultFile;
  checkpoints: Checkpoint[];
  cosigned: CosignedHead[];
}

/** Reads everything; what is broken here leaves nothing to count. @throws BrokenRule */
async function readCount(platform: Platform, published: PublishedCount, rules: Rules): Promise<ReadCount> {
  const records = read('records', () => parseRecords(published.records));
  const file = readBallots(published.ballots);
  const result = read('result', () => parseResultFile(published.result));
  const { size } = read('head', () => parseCheckpoint(parseNote(published.head).text));
  const layout = layoutOf(records, size);
  const { competition } = layout.open.record;
  const checkpoints: Checkpoint[] = [];
  const witnesses = (published.witnesses ?? []).map((key) => parseWitnessKey(platform.sha256, key));
  const cosigned = new Map<string, CosignedHead>();
  for (const head of new Set([published.head, ...(published.heads ?? [])])) {
    try {
      checkpoints.push(await checkHead(platform, head, published.keys, competition));
      for (const one of await cosignedBy(platform, head, witnesses)) cosigned.set(`${one.name} ${one.size}`, one);
    } catch (error) {
      rules.note(error);
    }
  }
  const bySize = [...cosigned.values()].sort((a, b) => a.size - b.size);
  return { file, records, layout, size, result, checkpoints, cosigned: bySize };
}

type Counted = NonNullable<CountReport['counted']>;

/** The rules that need the ballots. @returns null when they cannot be counted */
async function countAgain(
  platform: Platform,
  published: PublishedCount,
  count: ReadCount,
  rules: Rules,
  progress: (at: Progress) => void = () => undefined,
): Promise<Counted | null> {
  const { sha256 } = platform;
  const { file, records, layout, size, result, checkpoints } = count;
  const { close, sizes } = layout;
  const n = file.point.length;
  const last = layout.batches.at(-1)?.position ?? close.position;
  const whole = rules.check(() => {
    hold((sizes.at(-1) ?? 0) === n, 'batchSize', { record: last, file: 'ballots' });
    return true;
  });
  const version = rules.check(() => checkResultHash(sha256, published.result, result, layout));
  rules.check(() => checkImageList(sha256, result, layout));
  if (!whole) return null;

  const part = { competition: layout.open.record.competition, file, bundles: layout.bundles };
  const hashing = hashAllBundles(platform, part, (done) => progress({ ballots: Math.floor(done * n), of: n }));
  const counted = countBallots(sha256, published, count, { rules, version });
  const leaves = await hashing;
  rules.check(() => checkRoots(rebuildLog(sha256, { leaves, records, size }), checkpoints, layout, last));
  return counted;
}

/** The rules about ballots, roll and result, without the log's tree. @returns null when the ballots cannot be counted */
function countBallots(
  sha256: Platform['sha256'],
  published: PublishedCount,
  { file, layout, size, result }: ReadCount,
  { rules, version }: { rules: Rules; version: ReturnType<typeof checkResultHash> | undefined },
): Counted | null {
  const { close, sizes } = layout;
  const n = file.point.length;
  const { minPoint, maxPoint } = rulesAt(layout, size);
  const ballots = { file, sizes, minPoint, maxPoint };
  const index = indexRows(file);
  rules.check(() => checkNumbers(ballots, index));
  const inRange = rules.check(() => checkPoints(ballots) ?? true);
  rules.check(() => checkWithdrawals(ballots));
  const gone = rules.check(() => checkReplacements(ballots));
  if (!gone || !inRange) return null;

  const all = histogramsOf(ballots, gone);
  const { standing } = all;
  const same = close.record.ballots === n && close.record.standing === standing;
  rules.check(() => hold(same, 'standingCount', { record: close.position }));
  const votesOf = (image: number) => all.of(image).reduce((sum, votes) => sum + votes, 0);
  rules.check(() => {
    const roll = read('roll', () => decodeRollFile(published.roll));
    checkRoll(sha256, roll, layout, { ballots: n, standing, imageIds: file.imageIds, votesOf });
  });
  const counted = { ballots: n, standing, voters: close.record.voters, images: file.imageIds.length, entries: size };
  const notCounted =
    version &&
    rules.check(() => {
      const uncounted = checkCounted(result, { file, index, gone }, layout, version);
      checkLeftOut(sha256, result, { file, index, notCounted: uncounted }, layout);
      return uncounted;
    });
  if (!notCounted) return { ...counted, excluded: 0, leftOut: 0 };
  const final = histogramsOf(ballots, notCounted);
  const indexOf = new Map(Array.from(file.imageIds, (id, i) => [id, i]));
  const none = Array.from({ length: maxPoint - minPoint + 1 }, () => 0);
  rules.check(() => {
    checkResult(result, file, layout, version, (id) => {
      const image = indexOf.get(id);
      return image === undefined ? none : final.of(image);
    });
  });
  return { ...counted, excluded: result.excluded.length, leftOut: result.leftOut.length };
}

/**
 * Repeats a count from what is published, by the rules of count/README.md.
 * @param progress called now and then while ballots are hashed
 * @throws RangeError for a witness that is no verifier key; TypeError and the like when `platform` fails; never for what is published
 */
export async function verifyCount(
  platform: Platform,
  published: PublishedCount,
  progress?: (at: Progress) => void,
): Promise<CountReport> {
  const rules = new Rules();
  let count: ReadCount;
  try {
    count = await readCount(platform, published, rules);
  } catch (error) {
    rules.note(error);
    return { failures: rules.sorted(), changedRules: [], cosigned: [], counted: null };
  }
  const counted = await countAgain(platform, published, count, rules, progress);
  const changedRules = count.layout.rules.map(({ record }) => record);
  return { failures: rules.sorted(), changedRules, cosigned: count.cosigned, counted };
}
