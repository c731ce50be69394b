import type { components } from '@photo-competition/schema/rest';
import { asPublished, timed } from '../../competitions/present.ts';
import { findCompetition } from '../../competitions/repository.ts';
import { isWithheld, stageAt } from '../../competitions/visibility.ts';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { AwardReading } from './awards/reading.ts';
import { presentJudge } from './present.ts';
import { findAcceptance } from './decision/acceptance.ts';
import { findJudges, findSettings } from './repository.ts';
import { presentRound } from './rounds/present.ts';
import { findRounds } from './rounds/repository.ts';

type Schemas = components['schemas'];

/**
 * The jury of a competition, as everyone is told (docs/product.md §15).
 * @param preview whether it is an administrator's preview, in which a draft reads as published
 */
export const juryService = (db: Db, awards: Pick<AwardReading, 'forEveryone'>, preview = false) => ({
  /** @throws Problem NOT_FOUND, also where voters alone judge */
  async read(id: number, now: Date): Promise<Schemas['Jury']> {
    const found = await findCompetition(db, id);
    const competition = found && preview ? asPublished(found) : found;
    if (!competition || isWithheld(competition) || competition.judged_by === 'VOTERS') throw new Problem('NOT_FOUND');
    const { names_public: namesPublic } = await findSettings(db, id);
    const hasEnded = stageAt(timed(competition), now) === 'ENDED';
    const isTold = namesPublic === 'AT_ONCE' || hasEnded;
    const judges = isTold ? (await findJudges(db, id)).map(presentJudge) : null;
    const nothing = { rounds: null, acceptance: null, awards: null, awardsConfirmedAt: null };
    if (!hasEnded) return { namesPublic, judges, ...nothing };
    const rounds = (await findRounds(db, id)).map((round) => presentRound(round, now));
    const told = await awards.forEveryone(id, now);
    return { namesPublic, judges, rounds, acceptance: await findAcceptance(db, id), ...told };
  },
});

export type JuryService = ReturnType<typeof juryService>;
