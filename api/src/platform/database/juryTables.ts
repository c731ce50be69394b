import type { components } from '@photo-competition/schema/rest';
import type { ColumnType, Generated, Selectable } from 'kysely';

type Schemas = components['schemas'];

/** Settings of a competition's jury; no row before they are set. */
interface JuryTable {
  competition_id: number;
  judges_may_enter: boolean;
  names_public: Schemas['NamesPublic'];
  /** Whether a photo, and an author in a category, has one place, medal or mention at most. */
  one_award_per_image: Generated<boolean>;
  one_award_per_author: Generated<boolean>;
  version: Generated<number>;
  /** Username of the person who made the last change, at that time. */
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

interface JuryRoundTable {
  id: Generated<number>;
  competition_id: number;
  position: number;
  title: ColumnType<Schemas['LocalizedText'], string, string>;
  /** Categories; empty: all. */
  types: string[];
  min_point: number;
  max_point: number;
  opens: Date;
  closes: Date;
  remarks: Schemas['RoundRemarks'];
  /** Whether it decides which photos are accepted. */
  accepts: Generated<boolean>;
  /** Whole per cent of the photos that should be. */
  aim: Generated<number | null>;
  /** By rising point. */
  point_names: ColumnType<Schemas['PointName'][], string | undefined, string>;
  /** When its photos got their numbers; null before it opens. */
  photos_fixed_at: Date | null;
  decided_at: Generated<Date | null>;
  /** Judges whose marks counted when it was decided. */
  judges: Generated<number | null>;
  version: Generated<number>;
  /** Username of the person who made the last change, at that time. */
  changed_by: string;
  changed_at: Date;
}

export type JuryRoundRow = Selectable<JuryRoundTable>;

interface JuryPanelTable {
  round_id: number;
  seat: number;
  /** Under which its marks are shown, drawn by lot once the round has closed: 1 is A. */
  letter: Generated<number | null>;
  withdrawn_at: Generated<Date | null>;
  /** Whether its marks do not count. */
  left_out: Generated<boolean>;
  finished_at: Generated<Date | null>;
  /** When its judge was last at the desk. */
  last_at: Generated<Date | null>;
  reminded_at: Generated<Date | null>;
}

interface JuryPhotoTable {
  round_id: number;
  /** Random; its name in the round. */
  number: number;
  image_id: number;
  type_code: string;
  /** Sum and number of its marks, and whether it is accepted; null until the round is decided. */
  score_sum: Generated<number | null>;
  score_marks: Generated<number | null>;
  accepted: Generated<boolean | null>;
  /** Rank in the decided round, within its category and with hidden photos; equal ones share one. */
  standing: Generated<number | null>;
}

/** The order of the photos that a jury has judged, category by category. */
interface JuryPlaceTable {
  image_id: number;
  competition_id: number;
  type_code: string;
  place: number;
}

/** From which score on the photos of a category are accepted, as a fraction in lowest terms. */
interface JuryLineTable {
  round_id: number;
  type_code: string;
  score_sum: number;
  score_marks: number;
}

/** Whose photos a judge does not judge. */
interface JuryConflictTable {
  competition_id: number;
  seat: number;
  account_id: number;
}

interface JuryTaskTable {
  round_id: number;
  seat: number;
  /** Within the judge's own order. */
  place: number;
  number: number;
  /** The mark that stands. */
  point: number | null;
  marked_at: Date | null;
  star: boolean;
  withdrawn: Schemas['WithdrawalReason'] | null;
  remark: string | null;
  /** Whether it is no longer before the judge, because its author was named since. */
  closed: Generated<boolean>;
}

/** Append-only; written by `write_mark`. */
interface JuryMarkTable {
  id: Generated<string>;
  round_id: number;
  number: number;
  seat: number;
  /** Null where a mark was taken back. */
  point: number | null;
  at: Date;
  choice: Buffer;
}

interface JuryAwardTable {
  id: Generated<number>;
  competition_id: number;
  position: number;
  kind: Schemas['AwardKind'];
  title: ColumnType<Schemas['LocalizedText'], string, string>;
  /** Of a PLACE alone. */
  place: number | null;
  /** Category; null: all. */
  type_code: string | null;
  /** Of a JUDGES_CHOICE alone. */
  seat: number | null;
  /** How many may have it. */
  most: number;
  version: Generated<number>;
  /** Username of the person who made the last change, at that time. */
  changed_by: string;
  changed_at: Date;
}

export type JuryAwardRow = Selectable<JuryAwardTable>;

interface JuryAwardWinnerTable {
  award_id: number;
  /** In the order in which it was given. */
  place: number;
  /** Exactly one of the two is set. */
  image_id: number | null;
  account_id: number | null;
  note: string;
  /** Username of the person who gave it, at that time. */
  given_by: string;
  given_at: Date;
}

/** No row while the list of a competition's awards has never changed. */
interface JuryAwardListTable {
  competition_id: number;
  /** Rises with each change of an award, or of its winners. */
  version: number;
  /** The version of the list that the chair has confirmed, and the instant. */
  confirmed_version: number | null;
  confirmed_at: Date | null;
}

/** A judge's report to the moderators. */
interface JuryReportTable {
  image_id: number;
  round_id: number;
  seat: number;
  text: string;
  created_at: Date;
  /** When a moderator decided about the photo; null while it waits. */
  handled_at: Date | null;
}

/** The tables of juries, for Kysely. */
export interface JuryTables {
  jury: JuryTable;
  jury_seat: JurySeatTable;
  jury_round: JuryRoundTable;
  jury_panel: JuryPanelTable;
  jury_photo: JuryPhotoTable;
  jury_place: JuryPlaceTable;
  jury_line: JuryLineTable;
  jury_conflict: JuryConflictTable;
  jury_task: JuryTaskTable;
  jury_mark: JuryMarkTable;
  jury_award: JuryAwardTable;
  jury_award_winner: JuryAwardWinnerTable;
  jury_award_list: JuryAwardListTable;
  jury_report: JuryReportTable;
}
