import { sql, type Kysely } from 'kysely';

const statements = [
  // How many awards a photo, and an author in a category, may have (docs/product.md §15).
  `alter table jury add one_award_per_image boolean not null default true,
    add one_award_per_author boolean not null default false`,
  `create table jury_award (
    id int generated always as identity primary key,
    competition_id int not null references competition on delete cascade,
    position smallint not null check (position between 1 and 200),
    kind text not null check (kind in ('PLACE', 'MEDAL', 'MENTION', 'SPECIAL', 'JUDGES_CHOICE', 'BEST_AUTHOR')),
    title jsonb not null,
    place smallint check (place between 1 and 100),
    -- Category; null: all.
    type_code text,
    -- Whose choice it is.
    seat smallint check (seat between 1 and 100),
    -- How many may have it.
    most smallint not null check (most between 1 and 100),
    version int not null default 1,
    -- Username of who made the last change, at that time.
    changed_by text not null,
    changed_at timestamptz not null,
    constraint jury_award_place check ((place is not null) = (kind = 'PLACE')),
    constraint jury_award_seat check ((seat is not null) = (kind = 'JUDGES_CHOICE'))
  )`,
  `create index jury_award_competition on jury_award (competition_id, position, id)`,
  // Who has an award, in the order in which it was given: a photo, or for the best author an account.
  `create table jury_award_winner (
    award_id int not null references jury_award on delete cascade,
    place smallint not null check (place between 1 and 100),
    image_id int references image on delete cascade,
    account_id int references account on delete cascade,
    note text not null default '',
    -- Username of who gave it, at that time.
    given_by text not null,
    given_at timestamptz not null,
    primary key (award_id, place),
    unique (award_id, image_id),
    unique (award_id, account_id),
    constraint jury_award_winner_is check (num_nonnulls(image_id, account_id) = 1)
  )`,
  `create index jury_award_winner_image on jury_award_winner (image_id)`,
  `create index jury_award_winner_account on jury_award_winner (account_id)`,
  // The list of a competition's awards as a whole: what its chair has confirmed of it. No row while it has never changed.
  `create table jury_award_list (
    competition_id int primary key references competition on delete cascade,
    -- Rises with each change of an award, or of who has one.
    version int not null check (version > 0),
    confirmed_version int check (confirmed_version > 0),
    confirmed_at timestamptz,
    constraint jury_award_list_confirmed check ((confirmed_version is null) = (confirmed_at is null))
  )`,
];

/** Awards of juries: who has them, and what the chair has confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
