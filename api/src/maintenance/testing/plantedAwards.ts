/** An award of the competition of the first image. */
const award = (id: number, changes: { kind?: string; type?: string; most?: number } = {}) => {
  const { kind = 'MEDAL', type = null, most = 1 } = changes;
  return `insert into jury_award (id, competition_id, position, kind, title, type_code, most, changed_by, changed_at)
    overriding system value select ${id}, competition_id, 1, '${kind}', '{"hu": "Érem", "en": "Medal"}',
      ${type === null ? 'null' : `'${type}'`}, ${most}, 'admin', now() from image where id = 1`;
};
const given = (id: number, place: number, image: number) =>
  `insert into jury_award_winner (award_id, place, image_id, given_by, given_at) values (${id}, ${place}, ${image}, 'admin', now())`;
const onePerAuthor = `insert into jury (competition_id, one_award_per_author, changed_by, changed_at)
  select competition_id, true, 'admin', now() from image where id = 1`;

/** Damage to awards of juries, in the rows that `fill` makes, and where it must be found. The second image is of another category. */
export const plantedAwards: [damage: string, statements: string[], rule: string, subject: string][] = [
  ['an award that too many have', [award(9), given(9, 1, 1), given(9, 2, 3)], 'award-most', 'award 9'],
  [
    'an award that a photo of another category has',
    [award(9, { type: 'mono' }), given(9, 1, 1)],
    'award-image',
    'award 9',
  ],
  ['a photo with two awards', [award(8), award(9), given(8, 1, 1), given(9, 1, 1)], 'award-per-image', 'image 1'],
  [
    'an author with two awards in a category',
    [
      onePerAuthor,
      ...[award(8), award(9), given(8, 1, 1), given(9, 1, 3)],
      'update image set voter_key = (select voter_key from image where id = 1), slot = 2 where id = 3',
    ],
    'award-per-author',
    'competition 1',
  ],
  ['a best author that is a photo', [award(9, { kind: 'BEST_AUTHOR' }), given(9, 1, 1)], 'award-kind', 'award 9'],
];
