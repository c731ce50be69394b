import { fromBase64, sameBytes } from '@photo-competition/schema/count/bytes';
import { rollIdOf } from '@photo-competition/schema/count/encoding';
import { decodeRollFile } from '@photo-competition/schema/count/rollFile';
import type { Platform } from '@photo-competition/schema/count/verify';

/** What the service says of the viewer's entry in the roll. */
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
