import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { timed } from '../../competitions/present.ts';
import { findCompetition } from '../../competitions/repository.ts';
import { checkCounted } from '../../competitions/counted.ts';
import { checkScored, showsScores, takesPart } from '../../competitions/scored.ts';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { readImages } from '../../photos/images/repository.ts';
import { titled, titlesOf } from '../../photos/images/titles.ts';
import { rankWithout } from '../../voting/results/computation.ts';
import type { ResultsService } from '../../voting/results/service.ts';

type Schemas = components['schemas'];

/** Numbers of votes for which the covered share of images is told. */
const coverageSteps = [1, 3, 5, 10];

/** Rank of the last of the top. */
const lastTopRank = 10;

/** Most images of the top, however many share its last rank. */
const mostTop = 100;

interface Totals {
  entries: number;
  entrants: number;
  voters: number;
  votes: number;
  comments: number;
  pendingComments: number;
  pendingImages: number;
  counted: number;
  unvoted: number;
}

/**
 * Whether a voter key is that of a person. Of people whose ballots were unlinked the roll tells how many they are, and
 * `count_turnout` on which days they voted.
 */
const isKnown = (id: number, key: 'vote.voter_key' | 'ballot.voter_key') => sql`(
    not exists (select from count_roll where competition_id = ${id}) or exists (select from count_roll
      where competition_id = ${id} and count_roll.voter_key = ${sql.ref(key)} and link = 'LINKED'))`;

/** Everything is counted in SQL; votes only where they count (docs/product.md §2, §3). */
async function totals(db: Db, id: number, now: Date): Promise<Totals> {
  const { rows } = await sql<Totals>`
    with entry as (select image.id, voter_key, moderation, vote_count, ${takesPart(now)} as counts
      from image join image_tally on image_id = image.id join competition on competition.id = image.competition_id
      where image.competition_id = ${id})
    select
      (select count(*) from entry)::int as "entries",
      (select count(distinct voter_key) from entry)::int as "entrants",
      ((select count(distinct vote.voter_key) from counted_vote as vote join entry on entry.id = vote.image_id
        where counts and ${isKnown(id, 'vote.voter_key')})
        + (select count(*) from count_roll where competition_id = ${id} and link <> 'LINKED' and standing > 0))::int as "voters",
      (select coalesce(sum(vote_count), 0) from entry where counts)::int as "votes",
      (select count(*) from comment join entry on entry.id = comment.image_id)::int as "comments",
      (select count(*) from comment join entry on entry.id = comment.image_id where status = 'PENDING')::int as "pendingComments",
      (select count(*) from entry where moderation = 'PENDING')::int as "pendingImages",
      (select count(*) from entry where counts)::int as "counted",
      (select count(*) from entry where counts and vote_count = 0)::int as "unvoted"`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('An aggregate has one row');
  return found;
}

/** Events in a competition, a row for each: votes only where they count. */
const happened = (id: number, now: Date) => sql`happened as (
      select created_at as at, 1 as entry, 0 as vote, 0 as comment, null::uuid as voter from image
        where competition_id = ${id}
      union all
      select cast_at, 0, 1, 0, case when ${isKnown(id, 'ballot.voter_key')} then ballot.voter_key end from ballot join image on image.id = ballot.image_id
        join competition on competition.id = image.competition_id
        where image.competition_id = ${id} and ${takesPart(now)}
      union all
      select comment.created_at, 0, 0, 1, null from comment where competition_id = ${id}
    )`;
const sums = sql`sum(entry)::int as entries, sum(vote)::int as votes, sum(comment)::int as comments`;

/** By day, and by hour of the day, out of one reading. @param timeZone in which both are cut */
async function activity(
  db: Db,
  id: number,
  timeZone: string,
  now: Date,
): Promise<Pick<Schemas['CompetitionStatistics'], 'perDay' | 'perHour'>> {
  const { rows } = await sql<Schemas['DayCount'] & { hour: number | null }>`
    with ${happened(id, now)}, local as (select at at time zone ${timeZone} as at, entry, vote, comment, voter from happened),
    cut as (select to_char(at, 'YYYY-MM-DD') as day, extract(hour from at)::int as hour, entry, vote, comment, voter
      from local),
    voting as (select day, sum(voters)::int as voters
      from (select day, count(distinct voter) as voters from cut group by day
        union all select day, voters from count_turnout where competition_id = ${id}) as voted group by day),
    counted as (select day, hour, ${sums} from cut group by grouping sets ((day), (hour)))
    select counted.*, coalesce(voters, 0) as voters from counted left join voting using (day)
    order by day, hour`.execute(db);
  return {
    perDay: rows.flatMap(({ hour, ...day }) => (hour === null ? [day] : [])),
    perHour: rows.flatMap(({ day: _, voters: __, hour, ...counts }) => (hour === null ? [] : [{ hour, ...counts }])),
  };
}

async function coverage(db: Db, id: number, now: Date): Promise<Schemas['CompetitionStatistics']['coverage']> {
  const { rows } = await sql<{ votes: number; share: number }>`
    select step as votes, coalesce(avg(case when vote_count >= step then 1.0 else 0.0 end), 0)::float8 as share
    from unnest(${sql.raw(`array[${coverageSteps.join(', ')}]`)}) as step
    left join (select vote_count from image join image_tally on image_id = image.id
      join competition on competition.id = image.competition_id
      where image.competition_id = ${id} and ${takesPart(now)}) counted on true
    group by step order by step`.execute(db);
  return rows;
}

/** Statistics of a competition for administrators: turnout always, scores from AWARD on (docs/product.md §3). */
export function statisticsService(db: Db, results: ResultsService, timeZone: string) {
  async function topImages(competition: NonNullable<Awaited<ReturnType<typeof findCompetition>>>, now: Date) {
    const best = (await results.best(await results.ranking(competition), mostTop)).filter(
      ({ result }) => result.overallRank !== null && result.overallRank <= lastTopRank,
    );
    const ids = best.map(({ imageId }) => imageId);
    const found = await readImages(db, 'grid', { by: 'ids', competitionId: competition.id, ids }, null, now);
    return best.flatMap(({ imageId, result }) => {
      const image = found?.images.find((one) => one.id === imageId);
      // An image that was hidden since the ranking was stored is gone at once.
      return image?.moderation === 'APPROVED' ? [{ imageId, title: image.title, result }] : [];
    });
  }

  return {
    /**
     * The ranking without some images.
     * @throws Problem NOT_FOUND; WRONG_PHASE until administrators may see scores; OVERLOADED
     */
    async rankingWithout(id: number, imageIds: number[], now: Date): Promise<Schemas['RankChange'][]> {
      const competition = await findCompetition(db, id);
      if (!competition) throw new Problem('NOT_FOUND');
      checkScored(timed(competition), now);
      await checkCounted(db, competition);
      const changes = await rankWithout(db, competition, imageIds);
      return titled(
        changes,
        await titlesOf(
          db,
          changes.map(({ imageId }) => imageId),
        ),
      );
    },

    /** @throws Problem NOT_FOUND, OVERLOADED */
    async of(id: number, now: Date): Promise<Schemas['CompetitionStatistics']> {
      const competition = await findCompetition(db, id);
      if (!competition) throw new Problem('NOT_FOUND');
      const scored = showsScores(timed(competition), now);
      if (scored) await checkCounted(db, competition);
      const perPoint = scored
        ? await db
            .selectFrom('counted_vote as vote')
            .innerJoin('image', 'image.id', 'vote.image_id')
            .select((e) => ['vote.point', e.fn.countAll<number>().as('votes')])
            .where('image.competition_id', '=', id)
            .where('image.moderation', '=', 'APPROVED')
            .groupBy('vote.point')
            .orderBy('vote.point')
            .execute()
        : [];
      const perType = await db
        .selectFrom('image')
        .select((e) => ['type_code as type', 'moderation', e.fn.countAll<number>().as('entries')])
        .where('competition_id', '=', id)
        .groupBy(['type_code', 'moderation'])
        .orderBy('type_code')
        .orderBy('moderation')
        .execute();
      return {
        ...(await totals(db, id, now)),
        ...(await activity(db, id, timeZone, now)),
        perPoint,
        perType,
        coverage: await coverage(db, id, now),
        topImages: scored ? await topImages(competition, now) : [],
      };
    },
  };
}

export type StatisticsService = ReturnType<typeof statisticsService>;
