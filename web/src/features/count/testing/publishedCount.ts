import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { compareBytes, concatBytes, toBase64, toBase64Url, toHex, toUtf8 } from '@photo-competition/count/bytes';
import { encodeCountFile } from '@photo-competition/count/countFile';
import { bundleEntry, commitmentOf, recordEntry, rollIdOf, type Ballot } from '@photo-competition/count/encoding';
import { formatCheckpoint, formatNote, formatReceipt, keyIdOf } from '@photo-competition/count/note';
import { canonicalJson, formatRecords, type PlacedRecord } from '@photo-competition/count/records';
import { encodeRollFile, rollTree } from '@photo-competition/count/rollFile';
import { formatRollStatement, type RollStatement } from '@photo-competition/count/rollStatement';
import { MerkleTree } from '@photo-competition/count/tree';

export const competition = 7;
export const origin = `foto.example/count/${competition}`;
export const imageIds = [11, 12, 13];

const secret = new Uint8Array(32).fill(9);
const publicKey = ed25519.getPublicKey(secret);
export const key = toBase64(publicKey);

/** Signs a note with a key: this one is listed, another is not. */
export function signed(text: string, by: Uint8Array = secret): string {
  const keyId = keyIdOf(sha256, origin, ed25519.getPublicKey(by));
  return formatNote({ text, signatures: [{ name: origin, keyId, signature: ed25519.sign(toUtf8(text), by) }] });
}

/** Head of a tree at a size. */
export const headOf = (tree: MerkleTree, size = tree.size, by?: Uint8Array): string =>
  signed(formatCheckpoint({ origin, size, root: tree.root(size) }), by);

const numberOf = (row: number): Uint8Array => concatBytes(new Uint8Array(11).fill(7), Uint8Array.of(row));
const voters = ['anna', 'bela', 'cili'];
const saltOf = (voter: number): Uint8Array => new Uint8Array(16).fill(voter);

/** Ballots in the order of the log: voter, index of the image, point; the last one changes Anna's first. */
const casts = [
  [0, 0, 5],
  [0, 1, 3],
  [1, 0, 4],
  [1, 2, 2],
  [2, 1, 5],
  [2, 2, 1],
  [0, 0, 4],
] as const;

/** A ballot by its row. */
export const ballotAt = (row: number): Ballot => {
  const [, image, point] = casts[row] ?? [0, 0, 0];
  const replaces = row === 6 ? numberOf(0) : null;
  return { competition, number: numberOf(row), image: imageIds[image] ?? 0, point, replaces };
};

/** The receipt of a ballot, or of one that says something else. */
export function receiptOf(row: number, change: Partial<Ballot> = {}, by?: Uint8Array): string {
  const ballot = { ...ballotAt(row), ...change };
  const { number, image, point, replaces } = ballot;
  const commitment = commitmentOf(sha256, ballot);
  return signed(formatReceipt({ origin, number, image, point, replaces, at: '2026-11-21T20:10Z', commitment }), by);
}

export const numberAt = (row: number): string => toBase64Url(numberOf(row));

/** An image of the result: all of one type, so that both ranks are one. */
const resultImage = (id: number, histogram: number[], score: number, rank: number) => ({
  id,
  type: 'colour',
  sha256: toHex(sha256(toUtf8(String(id)))),
  moderation: 'APPROVED',
  histogram,
  score,
  rank,
  overallRank: rank,
  votes: 2,
  points: histogram.reduce((sum, votes, i) => sum + votes * (i + 1), 0),
});

const rollEntries = voters
  .map((name, voter) => {
    const own = casts.filter(([who]) => who === voter).length;
    return { id: rollIdOf(sha256, competition, saltOf(voter), name), cast: own, standing: 2 };
  })
  .sort((a, b) => compareBytes(a.id, b.id));

/** Values that open Anna's entry in the roll. */
export const annaInRoll = { salt: toBase64(saltOf(0)), username: 'anna', cast: 3, standing: 2 };

/** Statement about Anna's entry, or an altered one. */
export function statementOf(change: Partial<RollStatement> = {}, by?: Uint8Array): string {
  const { username, cast, standing } = annaInRoll;
  const id = rollIdOf(sha256, competition, saltOf(0), username);
  return signed(formatRollStatement({ origin, username, salt: saltOf(0), cast, standing, id, ...change }), by);
}

const at = '2026-11-21T20:00:00.000Z';

/**
 * A count of seven ballots of three people on three images that holds, made with the formats' own code.
 * @param versions of its result, 1 or 2: the second one after a date was moved, which changes no rank
 */
export function publishedCount(versions = 1) {
  const tree = new MerkleTree(sha256);
  const records: PlacedRecord[] = [];
  const append = (record: object) => {
    const text = canonicalJson({ competition, at, ...record });
    records.push({ position: tree.size, text });
    tree.appendEntry(recordEntry(text));
  };
  const [m, c] = [19 / 6, 2];
  const scoreOf = (points: number) => (c * m + points) / (c + 2);
  const images = [
    resultImage(11, [0, 0, 0, 2, 0], scoreOf(8), 2),
    resultImage(12, [0, 0, 1, 0, 1], scoreOf(8), 1),
    resultImage(13, [1, 1, 0, 0, 0], scoreOf(3), 3),
  ];
  const resultOf = (version: number, reason: string) =>
    canonicalJson({
      competition,
      version,
      at,
      reason,
      scoring: 'BAYESIAN',
      minPoint: 1,
      maxPoint: 5,
      images,
      types: [{ type: 'colour', images: 3, votes: 6, points: 19, m, c }],
      excluded: [],
      leftOut: [],
    });
  const result = resultOf(1, 'AWARD');
  const second = resultOf(2, 'RULE');
  const listed = images.map(({ id, type, sha256: hashed }) => ({ id, type, sha256: hashed }));
  append({
    type: 'open',
    votingStart: at,
    votingEnd: at,
    award: at,
    minPoint: 1,
    maxPoint: 5,
    scoring: 'BAYESIAN',
    images: toHex(sha256(toUtf8(canonicalJson(listed)))),
    eligible: 5,
  });
  const entry = bundleEntry(concatBytes(...casts.map((_, row) => commitmentOf(sha256, ballotAt(row)))));
  tree.appendEntry(entry);
  append({ type: 'batch', ballots: 7, voters: 3 });
  const batchEnd = tree.size;
  const roll = toBase64(rollTree(sha256, rollEntries).root());
  append({ type: 'close', ballots: 7, standing: 6, voters: 3, eligible: 5, roll });
  const closing = tree.size;
  append({ type: 'result', version: 1, reason: 'AWARD', sha256: toHex(sha256(toUtf8(result))) });
  if (versions > 1) {
    append({ type: 'rule', field: 'award', from: at, to: '2026-11-22T20:00:00.000Z' });
    append({ type: 'result', version: 2, reason: 'RULE', sha256: toHex(sha256(toUtf8(second))) });
  }
  const files: Record<string, Uint8Array> = {
    head: toUtf8(headOf(tree)),
    keys: toUtf8(JSON.stringify([{ publicKey: key }])),
    records: toUtf8(formatRecords(records)),
    ballots: encodeCountFile({
      imageIds: Uint32Array.from(imageIds),
      numbers: concatBytes(...casts.map((_, row) => numberOf(row))),
      image: Uint16Array.from(casts, ([, image]) => image),
      point: Uint8Array.from(casts, ([, , point]) => point),
      replaced: Int32Array.from(casts, (_, row) => (row === 6 ? 0 : -1)),
    }),
    roll: encodeRollFile(rollEntries),
    result: toUtf8(result),
    second: toUtf8(second),
  };
  return { tree, files, entry, batchEnd, closing };
}
