import { keyIdOf, formatNote } from '@photo-competition/count/note';
import { hash, sign, type KeyObject } from 'node:crypto';
import { publicBytes } from './countKey.ts';

/** SHA-256, as the rules of the count take it. */
export const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer');

/** Signs what the service says of the count of each competition. */
export interface CountSigner {
  /** Host and path of all logs, `foto.example/count`. */
  name: string;
  /** Ed25519, 32 bytes. */
  publicKey: Buffer;
  /** Name of the log of a competition. */
  origin(competitionId: number): string;
  /** A text of a competition's log as a signed note; the same for the same text. */
  note(competitionId: number, text: string): string;
}

/** Host and path of an address, without scheme. */
function nameOf(publicUrl: string): string {
  const { host, pathname } = new URL(publicUrl);
  return `${host}${pathname.replace(/\/$/, '')}/count`;
}

/** @param publicUrl the address people use */
export function countSigner(key: KeyObject, publicUrl: string): CountSigner {
  const name = nameOf(publicUrl);
  const publicKey = publicBytes(key);
  const origin = (competitionId: number) => `${name}/${competitionId}`;
  return {
    name,
    publicKey,
    origin,
    note(competitionId, text) {
      const log = origin(competitionId);
      const signature = sign(null, Buffer.from(text), key);
      return formatNote({ text, signatures: [{ name: log, keyId: keyIdOf(sha256, log, publicKey), signature }] });
    },
  };
}
