import { sql, type Kysely } from 'kysely';

const statements = [
  // Which photos everyone ever sees (docs/product.md §15).
  `alter table competition add entries_shown text not null default 'ALL'
    constraint competition_entries_shown check (entries_shown in ('ALL', 'ACCEPTED')),
    add constraint competition_accepted_by_jury check (entries_shown = 'ALL' or judged_by = 'JURY')`,
  // An entry of a competition that shows accepted photos alone is held back until the jury has accepted it.
  `alter table image add held_back boolean not null default false`,
  // What everyone may see of an image once its competition shows images.
  `alter table image add shown boolean generated always as (moderation = 'APPROVED' and not held_back) stored`,
  `drop index image_shown`,
  `create index image_shown on image (competition_id, created_at, id) include (type_code, voter_key) where shown`,
  `drop index image_random_place`,
  `create index image_random_place on image (competition_id, random_place, id) include (type_code) where shown`,
  // How many of the images are held back.
  `alter table image_count add held_back int not null default 0 check (held_back >= 0)`,
  `alter table jury_round
    -- Whether it decides which photos are accepted.
    add accepts boolean not null default false,
    -- Whole per cent of the photos that should be.
    add aim smallint check (aim between 0 and 100),
    add decided_at timestamptz,
    -- Judges whose marks counted when it was decided.
    add judges smallint,
    add constraint jury_round_decided check ((decided_at is null) = (judges is null))`,
  // What a decided round has given to a photo: the sum and the number of its marks.
  `alter table jury_photo add score_sum int, add score_marks smallint, add accepted boolean,
    add constraint jury_photo_score check ((score_sum is null) = (score_marks is null))`,
  // From which score on the photos of a category are accepted, as a fraction in lowest terms.
  `create table jury_line (
    round_id int not null references jury_round on delete cascade,
    type_code text not null,
    score_sum int not null check (score_sum >= 0),
    score_marks int not null check (score_marks > 0),
    primary key (round_id, type_code)
  )`,
  // Whose photos a judge does not judge.
  `create table jury_conflict (
    competition_id int not null,
    seat smallint not null,
    account_id int not null references account on delete cascade,
    primary key (competition_id, seat, account_id),
    foreign key (competition_id, seat) references jury_seat on delete cascade
  )`,
  `create index jury_conflict_account on jury_conflict (account_id)`,
  // Whether a photo is no longer before the judge, because its author was named since; its mark does not count.
  `alter table jury_task add closed boolean not null default false`,
];

/** Acceptance by juries: lines, what others are shown, and whose photos a judge does not judge. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
