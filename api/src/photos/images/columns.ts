import type { components } from '@photo-competition/schema/rest';
import { sql, type RawBuilder } from 'kysely';
import { commentsOfImage, type CommentRecord } from '../comments/repository.ts';
import type { ResultBasis } from '../../platform/database/resultTables.ts';
import type { ImageRow } from '../../platform/database/tables.ts';
import type { SimilarEntry } from './lookups.ts';

/** Columns of an image in a grid. */
const gridColumns = [
  'id',
  'competition_id',
  'voter_key',
  'type_code',
  'slot',
  'title',
  'moderation',
  'held_back',
  'width',
  'height',
  'thumbhash',
  'version',
  'created_at',
] as const;

/** Further columns of an image on its page. */
const pageColumns = [
  'description',
  'moderation_reason',
  'camera',
  'lens',
  'focal_length',
  'aperture',
  'shutter',
  'iso',
  'taken_at',
] as const;

const otherColumns = [
  'moderated_by',
  'moderated_at',
  'original_key',
  'original_content_type',
  'original_format',
  'original_bytes',
  'sha256',
  'derivatives',
  'updated_at',
] as const;

type Score = components['schemas']['Score'];

/** The result of an image in the decided round that accepts for its category. */
export interface AcceptanceRecord extends Pick<
  components['schemas']['ImageAcceptance'],
  'roundId' | 'accepted' | 'sum' | 'marks'
> {
  /** Judges whose marks counted in the round. */
  judges: number;
  maxPoint: number;
}

type Explanation = components['schemas']['RankExplanation'];

/** Stored fields of an image's explanation. */
export interface StoredExplanation extends Pick<Explanation, 'interval' | 'firstShare' | 'rankWithOneMore' | 'after'> {
  basis: ResultBasis;
  votesByPoint: number[];
  /** Between it and the one before it. */
  decidedBy: components['schemas']['RankDecision'] | null;
  before: Omit<NonNullable<Explanation['before']>, 'decidedBy'> | null;
}

/** An image as a grid needs it. */
export interface GridRecord extends Pick<ImageRow, (typeof gridColumns)[number]> {
  /** Its number in the order in which it was read, where that has numbers. */
  place: number;
  /** The viewer's own vote. */
  my_vote: number | null;
  /** Its row of the stored ranking; null where it has none. The caller decides whether the viewer may see it. */
  result: Score | null;
  /** The jury's decision; null where there is none. The caller decides whether the viewer may see it. */
  acceptance: AcceptanceRecord | null;
  /** Its awards of a jury, by position. The caller decides whether the viewer may see them. */
  awards: components['schemas']['GivenAward'][];
}

/** An image with all that is stored of it. */
export interface StoredRecord extends Omit<ImageRow, 'perceptual_hash'>, GridRecord {}

/** An image with its author, where the account still exists. */
export interface AuthoredRecord extends GridRecord, Pick<ImageRow, (typeof pageColumns)[number]> {
  author_id: number | null;
  author_username: string | null;
  author_first_name: string | null;
  author_last_name: string | null;
}

/** An image as lists of moderators have it. */
export interface ModeratedRecord extends AuthoredRecord {
  /** Its near-duplicates, by distance. */
  similar: SimilarEntry[];
}

/** An image with what a viewer is shown of its surroundings. */
export interface ImageRecord extends AuthoredRecord {
  /** The approved ones and the viewer's own, or (for administrators) all; oldest first. */
  comments: CommentRecord[];
  /** Beside it in the list that the viewer is shown. */
  previous_id: number | null;
  next_id: number | null;
  /** Why it has its rank, as far as the stored ranking says. Whether the viewer may see it is for others to decide. */
  explanation: StoredExplanation | null;
}

/** How much is read of each image. */
export interface Records {
  grid: GridRecord;
  stored: StoredRecord;
  moderated: ModeratedRecord;
  whole: ImageRecord;
}

/** Whether the authors of a competition's images are hidden from everybody but administrators (docs/product.md §3). */
export const isBlind = ({ now }: Pick<Values, 'now'>): RawBuilder<unknown> =>
  sql`(competition.award >= ${now}::timestamptz and competition.status <> 'ARCHIVED')`;

/** The image before or after, in the order of its competition's list (docs/product.md §4). */
function neighbour(side: 'previous' | 'next', onlyShown: boolean, v: Values): RawBuilder<unknown> {
  const [comparison, direction] = side === 'previous' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const beside = (key: 'created_at' | 'random_place') => sql`(select other.id from image other
    where other.competition_id = image.competition_id
      and (other.${sql.ref(key)}, other.id) ${comparison} (image.${sql.ref(key)}, image.id)
      ${onlyShown ? sql`and other.shown` : sql``}
    order by other.${sql.ref(key)} ${direction}, other.id ${direction} limit 1)`;
  const byTime = beside('created_at');
  return onlyShown ? sql`case when ${isBlind(v)} then ${beside('random_place')} else ${byTime} end` : byTime;
}

const imageColumns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(`image.${name}`)));

/** The image right before or after another one in the ranking of its category, unless it was hidden since. */
const ranked = (offset: 1 | -1): RawBuilder<unknown> => sql`(select json_build_object('imageId', other.id,
    'title', other.title, 'rank', beside.rank, 'score', beside.score, 'decidedBy', beside.decided_by)
  from image_result beside join image other on other.id = beside.image_id
  where beside.computation_id = own.computation_id and beside.type_code = own.type_code
    and beside.type_place = own.type_place + ${sql.lit(offset)} and beside.rank is not null and other.shown)`;

/** The near-duplicates of an image, from both sides of its pairs. */
const similar = sql`(select coalesce(json_agg(json_build_object('imageId', beside.id, 'competitionId', beside.competition_id,
    'distance', pair.distance, 'sameAuthor', beside.voter_key = image.voter_key)
    order by pair.distance, pair.later, beside.id), '[]')
  from (select other_id as id, image_id as later, distance from image_similarity where image_id = image.id
    union all select image_id, image_id, distance from image_similarity where other_id = image.id) pair
  join image beside on beside.id = pair.id)`;

/** Awards that a jury has given an image. */
const awards = sql`case when competition.judged_by <> 'VOTERS' then (select coalesce(json_agg(json_build_object(
    'id', jury_award.id, 'kind', kind, 'title', jury_award.title, 'place', jury_award.place)
    order by jury_award.position, jury_award.id), '[]')
  from jury_award_winner join jury_award on jury_award.id = award_id where image_id = image.id) else '[]' end`;

/** Why an image has its rank, by the stored ranking; null without one, and until it was explained. */
const explanation = sql`case when ranking.basis is not null then (select json_build_object('basis', ranking.basis,
    'interval', json_build_array(best_rank, worst_rank), 'firstShare', first_share, 'decidedBy', decided_by,
    'rankWithOneMore', rank_with_one_more, 'votesByPoint', votes_by_point, 'before', ${ranked(-1)}, 'after', ${ranked(1)})
  from image_result own where computation_id = ranking.id and image_id = image.id and best_rank is not null) end`;

/** The result of an image in a decided round that accepts; most competitions have no jury. */
const acceptance = sql`case when competition.judged_by <> 'VOTERS' then (select json_build_object('roundId', round.id,
    'accepted', accepted, 'sum', score_sum, 'marks', score_marks, 'judges', judges, 'maxPoint', round.max_point)
  from jury_photo join jury_round round on round.id = round_id
  where image_id = image.id and accepts and decided_at is not null) end`;

/** How much is read, for whom. */
interface Shape {
  columns: keyof Records;
  /** Whether neighbours and comments that wait or were rejected are left out. */
  onlyShown: boolean;
}

/** Whose votes and comments are meant, null for a visitor; and when. */
interface Values {
  voterKey: string | null;
  accountId: number | null;
  now: Date;
}

/** Columns of each image, in a statement that has `competition`, `image`, `ranking` and, of whole ones, `author`. */
export function columnsOf({ columns, onlyShown }: Shape, v: Values): RawBuilder<unknown> {
  // Visitors have no votes, and most competitions no ranking: the cases spare looking for them image by image.
  const grid = sql`${imageColumns(gridColumns)},
    case when ${v.voterKey}::uuid is not null
      then (select point from vote where image_id = image.id and voter_key = ${v.voterKey}::uuid) end as my_vote,
    case when ranking.id is not null
      then (select json_build_object('score', score, 'points', points, 'votes', votes, 'rank', rank,
          'overallRank', overall_rank, 'votesByPoint', votes_by_point)
        from image_result where computation_id = ranking.id and image_id = image.id) end as result,
    ${acceptance} as acceptance, ${awards} as awards`;
  if (columns === 'grid') return grid;
  const page = sql`${grid}, ${imageColumns(pageColumns)}`;
  if (columns === 'stored') return sql`${page}, ${imageColumns(otherColumns)}`;
  const authored = sql`${page}, author.id as author_id, author.username as author_username,
    author.first_name as author_first_name, author.last_name as author_last_name`;
  if (columns === 'moderated') return sql`${authored}, ${similar} as similar`;
  return sql`${authored},
    ${commentsOfImage(!onlyShown, v.accountId)} as comments,
    ${neighbour('previous', onlyShown, v)} as previous_id, ${neighbour('next', onlyShown, v)} as next_id,
    ${explanation} as explanation`;
}
