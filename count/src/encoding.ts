import { concatBytes, hashBytes, toUtf8, writeU32be, type Sha256 } from './bytes.ts';

/** Length of a ballot's number in bytes: random, drawn by whoever casts it, unique within a competition. */
export const numberBytes = 12;

/** Stands for the point of a withdrawal. */
export const withdrawn = 255;

/** Most ballots in one entry of the log. */
export const bundleSize = 256;

/** Length of what a ballot's commitment is the hash of: one block of SHA-256. */
export const ballotBytes = 64;

/** First byte of an entry of the log: what it holds. */
export const entryKind = { ballots: 0x01, record: 0x02 } as const;

/** A ballot as it is committed to. */
export interface Ballot {
  competition: number;
  /** 12 bytes. */
  number: Uint8Array;
  image: number;
  /** 0–254; `withdrawn` for a withdrawal. */
  point: number;
  /** Number of the ballot that it replaces; null when it replaces none. */
  replaces: Uint8Array | null;
}

/** A ballot whose numbers lie in a larger array: a million of them are written without making objects. */
export interface BallotColumns {
  competition: number;
  /** Numbers of 12 bytes. */
  numbers: Uint8Array;
}

/**
 * Writes the 64 bytes of a ballot: `PCB1` | competition u32be | number 12 | image u32be | point u8 | 3 zeros | number of the
 * ballot that it replaces 12 (zeros: none) | 24 zeros.
 * @param row of its number
 * @param replaced row of the number of the ballot that it replaces; negative when it replaces none
 */
export function writeBallotRow(
  out: Uint8Array,
  at: number,
  { competition, numbers }: BallotColumns,
  row: number,
  image: number,
  point: number,
  replaced: number,
): void {
  out.fill(0, at, at + ballotBytes);
  writeU32be(out, at, 0x50434231);
  writeU32be(out, at + 4, competition);
  for (let k = 0, from = row * numberBytes; k < numberBytes; k++) out[at + 8 + k] = numbers[from + k] as number;
  writeU32be(out, at + 20, image);
  out[at + 24] = point;
  if (replaced >= 0)
    for (let k = 0, from = replaced * numberBytes; k < numberBytes; k++) out[at + 28 + k] = numbers[from + k] as number;
}

/** Writes the 64 bytes of a ballot. @see writeBallotRow */
export function writeBallot(
  out: Uint8Array,
  at: number,
  { competition, number, image, point, replaces }: Ballot,
): void {
  const numbers = replaces ? concatBytes(number, replaces) : number;
  writeBallotRow(out, at, { competition, numbers }, 0, image, point, replaces ? 1 : -1);
}

/** The log's commitment to a ballot: its voter, who knows the ballot, can compute it; it tells nothing to others. */
export function commitmentOf(sha256: Sha256, ballot: Ballot): Uint8Array {
  const bytes = new Uint8Array(ballotBytes);
  writeBallot(bytes, 0, ballot);
  return sha256(bytes);
}

/**
 * Id of a voter in the roll: SHA-256 of `PCR1` | competition u32be | salt 16 | username in UTF-8.
 * @param username in lower case, as accounts are compared by it
 */
export function rollIdOf(sha256: Sha256, competition: number, salt: Uint8Array, username: string): Uint8Array {
  const head = new Uint8Array(8);
  writeU32be(head, 0, 0x50435231);
  writeU32be(head, 4, competition);
  return sha256(concatBytes(head, salt, toUtf8(username)));
}

/**
 * The commitment to an original file in a list of images: SHA-256 of `PCF1` | salt 16 | SHA-256 of the file. Entries of one file in two
 * competitions have nothing in common; whoever has the file and the salt can repeat it.
 */
export const fileCommitmentOf = (sha256: Sha256, salt: Uint8Array, fileHash: Uint8Array): Uint8Array =>
  sha256(concatBytes(toUtf8('PCF1'), salt, fileHash));

/** A voter in the roll. */
export interface RollEntry {
  /** @see rollIdOf */
  id: Uint8Array;
  /** Number of ballots of that voter in the log. */
  cast: number;
  /** Number of those that stand: neither replaced nor withdrawals. */
  standing: number;
}

/** Length of a roll entry in bytes. */
export const rollEntryBytes = hashBytes + 8;

/** A voter's entry in the roll's tree and file: id 32 | cast u32be | standing u32be. */
export function rollEntryOf({ id, cast, standing }: RollEntry): Uint8Array {
  const bytes = new Uint8Array(rollEntryBytes);
  bytes.set(id);
  writeU32be(bytes, hashBytes, cast);
  writeU32be(bytes, hashBytes + 4, standing);
  return bytes;
}

/**
 * An entry of the log with 1–256 commitments of one batch.
 * @param commitments one behind the other, in the order of their ballots' numbers
 */
export function bundleEntry(commitments: Uint8Array): Uint8Array {
  const ballots = commitments.length / hashBytes;
  if (!Number.isInteger(ballots) || ballots < 1 || ballots > bundleSize)
    throw new RangeError('a bundle has 1 to 256 ballots');
  return concatBytes(Uint8Array.of(entryKind.ballots), commitments);
}

/** The commitments in an entry, as it is hashed; none in one of another kind. @param entry of any kind, type byte first */
export function commitmentsIn(entry: Uint8Array): Uint8Array[] {
  if (entry[0] !== entryKind.ballots) return [];
  const n = Math.floor((entry.length - 1) / hashBytes);
  return Array.from({ length: n }, (_, i) => entry.slice(1 + hashBytes * i, 1 + hashBytes * (i + 1)));
}

/** An entry of the log with a record. @param record its canonical JSON (RFC 8785) */
export const recordEntry = (record: string): Uint8Array => concatBytes(Uint8Array.of(entryKind.record), toUtf8(record));

/** Hash of a leaf of the tree (RFC 9162 §2.1.1). @param entry with its first byte */
export const leafHash = (sha256: Sha256, entry: Uint8Array): Uint8Array =>
  sha256(concatBytes(Uint8Array.of(0x00), entry));

/** Hash of an inner node of the tree (RFC 9162 §2.1.1). */
export function nodeHash(sha256: Sha256, left: Uint8Array, right: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + 2 * hashBytes);
  bytes[0] = 0x01;
  bytes.set(left, 1);
  bytes.set(right, 1 + hashBytes);
  return sha256(bytes);
}

/** The ballots of a batch as entries: rows [from, to) in runs of at most 256. @param sizes number of ballots after each batch, rising */
export function bundleRows(sizes: readonly number[]): { from: number; to: number }[] {
  const rows: { from: number; to: number }[] = [];
  let from = 0;
  for (const size of sizes) {
    while (from < size) {
      const to = Math.min(from + bundleSize, size);
      rows.push({ from, to });
      from = to;
    }
  }
  return rows;
}
