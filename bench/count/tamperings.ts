import { verifyCount, type Platform } from '@photo-competition/schema/count/verify';
import { electionOf } from '../../api/src/voting/count/testing/election.ts';
import { alteredUnderHead } from '../../api/src/voting/count/testing/forged.ts';
import { publish } from '../../api/src/voting/count/testing/publish.ts';
import { seeded } from '../../api/src/voting/count/testing/random.ts';
import { tampered, tamperingKinds, type TamperingKind } from '../../api/src/voting/count/testing/tamper.ts';

/** What became of the tamperings of a kind. */
export interface Tried {
  kind: TamperingKind;
  tried: number;
  /** Number of those of which a recount named a ballot, an image, a record or a file. */
  noticed: number;
  /** Number of the rule that was most often the first that did not hold. */
  rule: number;
}

const commonest = (rules: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const rule of rules) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
};

/** Tampers that many times, each kind as often; elections change every 500 times. */
export async function tamperAll(times: number, platform: Platform): Promise<Tried[]> {
  const random = seeded(77);
  const rules = new Map(tamperingKinds.map((kind) => [kind, [] as number[]]));
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
    if (first) rules.get(kind)?.push(first.rule);
    else missed.set(kind, (missed.get(kind) ?? 0) + 1);
    done += 1;
    if (done % 500 === 0) {
      election = electionOf(size, random);
      honest = publish(election);
    }
  }
  return [...rules].map(([kind, found]) => ({
    ...{ kind, tried: found.length + (missed.get(kind) ?? 0), noticed: found.length, rule: commonest(found) },
  }));
}
