import { sql, type Kysely } from 'kysely';

const statements = [
  // Passes of a panel over photos (docs/product.md §15).
  `create table jury_round (
    id int generated always as identity primary key,
    competition_id int not null references competition on delete cascade,
    position smallint not null check (position between 1 and 20),
    title jsonb not null,
    -- Categories; empty: all.
    types text[] not null,
    min_point smallint not null check (min_point >= 0),
    max_point smallint not null check (max_point <= 100),
    opens timestamptz not null,
    closes timestamptz not null,
    remarks text not null check (remarks in ('NONE', 'ENTRANTS')),
    -- When its photos got their numbers; null before it opens.
    photos_fixed_at timestamptz,
    version int not null default 1,
    -- Username of who made the last change, at that time.
    changed_by text not null,
    changed_at timestamptz not null,
    constraint jury_round_points check (min_point < max_point),
    constraint jury_round_dates check (opens < closes)
  )`,
  `create index jury_round_competition on jury_round (competition_id, position, id)`,
  // The seats that judge a round.
  `create table jury_panel (
    round_id int not null references jury_round on delete cascade,
    seat smallint not null check (seat between 1 and 100),
    -- Under which its marks are shown, drawn by lot once the round has closed: 1 is A.
    letter smallint,
    withdrawn_at timestamptz,
    -- Whether its marks do not count.
    left_out boolean not null default false,
    finished_at timestamptz,
    -- When its judge was last at the desk.
    last_at timestamptz,
    reminded_at timestamptz,
    primary key (round_id, seat),
    unique (round_id, letter),
    constraint jury_panel_left_out check (not left_out or withdrawn_at is not null)
  )`,
  // The photos of a round, by random numbers.
  `create table jury_photo (
    round_id int not null references jury_round on delete cascade,
    number int not null check (number > 0),
    image_id int not null references image on delete cascade,
    type_code text not null,
    primary key (round_id, number),
    unique (round_id, image_id)
  )`,
  `create index jury_photo_image on jury_photo (image_id)`,
  // A photo before a judge, in the judge's own order.
  `create table jury_task (
    round_id int not null,
    seat smallint not null,
    place int not null check (place > 0),
    number int not null,
    -- The mark that stands.
    point smallint,
    marked_at timestamptz,
    star boolean not null default false,
    withdrawn text check (withdrawn in ('OWN', 'KNOWN', 'OTHER')),
    remark text,
    primary key (round_id, seat, place),
    unique (round_id, seat, number),
    foreign key (round_id, number) references jury_photo on delete cascade,
    foreign key (round_id, seat) references jury_panel on delete cascade,
    constraint jury_task_marked check ((point is null) = (marked_at is null))
  )`,
  `create index jury_task_photo on jury_task (round_id, number)`,
  // Every mark that was given; a null point is one that was taken back.
  `create table jury_mark (
    id bigint generated always as identity primary key,
    round_id int not null references jury_round,
    number int not null,
    seat smallint not null,
    point smallint,
    at timestamptz not null,
    -- Drawn by its judge.
    choice bytea not null check (octet_length(choice) = 12),
    unique (round_id, seat, choice)
  )`,
];

/** Rounds of juries: panels, photos, what is before each judge, and marks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
