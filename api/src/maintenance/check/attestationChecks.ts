import { cosignatureOf, parseWitnessKey } from '@photo-competition/count/cosignature';
import { parseNote } from '@photo-competition/count/note';
import { stampedTime } from '../../voting/count/attesting/timestamp.ts';
import { noteSigning } from '../../voting/count/attesting/witness.ts';
import type { FoundHead } from '../../voting/count/files.ts';
import { sha256 } from '../../voting/count/signer.ts';

async function cosignedTime({ note }: FoundHead, witness: string): Promise<number | null> {
  const found = await cosignatureOf(noteSigning, parseNote(note), parseWitnessKey(sha256, witness));
  return found && found.seconds * 1000;
}

/** Whether what somebody said of a head is of that head, and of the time that is told. Anything unreadable is not. */
async function holds(at: Date, timeOf: () => Promise<number | null> | number): Promise<boolean> {
  try {
    return (await timeOf()) === at.getTime();
  } catch {
    return false;
  }
}

/** Checks that statements of witnesses and time stamping authorities about heads (count/README.md) match these heads. */
export async function checkAttestations(
  heads: readonly FoundHead[],
  tell: (rule: string, detail: string) => void,
): Promise<void> {
  for (const head of heads) {
    const { size, signed, cosigned, stamp } = head;
    if (cosigned && !(await holds(cosigned.at, () => cosignedTime(head, cosigned.witness))))
      tell('count-attestation', `the cosignature of the head of ${size} entries does not hold`);
    if (stamp && !(await holds(stamp.at, () => stampedTime(stamp.answer, signed).getTime())))
      tell('count-attestation', `the time stamp of the head of ${size} entries is not of that head`);
  }
}
