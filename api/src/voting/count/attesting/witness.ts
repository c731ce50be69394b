import { toBase64 } from '@photo-competition/count/bytes';
import { cosignatureOf, parseWitnessKey, type WitnessKey } from '@photo-competition/count/cosignature';
import { formatNote, parseNote, type Note } from '@photo-competition/count/note';
import { verify } from 'node:crypto';
import { publicKeyOf } from '../../../platform/ed25519.ts';
import { sha256 } from '../signer.ts';
import { post, Refused, type Answer, type Asking } from './post.ts';

/** A witness (c2sp.org/tlog-witness): where heads are submitted, and the key by which its answers are believed. */
export interface Witness {
  /** Its submission prefix. */
  url: string;
  /** Its verifier key. */
  key: string;
}

/** A head, and how the log got there. */
export interface Submitted {
  /** Signed by this service alone. */
  note: string;
  size: number;
  /** Size of the log that the witness has signed last, as far as is known; 0: none. */
  known: number;
  /** Hashes that show the log of a size to be the beginning of this one; none for 0, and for the same size. */
  proofFrom: (size: number) => Promise<readonly Uint8Array[]>;
}

/** A cosignature as it is kept. */
export interface Cosigned {
  /** A line of the note, with its line feed. */
  line: string;
  /** When it was given, as the witness says. */
  at: Date;
}

/** Times that a head is submitted again because the witness knows another size: another instance may be quicker once or twice. */
const conflicts = 3;

/** How far ahead of the clock a witness may be. */
const aheadMs = 24 * 3_600_000;

/** How signatures of notes are looked at. */
export const noteSigning = {
  verifySignature: (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) =>
    verify(null, message, publicKeyOf(publicKey), signature),
};

/** The size that a witness tells with a conflict. @throws Refused */
function sizeIn({ type, bytes }: Answer, { size, known }: Pick<Submitted, 'size' | 'known'>): number {
  const [, told] = /^(0|[1-9]\d{0,17})\n$/.exec(bytes.toString('latin1')) ?? [];
  if (type !== 'text/x.tlog.size' || told === undefined) throw new Refused('the answer 409 names no size');
  const had = Number(told);
  if (had > size) throw new Refused(`the witness knows a log of ${had} entries, and this one has ${size}`);
  if (had === known) throw new Refused(`the witness refuses the size ${had} and asks for it`);
  return had;
}

function noteOf(head: string, bytes: Buffer): Note {
  const { text } = parseNote(head);
  try {
    return parseNote(`${text}\n${bytes.toString('utf8')}`);
  } catch {
    throw new Refused('the answer is not lines of signatures');
  }
}

async function lineIn(head: string, { bytes }: Answer, key: WitnessKey, now: Date): Promise<Cosigned> {
  const note = noteOf(head, bytes);
  const found = await cosignatureOf(noteSigning, note, key).catch(() => {
    throw new Refused('the cosignature does not hold');
  });
  if (!found) throw new Refused('no cosignature is of the key of the setting');
  const at = new Date(found.seconds * 1000);
  if (at.getTime() > now.getTime() + aheadMs) throw new Refused(`the cosignature is of ${at.toISOString()}`);
  const [line] = formatNote({ text: '', signatures: [found.line] })
    .split('\n')
    .slice(1);
  return { line: `${line}\n`, at };
}

/** Has a head cosigned. @throws Away, Refused */
export async function cosign(witness: Witness, head: Submitted, now: Date, asking: Asking): Promise<Cosigned> {
  const key = parseWitnessKey(sha256, witness.key);
  let { known } = head;
  for (let n = 0; n < conflicts; n++) {
    const isBeginning = known > 0 && known < head.size;
    const proof = (isBeginning ? await head.proofFrom(known) : []).map((hash) => `${toBase64(hash)}\n`);
    const body = `old ${known}\n${proof.join('')}\n${head.note}`;
    const url = `${witness.url.replace(/\/$/, '')}/add-checkpoint`;
    const answer = await post(url, { type: 'text/plain; charset=utf-8', body }, asking);
    if (answer.status === 200) return lineIn(head.note, answer, key, now);
    if (answer.status !== 409) throw new Refused(`the answer is ${answer.status}`);
    known = sizeIn(answer, { size: head.size, known });
  }
  throw new Refused('the witness names another size each time');
}
