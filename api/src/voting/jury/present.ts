import type { components } from '@photo-competition/schema/rest';
import type { JurySeatRow } from '../../platform/database/juryTables.ts';
import type { ConflictRecord, JurySettings, OwnSeat, SeatRecord } from './repository.ts';

type Schemas = components['schemas'];

/** Milliseconds between two mails about one invitation. */
const dayMs = 24 * 3_600_000;

/** From when on an invitation may be mailed once more. */
export const remindableFrom = ({ mailed_at }: Pick<JurySeatRow, 'mailed_at'>): Date =>
  new Date(mailed_at.getTime() + dayMs);

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The name of a judge as published; of a judge who has not accepted, that of the account. */
function namesOf(row: SeatRecord): Pick<Schemas['AdminJurySeat'], 'firstName' | 'lastName'> {
  if (row.state === 'ACCEPTED' || row.state === 'LEFT') return { firstName: row.first_name, lastName: row.last_name };
  return { firstName: row.account_first_name, lastName: row.account_last_name };
}

const presentConflict = (row: ConflictRecord): Schemas['NamedConflict'] => ({
  accountId: row.account_id,
  username: row.username,
  firstName: row.first_name,
  lastName: row.last_name,
});

const presentSeat = (row: SeatRecord, conflicts: readonly ConflictRecord[]): Schemas['AdminJurySeat'] => ({
  seat: row.seat,
  accountId: row.account_id,
  username: row.username,
  ...namesOf(row),
  email: row.email,
  activated: row.activated_at !== null,
  state: row.state,
  chair: row.chair,
  invitedAt: row.invited_at.toISOString(),
  answeredAt: instant(row.answered_at),
  leftAt: instant(row.left_at),
  remindableFrom: row.state === 'INVITED' ? remindableFrom(row).toISOString() : null,
  conflicts: conflicts.filter(({ seat }) => seat === row.seat).map(presentConflict),
});

/** A jury as administrators see it. */
export const presentForAdministrator = (
  settings: JurySettings,
  seats: readonly SeatRecord[],
  conflicts: readonly ConflictRecord[],
  rounds: Schemas['AdminJuryRound'][],
  awards: Pick<Schemas['AdminJury'], 'awards' | 'awardsConfirmedAt' | 'bestAuthors'>,
): Schemas['AdminJury'] => ({
  judgesMayEnter: settings.judges_may_enter,
  namesPublic: settings.names_public,
  oneAwardPerImage: settings.one_award_per_image,
  oneAwardPerAuthor: settings.one_award_per_author,
  version: settings.version,
  rounds,
  seats: seats.map((seat) => presentSeat(seat, conflicts)),
  ...awards,
});

/** A judge as everyone is told. */
export const presentJudge = ({ first_name, last_name, chair }: JurySeatRow): Schemas['JudgeName'] => ({
  firstName: first_name ?? '',
  lastName: last_name ?? '',
  chair,
});

/** A seat as its judge is told. */
export const presentOwnSeat = (
  seat: OwnSeat,
  competition: Schemas['Competition'],
  rounds: Schemas['JuryDesk'][],
  awards: Schemas['ChairAwards'] | null,
): Schemas['JurySeat'] => ({
  competition,
  state: seat.state,
  chair: seat.chair,
  judgesMayEnter: seat.judges_may_enter,
  namesPublic: seat.names_public,
  invitedAt: seat.invited_at.toISOString(),
  answeredAt: instant(seat.answered_at),
  rounds,
  awards,
});
