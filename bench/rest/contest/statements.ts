/**
 * The statements of the hand-written server: one per page, which builds the page's complete JSON. They implement the rules of
 * docs/product.md §3 for VOTING only, and for visitors and entrants only: the minimum for these pages.
 */

/** A named statement, which node-postgres prepares once per connection. */
export interface Statement {
  name: string;
  text: string;
}

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Condition under which other entrants' images are visible: after votingStart. */
const open = `competition.status in ('PUBLISHED', 'PAUSED', 'ARCHIVED') and competition.voting_start < now()`;

/** SQL placeholders of an entrant's keys in a statement. */
interface Entrant {
  voterKey: string;
  accountId: string;
}

/** @param createdAt authors are hidden in this competition: in lists the beginning of voting is told for every image */
const gridFields = (
  entrant: Entrant | null,
  createdAt = 'competition.voting_start',
) => `image.id, image.competition_id as "competitionId", image.type_code as type,
  ${entrant ? `case when image.voter_key = ${entrant.voterKey} then image.slot end` : 'null'} as slot, image.title, image.width,
  image.height, image.thumbhash, image.version, ${instant(createdAt)} as "createdAt",
  ${entrant ? `image.voter_key = ${entrant.voterKey}` : 'false'} as own,
  ${entrant ? `(select point from vote where image_id = image.id and voter_key = ${entrant.voterKey})` : 'null'} as "myVote",
  null as result`;

/** JSON of a person as an author. */
const person = (table: string) =>
  `json_build_object('id', ${table}.id, 'username', ${table}.username, 'firstName', ${table}.first_name,
    'lastName', ${table}.last_name)`;

const comments = (entrant: Entrant | null) => `(select coalesce(json_agg(written), '[]') from (
    select comment.id, comment.image_id as "imageId", comment.text, comment.status,
      case when account.id is not null and ${
        entrant
          ? `(account.voter_key <> image.voter_key or image.voter_key = ${entrant.voterKey} or account.id = ${entrant.accountId})`
          : 'account.voter_key <> image.voter_key'
      } then ${person('account')} end as author,
      ${entrant ? `coalesce(comment.account_id = ${entrant.accountId}, false)` : 'false'} as own,
      ${instant('comment.created_at')} as "createdAt", ${instant('comment.edited_at')} as "editedAt",
      ${
        entrant
          ? `case when comment.account_id = ${entrant.accountId} and comment.status <> 'REJECTED'
        then ${instant(`(comment.created_at + interval '15 minutes')`)} end`
          : 'null'
      } as "editableUntil"
    from comment left join account on account.id = comment.account_id
    where comment.image_id = image.id and ${
      entrant
        ? `(comment.status = 'APPROVED' or comment.account_id = ${entrant.accountId})`
        : `comment.status = 'APPROVED'`
    }
    order by comment.created_at, comment.id) written)`;

const neighbour = (side: 'before' | 'after') => {
  const [than, order] = side === 'before' ? ['<', 'desc'] : ['>', 'asc'];
  return `(select other.id from image other where other.competition_id = image.competition_id
    and other.moderation = 'APPROVED' and (other.random_place, other.id) ${than} (image.random_place, image.id)
    order by other.random_place ${order}, other.id ${order} limit 1)`;
};

const ifOwn = (entrant: Entrant | null, value: string) =>
  entrant ? `case when image.voter_key = ${entrant.voterKey} then ${value} end` : 'null';

const wholeFields = (
  entrant: Entrant | null,
  createdAt?: string,
) => `${gridFields(entrant, createdAt)}, image.description,
  ${ifOwn(entrant, `(select ${person('account')} from account where account.voter_key = image.voter_key)`)} as author,
  json_build_object('camera', camera, 'lens', lens, 'focalLength', focal_length, 'aperture', aperture, 'shutter', shutter,
    'iso', iso, 'takenAt', taken_at) as exposure,
  ${ifOwn(entrant, 'image.moderation')} as moderation, ${ifOwn(entrant, 'image.moderation_reason')} as "moderationReason",
  null as explanation, '[]'::json as similar, ${comments(entrant)} as comments,
  ${neighbour('before')} as "previousId", ${neighbour('after')} as "nextId"`;

/** Parameters: $1 competition, $2 page, $3 size; for an entrant also $4 voter key and, with whole images, $5 account. */
const page = (fields: string) => `select row_to_json(answer)::text as body from (
  select content, $2::int as page, $3::int as size, n as "totalElements", ceil(n / $3::float) as "totalPages",
    's' || translate(encode(int4send(competition.id) || last, 'base64'), '+/', '-_') as next, ($2::int + 1) * $3::int < n as more
  from competition, lateral (
    select coalesce(json_agg(shown.image), '[]') as content,
      (array_agg(int4send(random_place) || int4send(id)))[count(*)] as last
    from (select random_place, image.id, (select row_to_json(one) from (select ${fields}) one) as image from image
      where image.competition_id = competition.id and image.moderation = 'APPROVED'
      order by random_place, image.id limit $3::int offset $2::int * $3::int) shown) listed, lateral (
    select coalesce(sum(images), 0) as n from image_count
    where competition_id = competition.id and moderation = 'APPROVED') counted
  where competition.id = $1 and ${open}) answer`;

/** Parameters: $1 image; for an entrant also $2 voter key, $3 account. */
const image = (entrant: Entrant | null) => `select row_to_json(shown)::text as body from (
  select ${wholeFields(entrant, entrant ? `case when image.voter_key = ${entrant.voterKey} then image.created_at else competition.voting_start end` : undefined)}
  from image join competition on competition.id = image.competition_id
  where image.id = $1 and (image.moderation = 'APPROVED' ${entrant ? `or image.voter_key = ${entrant.voterKey}` : ''})
    and ${open}) shown`;

/** Parameters: $1 session, $2 account. */
export const sessionStatement: Statement = {
  name: 'session',
  text: `select account.voter_key as "voterKey" from session join account on account.id = session.account_id
    where session.id = $1 and session.account_id = $2 and session.expires_at > now() and account.enabled`,
};

const onPage = { voterKey: '$4::uuid', accountId: '$5::int' };
const onImage = { voterKey: '$2::uuid', accountId: '$3::int' };

export const pages = {
  minimal: {
    visitor: { name: 'minimal visitor', text: page(gridFields(null)) },
    entrant: { name: 'minimal entrant', text: page(gridFields(onPage)) },
  },
  paged: {
    visitor: { name: 'paged visitor', text: page(wholeFields(null)) },
    entrant: { name: 'paged entrant', text: page(wholeFields(onPage)) },
  },
} as const;

export const imagePage = {
  visitor: { name: 'image visitor', text: image(null) },
  entrant: { name: 'image entrant', text: image(onImage) },
} as const;

/**
 * Parameters: $1 image, $2 voter key, $3 point. Inserts or updates the vote, appends to the ballot history and updates the
 * tally, including the votes by point, in one statement; returns no row when the vote is not allowed. As in the service, the
 * competition's row is locked in share mode and the tally's row serializes the votes for one image.
 */
export const voteStatement: Statement = {
  name: 'vote',
  text: `with allowed as (
      select image.id, competition.id as competition_id from image
        join competition on competition.id = image.competition_id
        join image_tally on image_tally.image_id = image.id
      where image.id = $1::int and image.moderation = 'APPROVED' and image.voter_key <> $2::uuid
        and competition.status = 'PUBLISHED' and competition.voting_start < now() and now() < competition.voting_end
        and $3::int between competition.min_point and competition.max_point
      for share of competition for update of image_tally
    ), written as (
      insert into vote (image_id, voter_key, point, updated_at, number)
        select id, $2::uuid, $3::int, date_trunc('milliseconds', now()), new_ballot_number() from allowed
        on conflict (image_id, voter_key) do update
          set point = excluded.point, updated_at = excluded.updated_at, number = excluded.number
          where vote.point <> excluded.point
        returning updated_at, number, xmax = 0 as cast_now
    ), history as (
      insert into ballot (image_id, voter_key, point, cast_at, competition_id, number, replaces, commitment)
        select id, $2::uuid, $3::int, updated_at, competition_id, number, before,
          count_commitment(competition_id, number, id, $3::int, before)
        from written, allowed left join (select image_id, number as before from vote
          where image_id = $1::int and voter_key = $2::uuid) standing on standing.image_id = id
    ), counted as (
      update image_tally set vote_count = vote_count + cast_now::int, by_point = recounted(by_point, before, $3::int)
        from written, (select max(point) as before from vote where image_id = $1::int and voter_key = $2::uuid) standing
        where image_id = $1::int
    )
    select row_to_json(answer)::text as body from (
      select id as "imageId", competition_id as "competitionId", $3::int as point,
        ${instant(`coalesce((select updated_at from written),
          (select updated_at from vote where image_id = $1::int and voter_key = $2::uuid))`)} as "updatedAt"
      from allowed) answer`,
};
