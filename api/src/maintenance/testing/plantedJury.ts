/**
 * A jury that has decided of the rows that `fill` makes: the first image (5, colour) and the second one (2, mono) are accepted, and the
 * third one (4, colour) is not.
 */
const decided = [
  `update competition set judged_by = 'JURY', entries_shown = 'ACCEPTED'`,
  `insert into jury_seat (competition_id, seat, account_id, first_name, last_name, state, invited_at, mailed_at, answered_at, accepted_at)
    select 1, 1, 1, 'Ágnes', 'Tóth', 'ACCEPTED', now(), now(), now(), now()`,
  `insert into jury_round (id, competition_id, position, title, types, min_point, max_point, opens, closes, remarks, accepts,
      photos_fixed_at, decided_at, judges, changed_by, changed_at) overriding system value
    select 1, 1, 1, '{"hu": "A", "en": "A"}', '{}', 1, 5, voting_start, voting_end, 'NONE', true, voting_start,
      voting_end + interval '1 minute', 1, 'admin', voting_end from competition where id = 1`,
  `select setval('jury_round_id_seq', 1)`,
  `insert into jury_panel (round_id, seat) values (1, 1)`,
  `insert into jury_photo (round_id, number, image_id, type_code, score_sum, score_marks, accepted, standing)
    select 1, id, id, type_code, 6 - case id when 1 then 1 when 2 then 4 else 2 end, 1, id < 3, case id when 3 then 2 else 1 end
    from image`,
  `insert into jury_task (round_id, seat, place, number, point, marked_at) select 1, 1, number, number, score_sum, now() from jury_photo`,
  `insert into jury_mark (round_id, seat, number, point, at, choice)
    select 1, 1, number, score_sum, now(), decode(lpad(number::text, 24, '0'), 'hex') from jury_photo`,
  `insert into jury_line (round_id, type_code, score_sum, score_marks) values (1, 'colour', 5, 1), (1, 'mono', 2, 1)`,
  'update image set held_back = id = 3',
  `insert into jury_place (image_id, competition_id, type_code, place) values (1, 1, 'colour', 1), (2, 1, 'mono', 2)`,
];

type Planted = [damage: string, statements: string[], rule: string, subject: string];

const after = (damage: string, statements: string[], rule: string, subject: string): Planted => [
  damage,
  [...decided, ...statements],
  rule,
  subject,
];

/** Sound data, in which a check must find nothing. */
export const soundJury = decided;

/** Damage to what a jury has decided, and where it must be found. */
export const plantedJury: Planted[] = [
  after('another sum of marks', ['update jury_photo set score_sum = 4 where number = 1'], 'jury-score', 'image 1'),
  after('another number of marks', ['update jury_photo set score_marks = 2 where number = 1'], 'jury-score', 'image 1'),
  after(
    'a score of a round that is not decided',
    ['update jury_round set decided_at = null, judges = null', 'delete from jury_line'],
    'jury-score',
    'image 1',
  ),
  after('another rank in a round', ['update jury_photo set standing = 2 where number = 1'], 'jury-order', 'image 1'),
  after(
    'a place among photos of another rank',
    ['update jury_place set place = 3 where place = 1'],
    'jury-order',
    'image 1',
  ),
  after('a place that is missing', ['delete from jury_place where image_id = 2'], 'jury-order', 'image 2'),
  after(
    'a photo on the line that is not accepted',
    ['update jury_photo set accepted = false where number = 1'],
    'jury-accepted',
    'image 1',
  ),
  after(
    'a photo below the line that is accepted',
    ['update jury_photo set accepted = true where number = 3'],
    'jury-accepted',
    'image 3',
  ),
  after(
    'a photo that a round which accepts nothing has accepted',
    ['delete from jury_line', 'update jury_round set accepts = false'],
    'jury-accepted',
    'image 1',
  ),
  after('no line of a category', [`delete from jury_line where type_code = 'mono'`], 'jury-line', 'round 1'),
  after(
    'a line at a score that no photo has',
    [`update jury_line set score_sum = 3 where type_code = 'colour'`],
    'jury-line',
    'round 1',
  ),
  after(
    'a line that is not in lowest terms',
    [`update jury_line set score_sum = 10, score_marks = 2 where type_code = 'colour'`],
    'jury-line',
    'round 1',
  ),
  after('a line of a round that does not accept', ['update jury_round set accepts = false'], 'jury-line', 'round 1'),
  after('a decision before the closing', ['update jury_round set decided_at = opens'], 'jury-round', 'round 1'),
  after(
    'two rounds that accept one category',
    [
      `insert into jury_round (competition_id, position, title, types, min_point, max_point, opens, closes, remarks, accepts, changed_by,
        changed_at) select competition_id, 2, title, '{mono}', 1, 5, opens, closes, 'NONE', true, 'admin', now() from jury_round`,
    ],
    'jury-round',
    'competition 1',
  ),
  after(
    'an accepted photo that is held back',
    ['update image set held_back = true where id = 1'],
    'held-back',
    'image 1',
  ),
  after('a photo that is shown without being accepted', ['update image set held_back = false'], 'held-back', 'image 3'),
  after(
    'a photo that is held back where all are shown',
    [`update competition set entries_shown = 'ALL'`],
    'held-back',
    'image 3',
  ),
  after(
    'a wrong number of photos that are held back',
    ['update image_count set held_back = held_back + 1'],
    'image-count',
    'competition 1',
  ),
  after(
    'a photo before a judge who is not to judge its author',
    ['insert into jury_conflict select 1, 1, account.id from account join image using (voter_key) where image.id = 1'],
    'jury-task',
    'image 1',
  ),
  after(
    'a photo before its author',
    ['update jury_seat set account_id = account.id from account join image using (voter_key) where image.id = 1'],
    'jury-task',
    'image 1',
  ),
  after(
    'a photo that is kept from a judge for no reason',
    ['update jury_task set closed = true where number = 1'],
    'jury-task',
    'image 1',
  ),
  after(
    'a mark that its judge has not given',
    ['update jury_task set point = 3 where number = 1'],
    'jury-mark',
    'image 1',
  ),
];
