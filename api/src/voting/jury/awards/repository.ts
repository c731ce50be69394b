import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { JuryAwardRow } from '../../../platform/database/juryTables.ts';
import { statement } from '../../../platform/database/statement.ts';

/** Whether a round of `jury_round` is about a category; null: about any. */
const isAbout = (type: RawBuilder<unknown>) => sql`(types = '{}' or ${type} = any(types))`;

/** Whether the jury has accepted an `image`; null where its category has no round that accepts. */
export const acceptance: RawBuilder<boolean | null> = sql`(case when exists (select from jury_round
      where jury_round.competition_id = image.competition_id and accepts and ${isAbout(sql`image.type_code`)})
    then exists (select from jury_photo join jury_round on jury_round.id = jury_photo.round_id
      where jury_photo.image_id = image.id and accepts and decided_at is not null and accepted) end)`;

const awards = statement<{ id: number }, JuryAwardRow>((db, { id }) =>
  db.selectFrom('jury_award').selectAll().where('competition_id', '=', id).orderBy('position').orderBy('id'),
);

/** The awards of a competition, by position. */
export const findAwards = (db: Db, competitionId: number): Promise<JuryAwardRow[]> => awards(db, { id: competitionId });

/** An account as answers name an author. */
export interface AuthorRecord {
  id: number;
  username: string;
  firstName: string;
  lastName: string;
}

/** A holder of an award. */
export interface WinnerRecord {
  award_id: number;
  image_id: number | null;
  account_id: number | null;
  note: string;
  given_by: string;
  given_at: Date;
  /** Of the photo, as are the next four; null for the best author. */
  title: string | null;
  type: string | null;
  voter_key: string | null;
  /** Whether everyone may see it, once images are shown. */
  shown: boolean | null;
  accepted: boolean | null;
  /** Null once the account is gone. */
  author: AuthorRecord | null;
  /** The last round that has the photo, and its number there. */
  round_id: number | null;
  number: number | null;
}

const authorObject = sql`json_build_object('id', account.id, 'username', username, 'firstName', first_name, 'lastName', last_name)`;

/** Columns and tables of photos with their authors. */
const photo = {
  columns: sql`image.id as image_id, image.type_code as type, image.title, image.voter_key,
    image.shown, ${acceptance} as accepted`,
};

const winners = statement<{ id: number }, WinnerRecord>(
  (_, { id }) => sql<WinnerRecord>`select award_id, account_id, note, given_by, given_at, ${photo.columns},
      case when account.id is not null then ${authorObject} end as author, last.round_id, last.number
    from jury_award join jury_award_winner on award_id = jury_award.id
      left join image on image.id = image_id
      left join account on account.id = account_id or account.voter_key = image.voter_key
      left join lateral (select round_id, number from jury_photo join jury_round on jury_round.id = round_id
        where jury_photo.image_id = image.id order by jury_round.position desc, round_id desc limit 1) last on true
    where jury_award.competition_id = ${id}::int order by award_id, jury_award_winner.place`,
);

/** The holders of a competition's awards, by award, in the order in which they were given. */
export async function findWinners(db: Db, competitionId: number): Promise<Map<number, WinnerRecord[]>> {
  const byAward = new Map<number, WinnerRecord[]>();
  for (const winner of await winners(db, { id: competitionId }))
    byAward.set(winner.award_id, [...(byAward.get(winner.award_id) ?? []), winner]);
  return byAward;
}

/** A photo as the rules of awards see it. */
export interface PhotoRecord {
  image_id: number;
  type: string;
  title: string;
  voter_key: string;
  shown: boolean;
  accepted: boolean | null;
}

/** Those of some photos that are of a competition, by id. */
export async function findPhotos(
  tx: Db,
  competitionId: number,
  ids: readonly number[],
): Promise<Map<number, PhotoRecord>> {
  const { rows } = await sql<PhotoRecord>`select ${photo.columns} from image
    where competition_id = ${competitionId}::int and id = any(${ids}::int[])`.execute(tx);
  return new Map(rows.map((row) => [row.image_id, row]));
}

const decided = statement<{ id: number; type: string | null }, { decided: boolean }>(
  (_, { id, type }) => sql<{
    decided: boolean;
  }>`select count(*) > 0 and count(*) = count(decided_at) as decided from jury_round
    where competition_id = ${id}::int and (${type}::text is null or ${isAbout(sql`${type}::text`)})`,
);

/** Whether all rounds of a category are decided, or all rounds where none is named; false without a round. */
export const isDecided = async (db: Db, id: number, type: string | null): Promise<boolean> =>
  (await decided(db, { id, type }))[0]?.decided === true;

/** The version and the confirmation of a competition's list of awards. */
export interface ListRecord {
  /** 0 while it has never changed. */
  version: number;
  /** When the chair confirmed it as it stands; null while that is not so. */
  confirmedAt: Date | null;
}

export async function findList(db: Db, competitionId: number): Promise<ListRecord> {
  const query = db.selectFrom('jury_award_list').selectAll().where('competition_id', '=', competitionId);
  const row = await query.executeTakeFirst();
  if (!row) return { version: 0, confirmedAt: null };
  return { version: row.version, confirmedAt: row.confirmed_version === row.version ? row.confirmed_at : null };
}

/** Notes that the list has changed, which takes a confirmation away. */
export const raiseList = (tx: Db, competitionId: number): Promise<unknown> =>
  tx
    .insertInto('jury_award_list')
    .values({ competition_id: competitionId, version: 1, confirmed_version: null, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('competition_id').doUpdateSet({ version: sql<number>`jury_award_list.version + 1` }),
    )
    .execute();
