import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { statement } from '../../../platform/database/statement.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { JuryDesks } from './service.ts';

type Schemas = components['schemas'];

interface Written {
  refusal: Schemas['MarkRefusal'] | 'NO_SEAT' | null;
  told_at: Date | null;
}

interface Given {
  round: number;
  accountId: number;
  numbers: number[];
  points: (number | null)[];
  choices: Buffer[];
  now: Date;
}

/** In their order, each by what those before it have left; all of them are there once the statement is answered. */
const written = statement<Given, Written>(
  (_, { round, accountId, numbers, points, choices, now }) => sql<Written>`
    select one.refusal, one.told_at
    from unnest(${numbers}::int[], ${points}::int[], ${choices}::bytea[]) with ordinality as given (number, point, choice, turn)
      cross join lateral write_mark(${round}::int, ${accountId}::int, given.number, given.point, given.choice, ${now}::timestamptz)
        as one
    order by given.turn`,
);

/** Marks of judges (docs/product.md §15): one current mark per judge and photo, and a history that only grows. */
export const juryMarks = (db: Db, desks: Pick<JuryDesks, 'deskOf' | 'present'>) => ({
  /** Each mark by itself. @throws Problem NOT_FOUND for a viewer who does not judge the round */
  async cast(
    round: number,
    marks: Schemas['MarkRequest'][],
    { viewer, clock }: Actor,
  ): Promise<Schemas['MarkResults']> {
    await desks.deskOf(round, viewer);
    const now = clock();
    const rows = await written(db, {
      round,
      accountId: viewer.accountId,
      numbers: marks.map(({ number }) => number),
      points: marks.map(({ point }) => point),
      choices: marks.map(({ choice }) => Buffer.from(choice, 'base64url')),
      now,
    });
    const results = marks.map(({ number, choice, point }, i): Schemas['MarkResult'] => {
      const row = rows[i];
      // Taken out of the panel since the desk was read.
      if (!row || row.refusal === 'NO_SEAT') throw new Problem('NOT_FOUND');
      return { number, choice, point, markedAt: row.told_at?.toISOString() ?? null, refusal: row.refusal };
    });
    return { results, desk: await desks.present(db, await desks.deskOf(round, viewer), now) };
  },
});

export type JuryMarks = ReturnType<typeof juryMarks>;
