import { commitmentOf, withdrawn } from '@photo-competition/count/encoding';
import { formatReceipt, minuteOf } from '@photo-competition/count/note';
import { sha256, type CountSigner } from './signer.ts';

/** A ballot that was accepted. */
export interface AcceptedBallot {
  competitionId: number;
  imageId: number;
  /** Null withdraws. */
  point: number | null;
  number: Uint8Array;
  /** Number of the ballot that it replaced. */
  replaces: Uint8Array | null;
  at: Date;
}

/** The promise that a ballot is counted. It is made anew each time it is asked for, and is the same each time. */
export function receiptOf(signer: CountSigner, { competitionId, imageId, at, ...ballot }: AcceptedBallot): string {
  const { number, replaces } = ballot;
  const said = { number, image: imageId, point: ballot.point ?? withdrawn, replaces };
  const commitment = commitmentOf(sha256, { competition: competitionId, ...said });
  const text = formatReceipt({ origin: signer.origin(competitionId), ...said, at: minuteOf(at), commitment });
  return signer.note(competitionId, text);
}
