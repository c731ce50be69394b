import { fromBase64, sameBytes, toBase64 } from '@photo-competition/count/bytes';
import { rollIdOf } from '@photo-competition/count/encoding';
import { parseNote } from '@photo-competition/count/note';
import { decodeRollFile } from '@photo-competition/count/rollFile';
import { opensEntry, parseRollStatement } from '@photo-competition/count/rollStatement';
import { isSigned } from '@photo-competition/count/signature';
import type { Platform } from '@photo-competition/count/verify';

/** The viewer's entry in the roll, as the service has it. */
export interface OwnRollEntry {
  /** 16 bytes, base64. */
  salt: string;
  username: string;
  cast: number;
  standing: number;
}

/** Whether somebody's entry is in the published roll, under that name and with those numbers. */
export function isInRoll(platform: Platform, competition: number, roll: Uint8Array, entry: OwnRollEntry): boolean {
  try {
    const id = rollIdOf(platform.sha256, competition, fromBase64(entry.salt), entry.username);
    return decodeRollFile(roll).some(
      (one) => sameBytes(one.id, id) && one.cast === entry.cast && one.standing === entry.standing,
    );
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Finding about somebody's entry: in the roll as told, or not; or that nothing can be looked for. */
export type RollFound =
  { state: 'there' | 'absent'; cast: number; standing: number } | { state: 'unreadable' | 'otherLog' | 'unsigned' };

/** A statement about an entry, `roll.txt`, and by whom it has to be signed. */
export interface StatementToCheck {
  note: string;
  competition: number;
  keys: readonly string[];
}

/** Looks for the entry that a signed statement is about: nobody has to be asked, and nobody logged in. */
export async function checkStatement(
  platform: Platform,
  roll: Uint8Array,
  { note, competition, keys }: StatementToCheck,
): Promise<RollFound> {
  try {
    const parsed = parseNote(note);
    const statement = parseRollStatement(parsed.text);
    const { origin, salt, username, cast, standing } = statement;
    if (!origin.endsWith(`/count/${competition}`)) return { state: 'otherLog' };
    if (!(await isSigned(platform, parsed, origin, keys))) return { state: 'unsigned' };
    const isThere =
      opensEntry(platform.sha256, competition, statement) &&
      isInRoll(platform, competition, roll, { salt: toBase64(salt), username, cast, standing });
    return { state: isThere ? 'there' : 'absent', cast, standing };
  } catch (error) {
    if (error instanceof RangeError) return { state: 'unreadable' };
    throw error;
  }
}
