import { fromBase64 } from '@photo-competition/count/bytes';
import { BrokenRule } from '@photo-competition/count/failure';
import type { Checkpoint } from '@photo-competition/count/note';
import { verifyConsistency } from '@photo-competition/count/tree';
import { checkHead, type Platform } from '@photo-competition/count/verify';

/** The head that is published now, and the one that this browser has kept. */
export interface HeadsToCompare {
  competition: number;
  /** Public keys, 32 bytes in base64. */
  keys: readonly string[];
  newest: string;
  kept: string | null;
  /** Hashes in base64 that show the kept log to be the beginning of the newest (RFC 9162 §2.1.4.1). */
  proof: readonly string[];
}

/**
 * Verdict on two heads: `first` when none was kept, `same`, `grown` when the log goes on from the kept one; else a
 * fault. `unsigned`: no listed key has signed the newest; `otherKey`: none has signed the kept one; `shrunk`: the log has
 * become shorter; `rewritten`: an earlier entry is no longer there.
 */
export type HeadVerdict = 'first' | 'same' | 'grown' | 'unsigned' | 'otherKey' | 'shrunk' | 'rewritten';

/** A head that a listed key has signed; null for any other. */
export async function signedHead(
  platform: Platform,
  head: string,
  { keys, competition }: Pick<HeadsToCompare, 'keys' | 'competition'>,
): Promise<Checkpoint | null> {
  try {
    return await checkHead(platform, head, keys, competition);
  } catch (error) {
    if (error instanceof BrokenRule) return null;
    throw error;
  }
}

function continues(platform: Platform, before: Checkpoint, now: Checkpoint, proof: readonly string[]): boolean {
  try {
    const [firstRoot, secondRoot] = [before.root, now.root];
    return verifyConsistency(platform.sha256, {
      first: before.size,
      second: now.size,
      firstRoot,
      secondRoot,
      proof: proof.map(fromBase64),
    });
  } catch (error) {
    // A proof that is not base64 proves nothing.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Whether the newest head continues the one that was kept. */
export async function compareHeads(platform: Platform, heads: HeadsToCompare): Promise<HeadVerdict> {
  const now = await signedHead(platform, heads.newest, heads);
  if (!now) return 'unsigned';
  if (heads.kept === null) return 'first';
  const before = await signedHead(platform, heads.kept, heads);
  if (!before) return 'otherKey';
  if (before.size > now.size) return 'shrunk';
  if (!continues(platform, before, now, heads.proof)) return 'rewritten';
  return before.size === now.size ? 'same' : 'grown';
}
