import { sql, type Kysely } from 'kysely';

const statements = [
  // The mail to a voter when a log is closed. Its row has neither subject nor text: they are made when it is sent, as campaigns'
  // are, from tables that hold them anyway. One for each voter and log, whoever queues them and however often.
  `alter table mail
    add column sealed_competition_id int references count_log on delete cascade,
    add constraint mail_sealed_once unique (sealed_competition_id, account_id),
    add constraint mail_sealed check (sealed_competition_id is null or campaign_id is null)`,
  // How far the roll was gone through for these mails, and when all were queued.
  `alter table count_log
    add column mailed_to bytea not null default '',
    add column voters_mailed_at timestamptz,
    add constraint count_log_mailed check (voters_mailed_at is null or closed_at is not null)`,
  `update count_log set voters_mailed_at = closed_at`,
  // Whoever waits for an own mail, as a link for a new password, does not wait for those of all voters, nor for campaigns.
  `drop index mail_due`,
  `create index mail_due on mail ((campaign_id is not null or sealed_competition_id is not null), due_at, id)
    where status = 'QUEUED'`,
];

/** Voters get a mail when their ballots are sealed; those of logs that are closed already get none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
