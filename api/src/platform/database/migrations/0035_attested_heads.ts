import { sql, type Kysely } from 'kysely';

const statements = [
  // What others say of a head: a witness that it continues those before, a time stamping authority when it was there. A row
  // without content was asked for in vain, and says when it is asked again; what has come stays.
  `create table count_attestation (
    competition_id int not null,
    size int not null,
    kind text not null check (kind in ('WITNESS', 'TIMESTAMP')),
    attempts int not null check (attempts > 0),
    due_at timestamptz not null,
    content bytea,
    at timestamptz,
    witness text,
    primary key (competition_id, size, kind),
    foreign key (competition_id, size) references count_head,
    constraint count_attestation_whole check ((content is null) = (at is null)
      and (witness is not null) = (content is not null and kind = 'WITNESS'))
  )`,
  `create function count_attestation_kept() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.content is null then
      return new;
    end if;
    raise exception 'count_attestation keeps what has come';
  end $$`,
  `create trigger count_attestation_kept before update or delete on count_attestation
    for each row execute function count_attestation_kept()`,
];

/** Heads are attested by others: cosigned by a witness, stamped by a time stamping authority. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
