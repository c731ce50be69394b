import type { components } from '@photo-competition/schema/rest';
import type { Generated, Selectable } from 'kysely';

type Schemas = components['schemas'];

/** What is set of a competition's jury; no row while nothing has been. */
interface JuryTable {
  competition_id: number;
  judges_may_enter: boolean;
  names_public: Schemas['NamesPublic'];
  version: Generated<number>;
  /** Username of who made the last change, at that time. */
  changed_by: string;
  changed_at: Date;
}

interface JurySeatTable {
  competition_id: number;
  /** 1–100. */
  seat: number;
  /** Null once the account is gone: then the seat is LEFT. */
  account_id: number | null;
  /** As published: that of the account when it accepted; null before, and once the account is gone. */
  first_name: string | null;
  last_name: string | null;
  /** Of at most one seat of a competition. */
  chair: Generated<boolean>;
  state: Schemas['SeatState'];
  invited_at: Date;
  /** When the invitation was mailed last. */
  mailed_at: Date;
  answered_at: Date | null;
  /** When it was accepted first; stays when it is offered anew. */
  accepted_at: Date | null;
  left_at: Date | null;
}

export type JurySeatRow = Selectable<JurySeatTable>;

/** The tables of juries, for Kysely. */
export interface JuryTables {
  jury: JuryTable;
  jury_seat: JurySeatTable;
}
