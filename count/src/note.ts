import {
  concatBytes,
  fromBase64,
  fromBase64Url,
  hashBytes,
  toBase64,
  toBase64Url,
  toUtf8,
  type Sha256,
} from './bytes.ts';
import { numberBytes, withdrawn } from './encoding.ts';

/** Length of the id of a key in bytes. */
const keyIdBytes = 4;

/** Id of an Ed25519 key under a name (C2SP signed-note): SHA-256(name | LF | 0x01 | public key 32), its first 4 bytes. */
export const keyIdOf = (sha256: Sha256, name: string, publicKey: Uint8Array): Uint8Array =>
  sha256(concatBytes(toUtf8(`${name}\n`), Uint8Array.of(0x01), publicKey)).slice(0, keyIdBytes);

/** A signature of a note. */
export interface NoteSignature {
  name: string;
  /** 4 bytes. */
  keyId: Uint8Array;
  /** 64 bytes for Ed25519. */
  signature: Uint8Array;
}

/** A signed note (c2sp.org/signed-note). */
export interface Note {
  /** The signed text, in UTF-8; ends with a line feed. */
  text: string;
  signatures: NoteSignature[];
}

/** The note as it is sent and kept: text, blank line, one line a signature. */
export const formatNote = ({ text, signatures }: Note): string =>
  `${text}\n${signatures
    .map(({ name, keyId, signature }) => `— ${name} ${toBase64(concatBytes(keyId, signature))}\n`)
    .join('')}`;

/** @throws RangeError for what is no signed note */
export function parseNote(note: string): Note {
  const end = note.lastIndexOf('\n\n');
  if (end < 0) throw new RangeError('not a signed note');
  const lines = note.slice(end + 2).split('\n');
  if (lines.pop() !== '' || lines.length === 0) throw new RangeError('not a signed note');
  const signatures = lines.map((line) => {
    const [, name, coded] = /^— (\S+) (\S+)$/.exec(line) ?? [];
    if (name === undefined || coded === undefined) throw new RangeError('not a signed note');
    const bytes = fromBase64(coded);
    if (bytes.length <= keyIdBytes) throw new RangeError('not a signed note');
    return { name, keyId: bytes.slice(0, keyIdBytes), signature: bytes.slice(keyIdBytes) };
  });
  return { text: note.slice(0, end + 1), signatures };
}

/** The content of a head: size and root of a log (c2sp.org/tlog-checkpoint, without extension lines). */
export interface Checkpoint {
  /** Name of the log: host and path without scheme, `foto.example/count/7`. */
  origin: string;
  /** Number of entries. */
  size: number;
  /** 32 bytes. */
  root: Uint8Array;
}

export const formatCheckpoint = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`;

/** @throws RangeError for what is no checkpoint */
export function parseCheckpoint(text: string): Checkpoint {
  const [, origin, size, coded] = /^([^\s+]+)\n(0|[1-9]\d{0,8})\n(\S+)\n$/.exec(text) ?? [];
  if (origin === undefined || size === undefined || coded === undefined) throw new RangeError('not a checkpoint');
  const root = fromBase64(coded);
  if (root.length !== hashBytes) throw new RangeError('not a checkpoint');
  return { origin, size: Number(size), root };
}

/** The promise of a receipt: that this ballot will be in the log, at the latest under the closing head. */
export interface Receipt {
  /** Name of the log. */
  origin: string;
  /** 12 bytes. */
  number: Uint8Array;
  image: number;
  /** `withdrawn` for a withdrawal. */
  point: number;
  replaces: Uint8Array | null;
  /** Minute in UTC, `2026-11-21T20:10Z`. */
  at: string;
  commitment: Uint8Array;
}

/** Minute of an instant as receipts write it. */
export const minuteOf = (instant: Date): string => `${instant.toISOString().slice(0, 16)}Z`;

export const formatReceipt = ({ origin, number, image, point, replaces, at, commitment }: Receipt): string =>
  [
    `${origin}/receipt`,
    `ballot ${toBase64Url(number)}`,
    `image ${image}`,
    `point ${point === withdrawn ? 'withdrawn' : point}`,
    `replaces ${replaces ? toBase64Url(replaces) : '-'}`,
    `at ${at}`,
    `commitment ${toBase64(commitment)}`,
    '',
  ].join('\n');

const receiptForm = new RegExp(
  [
    '^(?<origin>[^\\s+]+)/receipt',
    'ballot (?<number>[\\w-]{16})',
    'image (?<image>[1-9]\\d{0,9})',
    'point (?<point>withdrawn|0|[1-9]\\d{0,2})',
    'replaces (?<replaces>-|[\\w-]{16})',
    'at (?<at>\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\dZ)',
    'commitment (?<commitment>[\\w+/]{43}=)',
    '$',
  ].join('\n'),
);

/** @param text of a receipt's note, without signatures. @throws RangeError for what is no receipt */
export function parseReceipt(text: string): Receipt {
  const found = receiptForm.exec(text)?.groups as Record<string, string> | undefined;
  if (!found) throw new RangeError('not a receipt');
  const { origin = '', number = '', image, point, replaces = '-', at = '', commitment = '' } = found;
  const value = point === 'withdrawn' ? withdrawn : Number(point);
  if (Number(image) > 0xffffffff || (point !== 'withdrawn' && value >= withdrawn))
    throw new RangeError('not a receipt');
  return {
    origin,
    number: numberFrom(number),
    image: Number(image),
    point: value,
    replaces: replaces === '-' ? null : numberFrom(replaces),
    at,
    commitment: fromBase64(commitment),
  };
}

/** A ballot's number from its 16 characters. @throws RangeError for anything else */
export function numberFrom(text: string): Uint8Array {
  const number = fromBase64Url(text);
  if (number.length !== numberBytes) throw new RangeError('not the number of a ballot');
  return number;
}
