import { fromBase64, hashBytes, sameBytes, toBase64, type Sha256 } from './bytes.ts';
import { rollIdOf } from './encoding.ts';

/** Length of the salt of an entry in bytes. */
const saltBytes = 16;

/** The statement to a voter about the own entry in the roll of a closed log: enough to find it, and to show that it is the own one. */
export interface RollStatement {
  /** Name of the log. */
  origin: string;
  /** In lower case, as the entry's id is made of it. */
  username: string;
  /** 16 bytes, which the voter alone learns. */
  salt: Uint8Array;
  cast: number;
  standing: number;
  /** 32 bytes. */
  id: Uint8Array;
}

/** The statement as the text of a signed note: what the service has said of an entry can be shown to others. */
export const formatRollStatement = ({ origin, username, salt, cast, standing, id }: RollStatement): string =>
  [
    `${origin}/roll`,
    `username ${username}`,
    `salt ${toBase64(salt)}`,
    `ballots ${cast}`,
    `standing ${standing}`,
    `entry ${toBase64(id)}`,
    '',
  ].join('\n');

const statementForm = new RegExp(
  [
    '^(?<origin>[^\\s+]+)/roll',
    'username (?<username>\\S{1,64})',
    'salt (?<salt>[\\w+/]{22}==)',
    'ballots (?<cast>[1-9]\\d{0,8})',
    'standing (?<standing>0|[1-9]\\d{0,8})',
    'entry (?<id>[\\w+/]{43}=)',
    '$',
  ].join('\n'),
);

/** @param text of a statement's note, without signatures. @throws RangeError for what is none */
export function parseRollStatement(text: string): RollStatement {
  const found = statementForm.exec(text)?.groups as Record<string, string> | undefined;
  if (!found) throw new RangeError('not a statement about the roll');
  const { origin = '', username = '', salt = '', cast, standing, id = '' } = found;
  const read = { salt: fromBase64(salt), id: fromBase64(id) };
  if (read.salt.length !== saltBytes || read.id.length !== hashBytes)
    throw new RangeError('not a statement about the roll');
  return { origin, username, ...read, cast: Number(cast), standing: Number(standing) };
}

/** Whether a statement is about the entry of its username, in a competition. */
export const opensEntry = (sha256: Sha256, competition: number, { salt, username, id }: RollStatement): boolean =>
  sameBytes(rollIdOf(sha256, competition, salt, username), id);
