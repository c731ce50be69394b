import { generateKeyPairSync, hash, sign, verify, createPublicKey } from 'node:crypto';
import { compareBytes, concatBytes, toBase64, toBase64Url, toHex, toUtf8 } from '../bytes.ts';
import { encodeCountFile, type CountFile } from '../countFile.ts';
import { bundleEntry, bundleRows, commitmentOf, numberBytes, recordEntry, rollIdOf, withdrawn } from '../encoding.ts';
import { formatCheckpoint, formatNote, keyIdOf } from '../note.ts';
import {
  canonicalJson,
  formatRecords,
  type CloseRecord,
  type LogRecord,
  type OpenRecord,
  type PlacedRecord,
} from '../records.ts';
import type { ResultFile } from '../resultFile.ts';
import { encodeRollFile, rollTree } from '../rollFile.ts';
import { MerkleTree } from '../tree.ts';
import type { Platform, PublishedCount } from '../verify.ts';
import { rankImages, tallyOf, totalsOf, type Scoring } from '../ranking.ts';
import type { Election } from './election.ts';

export const competition = 7;
export const origin = `foto.example/count/${competition}`;
const at = '2026-11-21T20:00:00.000Z';

export const sha256 = (bytes: Uint8Array): Uint8Array => new Uint8Array(hash('sha256', bytes, 'buffer'));

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const rawKey = new Uint8Array(Buffer.from(publicKey.export({ format: 'jwk' }).x as string, 'base64url'));

/** Node's own. */
export const platform: Platform = {
  sha256,
  verifySignature: (key, message, signature) =>
    verify(
      null,
      message,
      createPublicKey({
        key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') },
        format: 'jwk',
      }),
      signature,
    ),
};

/** A note that the key of these tests has signed. */
export function signedNote(text: string): string {
  const signature = new Uint8Array(sign(null, toUtf8(text), privateKey));
  return formatNote({ text, signatures: [{ name: origin, keyId: keyIdOf(sha256, origin, rawKey), signature }] });
}

/** A head that the key of these tests has signed. */
export const signedHead = (tree: MerkleTree, size = tree.size): string =>
  signedNote(formatCheckpoint({ origin, size, root: tree.root(size) }));

/** Number of a ballot by its row. */
export const numberAt = ({ numbers }: CountFile, row: number) =>
  numbers.subarray(row * numberBytes, (row + 1) * numberBytes);

/** Rows that a later ballot replaces. */
const replacedRows = ({ replaced }: CountFile): Set<number> => new Set(replaced.filter((row) => row >= 0));

function rollOf({ file, voter }: Election) {
  const gone = replacedRows(file);
  const roll = new Map<number, { id: Uint8Array; cast: number; standing: number }>();
  voter.forEach((who, row) => {
    const entry = roll.get(who) ?? {
      id: rollIdOf(sha256, competition, new Uint8Array(16).fill(who), `voter${who}`),
      cast: 0,
      standing: 0,
    };
    entry.cast += 1;
    if (!gone.has(row) && file.point[row] !== withdrawn) entry.standing += 1;
    roll.set(who, entry);
  });
  return [...roll.values()].sort((a, b) => compareBytes(a.id, b.id));
}

const typeOf = (id: number) => (id % 3 === 0 ? 'mono' : 'colour');
const fileOf = (id: number) => toHex(sha256(toUtf8(`image ${id}`)));

/** The result that the platform would publish; `disqualified` images, and ballots in `excluded` and `leftOut` rows, are not counted. */
export function resultOf(
  { file }: Election,
  disqualified: readonly number[] = [],
  scoring: Scoring = 'BAYESIAN',
  excluded: readonly number[] = [],
  leftOut: readonly number[] = [],
): ResultFile {
  const gone = new Set([...replacedRows(file), ...excluded, ...leftOut]);
  const byNumber = (a: number, b: number) => compareBytes(numberAt(file, a), numberAt(file, b));
  const histograms = new Map(Array.from(file.imageIds, (id) => [id, [0, 0, 0, 0, 0]]));
  file.point.forEach((point, row) => {
    const id = file.imageIds[file.image[row] as number] as number;
    const histogram = histograms.get(id) as number[];
    if (point !== withdrawn && !gone.has(row) && !disqualified.includes(id))
      histogram[point - 1] = (histogram[point - 1] as number) + 1;
  });
  const images = [...histograms].map(([id, histogram]) => ({
    id,
    type: typeOf(id),
    sha256: fileOf(id),
    histogram,
    moderation: disqualified.includes(id) ? 'DISQUALIFIED' : 'APPROVED',
    votes: histogram.reduce((sum, votes) => sum + votes, 0),
    points: histogram.reduce((sum, votes, i) => sum + votes * (i + 1), 0),
  }));
  const counted = images.filter(({ id }) => !disqualified.includes(id));
  const ranked = new Map(
    rankImages(
      counted.map(({ id, type, histogram }) => tallyOf(id, type, histogram, 1)),
      scoring,
    ).map((one) => [one.imageId, one]),
  );
  const types = [...new Set(counted.map(({ type }) => type))].sort().map((type) => {
    const own = counted.filter((one) => one.type === type);
    const votes = own.reduce((sum, one) => sum + one.votes, 0);
    const points = own.reduce((sum, one) => sum + one.points, 0);
    const tallies = own.map(({ id, histogram }) => tallyOf(id, type, histogram, 1));
    const scored = totalsOf(tallies, scoring).get(type) ?? { votes: 0, points: 0 };
    return {
      type,
      images: own.length,
      votes,
      points,
      m: scored.votes ? scored.points / scored.votes : null,
      c: scored.votes / own.length,
    };
  });
  return {
    competition,
    version: 1,
    at,
    reason: 'AWARD',
    scoring,
    minPoint: 1,
    maxPoint: 5,
    types,
    excluded: excluded.toSorted(byNumber).map((row) => ({ number: toBase64Url(numberAt(file, row)), reason: 'RING' })),
    leftOut: leftOut.toSorted(byNumber).map((row) => toBase64Url(numberAt(file, row))),
    images: images.map((image) => {
      const { score = null, rank = null, overallRank = null } = ranked.get(image.id) ?? {};
      return { ...image, score, rank, overallRank };
    }),
  };
}

/** The published count, with the tree that a service keeps. */
export interface Publication {
  published: PublishedCount;
  tree: MerkleTree;
  /** Number of entries after each batch. */
  batchEnds: number[];
}

/** Differences of an election from the plain one. */
export interface PublishOptions {
  result?: ResultFile;
  /** Fields of `open` that differ. */
  open?: Partial<OpenRecord>;
  /** Fields of `close` that differ. */
  close?: Partial<CloseRecord>;
  /** Records between `close` and `result`. */
  later?: Omit<LogRecord, 'competition' | 'at'>[];
  /** The roll of another election, by which the log was closed. */
  rollOf?: Election;
}

/** Publishes an election as a service would: builds the log entry by entry, signs its head, and writes the files. */
export function publish(election: Election, options: PublishOptions = {}): Publication {
  const { file, sizes, voter } = election;
  const result = options.result ?? resultOf(election);
  const resultText = canonicalJson(result);
  const tree = new MerkleTree(sha256);
  const records: PlacedRecord[] = [];
  const batchEnds: number[] = [];
  const append = (record: object): void => {
    const text = canonicalJson({ competition, at, ...record });
    records.push({ position: tree.size, text });
    tree.appendEntry(recordEntry(text));
  };
  const listed = result.images.map(({ id, type, sha256: hashed }) => ({ id, type, sha256: hashed }));
  append({
    type: 'open',
    votingStart: at,
    votingEnd: at,
    award: at,
    minPoint: 1,
    maxPoint: 5,
    scoring: 'BAYESIAN',
    images: toHex(sha256(toUtf8(canonicalJson(listed)))),
    eligible: election.voters,
    ...options.open,
  });
  const seen = new Set<number>();
  sizes.forEach((end, batch) => {
    const from = sizes[batch - 1] ?? 0;
    for (const rows of bundleRows([end - from])) {
      const commitments = Array.from({ length: rows.to - rows.from }, (_, i) => {
        const row = from + rows.from + i;
        seen.add(voter[row] as number);
        const old = file.replaced[row] as number;
        return commitmentOf(sha256, {
          competition,
          number: numberAt(file, row),
          image: file.imageIds[file.image[row] as number] as number,
          point: file.point[row] as number,
          replaces: old < 0 ? null : numberAt(file, old),
        });
      });
      tree.appendEntry(bundleEntry(concatBytes(...commitments)));
    }
    append({ type: 'batch', ballots: end, voters: seen.size });
    batchEnds.push(tree.size);
  });
  const roll = rollOf(options.rollOf ?? election);
  append({
    type: 'close',
    ballots: file.point.length,
    standing: roll.reduce((sum, one) => sum + one.standing, 0),
    voters: roll.length,
    eligible: election.voters,
    roll: toBase64(rollTree(sha256, roll).root()),
    ...options.close,
  });
  for (const record of options.later ?? []) append(record);
  append({ type: 'result', version: 1, reason: 'AWARD', sha256: toHex(sha256(toUtf8(resultText))) });
  return {
    tree,
    batchEnds,
    published: {
      head: signedHead(tree),
      keys: [toBase64(rawKey)],
      records: formatRecords(records),
      result: resultText,
      ballots: encodeCountFile(file),
      roll: encodeRollFile(roll),
    },
  };
}
