import { verifyCount, type Platform } from '../src/verify.ts';
import { electionOf } from '../src/testing/election.ts';
import { alteredUnderHead } from '../src/testing/forged.ts';
import { publish } from '../src/testing/publish.ts';
import { seeded } from '../src/testing/random.ts';
import { tampered, tamperingKinds, type TamperingKind } from '../src/testing/tamper.ts';

/** The results of the tamperings of a kind. */
export interface Tried {
  kind: TamperingKind;
  tried: number;
  /** Number of those of which a recount named a ballot, an image, a record or a file. */
  noticed: number;
}

/** Tampers that many times, each kind as often; elections change every 500 times. */
export async function tamperAll(times: number, platform: Platform): Promise<Tried[]> {
  const random = seeded(77);
  const noticed = new Map(tamperingKinds.map((kind) => [kind, 0]));
  const missed = new Map<TamperingKind, number>();
  const size = { voters: 30, images: 20, ballots: 300, batches: 4, changes: 0.08 };
  let election = electionOf(size, random);
  let honest = publish(election);
  for (let done = 0; done < times;) {
    const kind = tamperingKinds[done % tamperingKinds.length] as TamperingKind;
    const forged = tampered(election, kind, random.int(0, size.ballots), random);
    if (!forged) continue;
    const published = alteredUnderHead(
      honest.published,
      forged,
      kind === 'moved to another batch' || random.next() < 0.5,
    );
    const [first] = (await verifyCount(platform, published)).failures;
    if (first) noticed.set(kind, (noticed.get(kind) ?? 0) + 1);
    else missed.set(kind, (missed.get(kind) ?? 0) + 1);
    done += 1;
    if (done % 500 === 0) {
      election = electionOf(size, random);
      honest = publish(election);
    }
  }
  return [...noticed].map(([kind, count]) => ({ kind, tried: count + (missed.get(kind) ?? 0), noticed: count }));
}
