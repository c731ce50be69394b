import { fromBase64, sameBytes, toBase64Url } from '@photo-competition/count/bytes';
import { decodeCountFile, type CountFile } from '@photo-competition/count/countFile';
import { commitmentOf, commitmentsIn, leafHash, numberBytes, withdrawn } from '@photo-competition/count/encoding';
import { parseNote, parseReceipt, type Checkpoint, type Receipt } from '@photo-competition/count/note';
import { isSigned } from '@photo-competition/count/signature';
import { verifyInclusion } from '@photo-competition/count/tree';
import type { Platform } from '@photo-competition/count/verify';
import { signedHead } from './keptHead.ts';

/** Fault of a receipt by itself: it cannot be read, is of another log, or bears no signature of a listed key. */
type ReceiptFault = 'unreadable' | 'otherLog' | 'unsigned';

/**
 * State of a ballot that a receipt promises. `promised`: signed, and not in the log yet; `inLog`; `counted` in the
 * published ballots, `replaced` there by a later one, `withdrawn` there, `excluded` from the newest version of the result, or `leftOut` of it by the coverage rule. `missing`: neither in the log nor among the ballots;
 * `different`: another vote stands under its number.
 */
export type BallotState = 'promised' | 'inLog' | 'counted' | 'excluded' | 'leftOut' | 'replaced' | 'withdrawn';
export type BallotFault = ReceiptFault | 'missing' | 'different';

/** A receipt and what was found of its ballot. */
export interface CheckedReceipt {
  /** Null when the receipt cannot be read. */
  number: string | null;
  image: number | null;
  /** Null for a withdrawal. */
  point: number | null;
  state: BallotState | BallotFault;
}

const faults: readonly string[] = [
  'unreadable',
  'otherLog',
  'unsigned',
  'missing',
  'different',
] satisfies readonly BallotFault[];

export const isFault = ({ state }: CheckedReceipt): boolean => faults.includes(state);

/** Receipts, and by whom they have to be signed. */
export interface ReceiptsToCheck {
  notes: readonly string[];
  competition: number;
  keys: readonly string[];
}

/** Proof that entries are in the log, by what the service answers. */
export interface Proofs {
  /** The head of now: one that no listed key has signed proves nothing. */
  head: string;
  entries: readonly { position: number; entry: string; hashes: readonly string[]; size: number }[];
  /** Whether the log is closed: then every promised ballot has to be in it. */
  isClosed: boolean;
}

type Found = (receipt: Receipt, commitment: Uint8Array) => BallotState | BallotFault;

async function checkOne(
  platform: Platform,
  note: string,
  { competition, keys }: ReceiptsToCheck,
  found: Found,
): Promise<CheckedReceipt> {
  let receipt: Receipt;
  let isOurs: boolean;
  try {
    const parsed = parseNote(note);
    receipt = parseReceipt(parsed.text);
    isOurs = await isSigned(platform, parsed, receipt.origin, keys);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { number: null, image: null, point: null, state: 'unreadable' };
  }
  const { number, image, point, replaces, origin } = receipt;
  const commitment = commitmentOf(platform.sha256, { competition, number, image, point, replaces });
  const state = !origin.endsWith(`/count/${competition}`)
    ? 'otherLog'
    : !isOurs || !sameBytes(commitment, receipt.commitment)
      ? 'unsigned'
      : found(receipt, commitment);
  return { number: toBase64Url(number), image, point: point === withdrawn ? null : point, state };
}

const checkAll = (platform: Platform, receipts: ReceiptsToCheck, found: Found): Promise<CheckedReceipt[]> =>
  Promise.all(receipts.notes.map((note) => checkOne(platform, note, receipts, found)));

/** Commitments in an entry, in base64url; none when it is not in the log of that head. */
function provenIn(
  platform: Platform,
  head: Checkpoint,
  { position, entry, hashes, size }: Proofs['entries'][number],
): string[] {
  try {
    const bytes = fromBase64(entry);
    const leaf = leafHash(platform.sha256, bytes);
    const proof = hashes.map(fromBase64);
    const { root } = head;
    const isThere =
      size === head.size && verifyInclusion(platform.sha256, { leaf, index: position, size, proof, root });
    return isThere ? commitmentsIn(bytes).map(toBase64Url) : [];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** Looks for the ballots of receipts in the log, by proofs: nothing that the service says is believed without one. */
export async function checkInLog(
  platform: Platform,
  receipts: ReceiptsToCheck,
  { head, entries, isClosed }: Proofs,
): Promise<CheckedReceipt[]> {
  const checkpoint = await signedHead(platform, head, receipts);
  const proven = new Set(checkpoint ? entries.flatMap((entry) => provenIn(platform, checkpoint, entry)) : []);
  return checkAll(platform, receipts, (_, commitment) =>
    proven.has(toBase64Url(commitment)) ? 'inLog' : isClosed ? 'missing' : 'promised',
  );
}

function columnsOf({ numbers, imageIds, image, point, replaced }: CountFile) {
  const numberAt = (row: number) => toBase64Url(numbers.subarray(row * numberBytes, (row + 1) * numberBytes));
  return {
    rowOf: new Map(Array.from(point, (_, row) => [numberAt(row), row])),
    gone: new Set(replaced.filter((row) => row >= 0)),
    says: (row: number, receipt: Receipt) => {
      const before = replaced[row] as number;
      return (
        imageIds[image[row] as number] === receipt.image &&
        point[row] === receipt.point &&
        (before < 0 ? null : numberAt(before)) === (receipt.replaces && toBase64Url(receipt.replaces))
      );
    },
  };
}

/**
 * Looks for the ballots of receipts among the published ones.
 * @param ballots the file `count.bin`, which can be read
 * @param notCounted by number, why the newest version of the result does not count it
 */
export function checkInBallots(
  platform: Platform,
  receipts: ReceiptsToCheck,
  ballots: Uint8Array,
  notCounted: ReadonlyMap<string, 'excluded' | 'leftOut'>,
): Promise<CheckedReceipt[]> {
  const { rowOf, gone, says } = columnsOf(decodeCountFile(ballots));
  return checkAll(platform, receipts, (receipt) => {
    const row = rowOf.get(toBase64Url(receipt.number));
    if (row === undefined) return 'missing';
    if (!says(row, receipt)) return 'different';
    if (gone.has(row)) return 'replaced';
    if (receipt.point === withdrawn) return 'withdrawn';
    return notCounted.get(toBase64Url(receipt.number)) ?? 'counted';
  });
}
