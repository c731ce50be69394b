/** A decision on the first image that is in effect, proposed by one account and confirmed by another or the same. */
const exclusion = (
  by: number,
  note: string | null = null,
) => `insert into ballot_exclusion (id, competition_id, image_id,
    reason, note, alone_note, state, proposed_by, proposed_at, confirmed_by, effective_at, effect) overriding system value
  select 9, competition_id, id, 'RULE', 'a', ${note === null ? 'null' : `'${note}'`}, 'EFFECTIVE', 1, now(), ${by}, now(), '[]'
  from image where id = 1`;
const excluded = (
  where: string,
) => `insert into excluded_ballot select 9, competition_id, 1, number, 'EFFECTIVE' from ballot
  where ${where}`;
const standing = 'number in (select number from vote where image_id = 1)';

/** Damage to decisions about ballots, in the rows that `fill` makes, and where it must be found. */
export const plantedExclusions: [damage: string, statements: string[], rule: string, subject: string][] = [
  ['an excluded ballot that is counted', [exclusion(2), excluded(standing)], 'vote-count', 'image 1'],
  [
    'an excluded ballot on another image',
    [exclusion(2), excluded('image_id = (select min(image_id) from vote where image_id > 1)')],
    'excluded-ballot-stands',
    'exclusion 9',
  ],
  [
    'an excluded ballot that does not stand',
    [exclusion(2), excluded(standing), 'delete from vote where image_id = 1'],
    'excluded-ballot-stands',
    'exclusion 9',
  ],
  ['an exclusion of nothing', [exclusion(2)], 'exclusion-has-ballots', 'exclusion 9'],
  ['an exclusion by one administrator without a note', [exclusion(1)], 'exclusion-by-two', 'exclusion 9'],
  ['an exclusion by two administrators alone', [exclusion(2, 'alone')], 'exclusion-by-two', 'exclusion 9'],
  [
    'an exclusion in another competition',
    [
      exclusion(2),
      'alter table ballot_exclusion drop constraint ballot_exclusion_competition_id_fkey',
      'update ballot_exclusion set competition_id = 9',
    ],
    'exclusion-image',
    'exclusion 9',
  ],
];
