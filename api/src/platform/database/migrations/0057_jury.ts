import { sql, type Kysely } from 'kysely';

const statements = [
  // Who judges a competition (docs/product.md §15).
  `alter table competition add judged_by text not null default 'VOTERS'
    constraint competition_judged_by check (judged_by in ('VOTERS', 'JURY', 'BOTH'))`,
  // What is set of a jury; no row while nothing has been.
  `create table jury (
    competition_id int primary key references competition on delete cascade,
    judges_may_enter boolean not null default false,
    names_public text not null default 'AT_ONCE' check (names_public in ('AT_ONCE', 'AT_AWARD')),
    version int not null default 1,
    -- Username of who made the last change, at that time.
    changed_by text not null,
    changed_at timestamptz not null
  )`,
  // A seat that was accepted is kept for ever; its name goes with the account.
  `create table jury_seat (
    competition_id int not null references competition on delete cascade,
    seat smallint not null check (seat between 1 and 100),
    account_id int references account on delete set null,
    -- As published: those of the account when it accepted.
    first_name text,
    last_name text,
    chair boolean not null default false,
    state text not null check (state in ('INVITED', 'ACCEPTED', 'DECLINED', 'LEFT')),
    invited_at timestamptz not null,
    -- When the invitation was mailed last.
    mailed_at timestamptz not null,
    answered_at timestamptz,
    -- When it was accepted first; stays when it is offered anew.
    accepted_at timestamptz,
    left_at timestamptz,
    primary key (competition_id, seat),
    unique (competition_id, account_id),
    constraint jury_seat_account_gone check (account_id is not null or state = 'LEFT'),
    constraint jury_seat_answered check ((answered_at is null) = (state = 'INVITED')),
    constraint jury_seat_left check ((left_at is not null) = (state = 'LEFT')),
    constraint jury_seat_chair_held check (not chair or state in ('INVITED', 'ACCEPTED'))
  )`,
  `create unique index jury_seat_chair on jury_seat (competition_id) where chair`,
  `create index jury_seat_account on jury_seat (account_id)`,
];

/** Juries: who judges a competition, and the seats of its judges. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
