/** Damage to the rows that `fill` makes, and where it must be found. The first image has a vote of 5 and a comment, the second one none. */
export const plantedDamage: [damage: string, statements: string[], rule: string, subject: string][] = [
  [
    'a vote without a ballot',
    [
      'insert into vote values (2, gen_random_uuid(), 3, now())',
      'update image_tally set vote_count = 1 where image_id = 2',
    ],
    'vote-is-newest-ballot',
    'image 2',
  ],
  [
    'a vote that differs from its ballot',
    ['update vote set point = 1 where image_id = 1'],
    'vote-is-newest-ballot',
    'image 1',
  ],
  [
    'a ballot without its vote',
    ['delete from vote where image_id = 3', 'update image_tally set vote_count = 0 where image_id = 3'],
    'vote-is-newest-ballot',
    'image 3',
  ],
  ['a wrong number of votes', ['update image_tally set vote_count = 7 where image_id = 1'], 'vote-count', 'image 1'],
  ['no number of votes', ['delete from image_tally where image_id = 2'], 'vote-count', 'image 2'],
  [
    'a number of votes of another competition',
    ['update image_tally set competition_id = 9 where image_id = 2'],
    'vote-count',
    'image 2',
  ],
  [
    'a vote counted for another point',
    ["update image_tally set by_point = '{0,0,0,0,1}' where image_id = 1"],
    'vote-points',
    'image 1',
  ],
  [
    'votes that no point counts',
    ["update image_tally set by_point = '{}' where image_id = 1"],
    'vote-points',
    'image 1',
  ],
  [
    'a shown image that the fair order hides',
    ['update image_tally set shown = false where image_id = 1'],
    'fair-order',
    'image 1',
  ],
  [
    'an image of another type in the fair order',
    ["update image_tally set of_type = 'none' where image_id = 1"],
    'fair-order',
    'image 1',
  ],
  [
    'stored results that a recount does not give',
    [
      "insert into result_computation (competition_id, revision, state, images) select id, results_revision, 'STORED', 3 from competition",
      "insert into image_result select r.id, row_number() over (order by i.id), i.id, type_code, row_number() over (partition by type_code order by i.id), 1, 4, 4, 1, 1 from image i, result_computation r where moderation = 'APPROVED'",
    ],
    'results',
    'image 1',
  ],
  [
    'stored results without images',
    [
      "insert into result_computation (competition_id, revision, state) select id, results_revision, 'STORED' from competition",
    ],
    'results',
    'competition 1',
  ],
  [
    'stored results that say another number of votes',
    [
      "update image set moderation = 'PENDING'",
      "insert into result_computation (competition_id, revision, state, votes) select id, results_revision, 'STORED', 7 from competition",
    ],
    'results',
    'competition 1',
  ],
  ['a wrong number of images', ['update image_count set images = 7'], 'image-count', 'competition 1'],
  ['points outside of the range', ['update competition set max_point = 4'], 'vote-within-range', 'image 1'],
  [
    'a vote on an own image',
    ['update image set slot = 4, voter_key = (select voter_key from vote where image_id = 1) where id = 1'],
    'vote-on-own-image',
    'image 1',
  ],
  ['a slot that the category does not have', ['update image set slot = 5 where id = 2'], 'image-slot', 'image 2'],
  [
    'a missing derivative',
    ['update image set derivatives = derivatives - 0 where id = 1'],
    'image-derivatives',
    'image 1',
  ],
  [
    'a small derivative that nobody makes',
    [
      `update image set derivatives = jsonb_path_query_array(derivatives, '$[*] ? (@.resolution != "small")') where id = 1`,
    ],
    'image-derivatives',
    'image 1',
  ],
  [
    'derivatives that are no list',
    [`update image set derivatives = '"none"' where id = 1`],
    'image-derivatives',
    'image 1',
  ],
  [
    'one file for two images',
    ['update image set derivatives = (select derivatives from image where id = 1) where id = 2'],
    'image-blob-shared',
    'images 1, 2',
  ],
  ['a checksum that is none', ["update image set sha256 = 'abc' where id = 3"], 'image-checksum', 'image 3'],
  [
    'a version made of the bytes',
    ['update image set version = left(sha256, 32) where id = 3'],
    'image-checksum',
    'image 3',
  ],
  ['an image without pixels', ['update image set width = 0 where id = 1'], 'image-measures', 'image 1'],
  [
    'a disqualification without a reason',
    ["update image set moderation = 'DISQUALIFIED' where id = 1"],
    'image-moderation',
    'image 1',
  ],
  [
    'a likeness that the pixels do not have',
    ['insert into image_similarity values (1, 2, 0)'],
    'image-similarity',
    'image 1',
  ],
  ['an empty comment', ["update comment set text = ''"], 'comment', 'comment 1'],
  [
    'results older than the moderation',
    ['update image set moderated_at = now() where id < 3', 'update competition set results_revision = 1'],
    'competition-revision',
    'competition 1',
  ],
  [
    'a competition without categories',
    [
      'insert into competition (id, title, description, competition_start, voting_start, voting_end, award, min_point, max_point, scoring, pre_moderation, min_longer_side, created_at, updated_at) overriding system value select 2, title, description, competition_start, voting_start, voting_end, award, min_point, max_point, scoring, pre_moderation, min_longer_side, created_at, updated_at from competition',
    ],
    'competition-types',
    'competition 2',
  ],
  ['a title in one language', ["update competition set title = title - 'en'"], 'competition-texts', 'competition 1'],
  [
    'dates that do not rise',
    ['alter table competition drop constraint competition_dates', 'update competition set award = voting_end'],
    'competition-dates',
    'competition 1',
  ],
  [
    'points that go nowhere',
    ['alter table competition drop constraint competition_points', 'update competition set min_point = max_point'],
    'competition-points',
    'competition 1',
  ],
  [
    'an active account without a password',
    ['update account set password_hash = null where id = 2'],
    'account-password',
    'account 2',
  ],
  [
    'a password in the clear',
    ["update account set password_hash = 'secret' where id = 2"],
    'account-password',
    'account 2',
  ],
  [
    'nobody who can administer',
    ['update account set enabled = false where administrator'],
    'administrator',
    'accounts',
  ],
  [
    'a name under another key',
    ["update account set username_key = 'someone' where id = 3"],
    'account-key',
    'account 3',
  ],
  [
    'a mail that is sent and was not',
    [
      "insert into mail (id, kind, recipient, subject, body_text, body_html, status, attempts, due_at, created_at) overriding system value values (1, 'x', 'a@b', 's', 't', 'h', 'SENT', 1, now(), now())",
    ],
    'mail-state',
    'mail 1',
  ],
  [
    'a failed mail without an answer',
    [
      "insert into mail (id, kind, recipient, subject, body_text, body_html, status, attempts, due_at, created_at) overriding system value values (1, 'x', 'a@b', 's', 't', 'h', 'FAILED', 1, now(), now())",
    ],
    'mail-state',
    'mail 1',
  ],
  [
    'a mail to nobody',
    [
      "insert into mail (id, kind, recipient, subject, body_text, body_html, due_at, created_at) overriding system value values (1, 'x', '', 's', 't', 'h', now(), now())",
    ],
    'mail-recipient',
    'mail 1',
  ],
  [
    'a wrong number of mails of a campaign',
    [
      "insert into campaign (id, template, audience, created_by, created_at) overriding system value values (1, 'newsletter', '{}', 'x', now())",
      "insert into campaign_count (campaign_id, state, mails) values (1, 'SENT', 7)",
    ],
    'campaign-count',
    'campaign 1',
  ],
  [
    'a mail to a voter that holds a text',
    [
      "insert into count_log (competition_id, size, batch_at, rules, revision, public_key, sealed_at, closed_at, voters_mailed_at) select id, 1, now(), '{}', 0, sha256(''), now(), now(), now() from competition where id = 1 on conflict do nothing",
      "insert into mail (id, kind, recipient, subject, body_text, body_html, due_at, created_at, sealed_competition_id) overriding system value values (1, 'votes-sealed', 'a@b', '', 'You voted 5', '', now(), now(), 1)",
    ],
    'mail-sealed',
    'mail 1',
  ],
  [
    'a campaign that runs and never started',
    [
      "insert into campaign (id, state, template, audience, frozen, created_by, created_at) overriding system value values (1, 'RUNNING', 'newsletter', '{}', '{}', 'admin', now())",
    ],
    'campaign-state',
    'campaign 1',
  ],
  [
    'a finished campaign with mails to send',
    [
      "insert into campaign (id, state, template, audience, frozen, created_by, created_at, started_at, finished_at) overriding system value values (1, 'FINISHED', 'newsletter', '{}', '{}', 'admin', now(), now(), now())",
      "insert into mail (id, kind, recipient, subject, body_text, body_html, due_at, created_at, campaign_id) overriding system value values (1, 'x', 'a@b', '', '', '', now(), now(), 1)",
    ],
    'campaign-mails',
    'campaign 1',
  ],
  ['a sequence that fell behind', ['alter sequence image_id_seq restart with 2'], 'sequence', 'image_id_seq'],
  [
    'a trigger that is off',
    ['alter table ballot disable trigger ballot_append_only'],
    'guard',
    'trigger ballot_append_only',
  ],
  [
    'a constraint that was never proved',
    ['alter table vote add constraint low check (point < 5) not valid'],
    'guard',
    'constraint low',
  ],
  ['a broken check', ['alter table vote add constraint low check (point < 5) not valid'], 'constraint', 'vote: low'],
  [
    'a broken reference',
    ['alter table comment disable trigger all', 'update comment set account_id = 99'],
    'constraint',
    'comment: comment_account_id_fkey',
  ],
  [
    'a broken reference of two columns',
    ['alter table image disable trigger all', "update image set type_code = 'none' where id = 1"],
    'constraint',
    'image: image_competition_id_type_code_fkey',
  ],
  [
    'a null where there must be none',
    [
      'alter table comment alter text drop not null',
      'update comment set text = null',
      "update pg_attribute set attnotnull = true where attrelid = 'comment'::regclass and attname = 'text'",
    ],
    'constraint',
    'comment: text not null',
  ],
  [
    'the same address twice',
    [
      "update pg_index set indisready = false where indexrelid = 'account_email'::regclass",
      "update account set email_key = 'anna@example.org', email = 'anna@example.org'",
      "update pg_index set indisready = true where indexrelid = 'account_email'::regclass",
    ],
    'constraint',
    'account: account_email',
  ],
];
