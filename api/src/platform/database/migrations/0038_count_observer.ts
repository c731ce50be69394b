import { sql, type Kysely } from 'kysely';

const statements = [
  // Who observes the count of a competition, and which half of what can be looked into was chosen. Whoever leaves before the
  // choice leaves no row; afterwards the choice stays, without a name.
  `create table count_observer (
    competition_id int primary key references competition on delete cascade,
    account_id int references account on delete set null,
    named_by int references account on delete set null,
    named_at timestamptz not null,
    choice text check (choice in ('ROLL', 'DRAW')),
    chosen_at timestamptz,
    dice text,
    drawn jsonb,
    constraint count_observer_someone check (account_id is not null or choice is not null),
    constraint count_observer_chosen check ((choice is null) = (chosen_at is null)),
    constraint count_observer_drawn check (
      (dice is not null) = (choice is not distinct from 'DRAW') and (drawn is not null) = (dice is not null))
  )`,
  `create index count_observer_account on count_observer (account_id)`,
  `create index count_observer_named_by on count_observer (named_by)`,
];

/** A competition's count may have an observer (docs/product.md §4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
