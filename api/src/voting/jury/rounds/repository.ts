import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { JuryRoundRow, JurySeatRow } from '../../../platform/database/juryTables.ts';
import type { Score } from '@photo-competition/schema/juryScore';
import { statement } from '../../../platform/database/statement.ts';
import type { CompetitionRow } from '../../../platform/database/tables.ts';

/**
 * A round with what its competition says. `opens` and `closes` lie between the beginning of voting and the award, wherever those have
 * been moved since.
 */
export interface RoundRecord extends JuryRoundRow {
  status: CompetitionRow['status'];
  award: Date;
  photos: number;
  /** From which score on photos are accepted; none until that is decided. */
  lines: (Score & { type: string })[];
}

const columns = sql`jury_round.id, jury_round.competition_id, position, jury_round.title, types, jury_round.min_point,
  jury_round.max_point, greatest(opens, competition.voting_start) as opens, least(closes, competition.award) as closes, remarks,
  point_names, accepts, aim, photos_fixed_at, decided_at, judges, jury_round.version, changed_by, changed_at, competition.status, competition.award,
  (select count(*)::int from jury_photo where round_id = jury_round.id) as photos,
  (select coalesce(json_agg(json_build_object('type', jury_line.type_code, 'sum', score_sum, 'marks', score_marks)
      order by image_type.position), '[]')
    from jury_line join image_type on image_type.competition_id = jury_round.competition_id and image_type.code = jury_line.type_code
    where round_id = jury_round.id) as lines`;

const source = sql`jury_round join competition on competition.id = jury_round.competition_id`;

/** Columns and tables of a round, for statements that say which one. */
export const roundSource = { columns, source };

const ofCompetition = statement<{ id: number }, RoundRecord>(
  (_, { id }) => sql<RoundRecord>`select ${columns} from ${source}
    where jury_round.competition_id = ${id}::int order by position, jury_round.id`,
);

/** The rounds of a competition, by position. */
export const findRounds = (db: Db, competitionId: number): Promise<RoundRecord[]> =>
  ofCompetition(db, { id: competitionId });

const one = statement<{ id: number; round: number }, RoundRecord>(
  (_, { id, round }) => sql<RoundRecord>`select ${columns} from ${source}
    where jury_round.competition_id = ${id}::int and jury_round.id = ${round}::int`,
);

export const findRound = async (db: Db, competitionId: number, round: number): Promise<RoundRecord | null> =>
  (await one(db, { id: competitionId, round }))[0] ?? null;

/** Holds a round until the transaction ends: marks under way come before, later ones wait. */
export const lockRound = (tx: Db, id: number): Promise<JuryRoundRow | undefined> =>
  tx.selectFrom('jury_round').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Counts of a judge's photos that are not hidden, in a statement about `jury_panel`. */
export const counted = sql`
  left join lateral (select count(*) filter (where withdrawn is null)::int as tasks, count(withdrawn)::int as withdrawn,
      count(point) filter (where withdrawn is null)::int as marked
    from jury_task join jury_photo using (round_id, number) join image on image.id = jury_photo.image_id
    where jury_task.round_id = jury_panel.round_id and jury_task.seat = jury_panel.seat and not closed
      and image.moderation = 'APPROVED')
  as task on true`;

/** A seat in a panel, with how far its judge is. */
export interface PanelRecord extends Pick<JurySeatRow, 'seat' | 'account_id' | 'first_name' | 'last_name' | 'state'> {
  withdrawn_at: Date | null;
  left_out: boolean;
  finished_at: Date | null;
  last_at: Date | null;
  reminded_at: Date | null;
  tasks: number;
  marked: number;
  withdrawn: number;
}

const panel = statement<{ round: number }, PanelRecord>(
  (
    _,
    { round },
  ) => sql<PanelRecord>`select jury_panel.seat, account_id, first_name, last_name, state, withdrawn_at, left_out,
      finished_at, last_at, reminded_at, task.tasks, task.marked, task.withdrawn
    from jury_round join jury_panel on jury_panel.round_id = jury_round.id
      join jury_seat on jury_seat.competition_id = jury_round.competition_id and jury_seat.seat = jury_panel.seat
      ${counted}
    where jury_round.id = ${round}::int order by jury_panel.seat`,
);

/** The panel of a round, by seat. */
export const findPanel = (db: Db, round: number): Promise<PanelRecord[]> => panel(db, { round });

const incomplete = statement<{ round: number }, { n: number }>(
  (_, { round }) => sql<{ n: number }>`select count(distinct jury_task.number)::int as n
    from jury_task join jury_photo using (round_id, number) join image on image.id = jury_photo.image_id
      join jury_panel on jury_panel.round_id = jury_task.round_id and jury_panel.seat = jury_task.seat
      join jury_round on jury_round.id = jury_task.round_id
      join jury_seat on jury_seat.competition_id = jury_round.competition_id and jury_seat.seat = jury_task.seat
    where jury_task.round_id = ${round}::int and not closed and image.moderation = 'APPROVED' and point is null
      and withdrawn is null
      and withdrawn_at is null and jury_seat.state = 'ACCEPTED'`,
);

/** How many photos a judge of the panel has neither marked nor withdrawn from. */
export const countIncomplete = async (db: Db, round: number): Promise<number> =>
  (await incomplete(db, { round }))[0]?.n ?? 0;

const judges = statement<{ round: number }, { n: number }>(
  (_, { round }) => sql<{ n: number }>`select count(*)::int as n
    from jury_panel join jury_round on jury_round.id = jury_panel.round_id
      join jury_seat on jury_seat.competition_id = jury_round.competition_id and jury_seat.seat = jury_panel.seat
    where jury_panel.round_id = ${round}::int and not left_out
      and ((withdrawn_at is null and jury_seat.state = 'ACCEPTED') or exists (select from jury_task
        where jury_task.round_id = jury_panel.round_id and jury_task.seat = jury_panel.seat and point is not null))`,
);

/** Judges whose marks count in a round: who is in the panel, and who has left it with marks. */
export const countJudges = async (db: Db, round: number): Promise<number> => (await judges(db, { round }))[0]?.n ?? 0;
