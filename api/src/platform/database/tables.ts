import type { components } from '@photo-competition/schema/rest';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Json } from './json.ts';
import type { CountTables } from './countTables.ts';
import type { JuryTables } from './juryTables.ts';
import type { ExclusionTables } from './exclusionTables.ts';
import type { ImageResultTable, ResultComputationTable } from './resultTables.ts';
import type { RadarTables } from './radarTables.ts';
import type {
  CampaignCountTable,
  CampaignTable,
  MailTable,
  MailTemplateTable,
  ModerationNoticeTable,
} from './mailTables.ts';

type Schemas = components['schemas'];

export interface AccountTable {
  id: GeneratedAlways<number>;
  voter_key: Generated<string>;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  locale: Schemas['Locale'];
  newsletter: Schemas['NewsletterType'][];
  administrator: Generated<boolean>;
  enabled: Generated<boolean>;
  activated_at: Date | null;
  password_hash: string | null;
  created_at: Date;
  /** Stands in the links of mails: a person who has it may unsubscribe without a session. */
  subscription_key: Generated<string>;
  /** Whether organisers may write to the account without a newsletter type. */
  organiser_mail: Generated<boolean>;
  /** Family and given name as a key that sorts by Hungarian rules. */
  name_order: Generated<string>;
  /** Incremented by each change that administrators see. */
  version: Generated<number>;
  changed_at: Generated<Date | null>;
  /** Username of the person who made the last change, at that time. */
  changed_by: Generated<string | null>;
}

interface ValidationCodeTable {
  id: GeneratedAlways<number>;
  account_id: number;
  purpose: 'ACTIVATION' | 'PASSWORD' | 'EMAIL';
  /** The address that a code of `EMAIL` confirms; null for the others. */
  email: string | null;
  code_hash: string;
  expires_at: Date;
  used_at: Date | null;
  created_at: Date;
}

interface SessionTable {
  id: string;
  account_id: number;
  created_at: Date;
  expires_at: Date;
  /** Null, as all that follows, for a session of the site: only that of a device is renewed by refresh tokens. */
  device_name: string | null;
  /** When the device logged in or used a refresh token last. */
  last_used_at: Date | null;
  /** HMAC-SHA256 of what all refresh tokens of the session have in common. */
  family_hash: string | null;
  /** HMAC-SHA256 of the refresh token that is to be used next. */
  refresh_hash: string | null;
  /** HMAC-SHA256 of the one before it; null while none has been used. */
  previous_hash: string | null;
  /** When that one was used first. */
  rotated_at: Date | null;
}

export interface CompetitionTable {
  id: GeneratedAlways<number>;
  title: Json<Schemas['LocalizedText']>;
  description: Json<Schemas['LocalizedLongText']>;
  status: Generated<Schemas['CompetitionStatus']>;
  competition_start: Date;
  voting_start: Date;
  voting_end: Date;
  award: Date;
  min_point: number;
  max_point: number;
  scoring: Schemas['Scoring'];
  /** Per cent of the images that a voter could judge; 0: no rule. */
  min_coverage: Generated<number>;
  /** The judges: voters, a jury or both (docs/product.md §15). */
  judged_by: Generated<Schemas['JudgedBy']>;
  /** Which photos everyone ever sees. */
  entries_shown: Generated<Schemas['EntriesShown']>;
  pre_moderation: boolean;
  min_longer_side: number;
  version: Generated<number>;
  results_revision: Generated<number>;
  /** When it was CANCELLED or ARCHIVED; null before. */
  closed_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface ImageTypeTable {
  competition_id: number;
  code: string;
  position: number;
  title: Json<Schemas['LocalizedText']>;
  slots: number;
}

/** A derivative of an image as it lies in the blob store. */
export interface StoredDerivative {
  resolution: 'thumb' | 'small' | 'medium' | 'large';
  format: 'jpeg' | 'webp' | 'avif';
  key: string;
  bytes: number;
}

interface DerivativeBackfillTable {
  image_id: number;
  attempts: Generated<number>;
  due_at: Generated<Date>;
  error: string | null;
  /** It has no derivative of 800 pixels. */
  wants_small: Generated<boolean>;
  /** Its derivatives may have wrong colours; the original tells. */
  wants_colours: Generated<boolean>;
  /** Its exposure data could not be read in time. */
  wants_exposure: Generated<boolean>;
}

export interface ImageTable {
  /** Of `free_image_id()`: random, so that it tells nothing of when the image was entered. */
  id: Generated<number>;
  competition_id: number;
  voter_key: string;
  type_code: string;
  slot: number;
  title: string;
  description: string;
  moderation: Generated<Schemas['ImageModeration']>;
  /** Whether it is an entry of a competition that shows accepted photos alone, and is not accepted. */
  held_back: Generated<boolean>;
  /** Whether everyone may see it once its competition shows images: APPROVED, and not held back. */
  shown: GeneratedAlways<boolean>;
  moderation_reason: string | null;
  moderated_by: number | null;
  moderated_at: Date | null;
  original_key: string;
  original_content_type: string;
  original_format: string;
  original_bytes: number;
  sha256: string;
  width: number;
  height: number;
  thumbhash: string;
  /** Signed 64 bits: written as text and compared in SQL, never read. */
  perceptual_hash: ColumnType<never, string, string>;
  version: string;
  derivatives: Json<StoredDerivative[]>;
  camera: string | null;
  lens: string | null;
  focal_length: number | null;
  aperture: number | null;
  shutter: number | null;
  iso: number | null;
  taken_at: string | null;
  /** Place in an order that nothing changes and that tells nothing: random, 31 bits. */
  random_place: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface ImageTallyTable {
  image_id: number;
  competition_id: number;
  /** Current votes on the image; kept in the transaction of each vote. */
  vote_count: Generated<number>;
  /** How many of them have `p` points, at index `p`; shorter where nobody gave the higher points. Kept likewise. */
  by_point: Generated<number[]>;
  /** Place in the shuffle of the fair order: random, 0 to 2³¹ − 2. */
  shuffle: Generated<number>;
  /** Type of the image, for the fair order; kept by a trigger. */
  of_type: Generated<string>;
  /** Whether the image is approved; kept by a trigger. */
  shown: Generated<boolean>;
}

/** Number of a competition's images by type and moderation; kept by a trigger. */
interface ImageCountTable {
  competition_id: number;
  type_code: string;
  moderation: Schemas['ImageModeration'];
  images: number;
  /** How many of them are held back. */
  held_back: Generated<number>;
}

/** A ranking of a competition's images, see `migrations/0001_baseline/results.sql`. */
interface ImageSimilarityTable {
  image_id: number;
  other_id: number;
  distance: number;
  /** That of the image; filled in by the database. */
  competition_id: Generated<number>;
  /** Username of the administrator who has found that the two are no duplicates, at that time. */
  dismissed_by: Generated<string | null>;
  dismissed_at: Generated<Date | null>;
}

interface VoteTable {
  image_id: number;
  voter_key: string;
  point: number;
  updated_at: Date;
  /** Of the ballot that it stands for. */
  number: Buffer | null;
}

/** Voters of a competition. Kept by triggers until its log is closed; unchanged from then on. */
interface CompetitionVoterTable {
  competition_id: number;
  voter_key: string;
  /** Whether the person has withdrawn some vote: then there may be none. Of nobody once the log is closed. */
  withdrew: boolean;
}

interface BallotTable {
  id: GeneratedAlways<number>;
  image_id: number;
  voter_key: string;
  point: number | null;
  cast_at: Date;
  /** That of the image. */
  competition_id: number;
  /** 12 bytes, unique within the competition. */
  number: Buffer;
  /** Number of the vote's ballot that stood before it; null where none did. */
  replaces: Buffer | null;
  /** SHA-256 of what the ballot says (count/src/encoding.ts). */
  commitment: Buffer;
}

export interface CommentTable {
  id: GeneratedAlways<number>;
  image_id: number;
  account_id: number | null;
  text: string;
  status: Schemas['CommentStatus'];
  moderated_by: number | null;
  moderated_at: Date | null;
  created_at: Date;
  /** When its author last changed the text. */
  edited_at: Date | null;
  /** That of the image; filled in by the database. */
  competition_id: Generated<number>;
}

export interface StaticTextTable {
  id: GeneratedAlways<number>;
  key: string;
  locale: Schemas['Locale'];
  text: string;
  version: Generated<number>;
  updated_at: Date;
}

interface AuditLogTable {
  id: GeneratedAlways<number>;
  at: Date;
  actor_id: number | null;
  actor: string;
  action: string;
  object_type: string;
  object_id: string;
  before: Json<unknown>;
  after: Json<unknown>;
  request_id: string | null;
  /** The object's label at that time; null in entries of earlier versions. */
  label: Json<Schemas['LocalizedText'] | null>;
  competition_id: number | null;
}

/** An upload that is on its way, or waits to be stored; its row goes with it. */
interface PendingUploadTable {
  id: Generated<string>;
  competition_id: number;
  /** When the service began to read it. */
  began_at: Date;
  /** When its last byte had come; null before. */
  arrived_at: Date | null;
}

/** How people reach the organisers, and the logo; one row, or none while nothing has been set. */
export interface SiteTable {
  id: Generated<1>;
  contact_email: string | null;
  /** A PNG that the service has made; its hash, width and height are there exactly where it is. */
  logo: Buffer | null;
  /** The beginning of its SHA-256, in hexadecimal. */
  logo_hash: string | null;
  logo_width: number | null;
  logo_height: number | null;
  version: Generated<number>;
  updated_at: Date;
}

/** Every table, for Kysely. */
export interface Tables extends CountTables, ExclusionTables, JuryTables, RadarTables {
  account: AccountTable;
  validation_code: ValidationCodeTable;
  session: SessionTable;
  competition: CompetitionTable;
  image_type: ImageTypeTable;
  image: ImageTable;
  image_tally: ImageTallyTable;
  image_count: ImageCountTable;
  pending_upload: PendingUploadTable;
  derivative_backfill: DerivativeBackfillTable;
  result_computation: ResultComputationTable;
  image_result: ImageResultTable;
  image_similarity: ImageSimilarityTable;
  vote: VoteTable;
  competition_voter: CompetitionVoterTable;
  /** The votes that count: a view of `vote` without those whose ballots are excluded. */
  counted_vote: VoteTable;
  ballot: BallotTable;
  comment: CommentTable;
  campaign: CampaignTable;
  campaign_count: CampaignCountTable;
  mail: MailTable;
  moderation_notice: ModerationNoticeTable;
  audit_log: AuditLogTable;
  site: SiteTable;
  static_text: StaticTextTable;
  mail_template: MailTemplateTable;
  blob_garbage: { key: string; since: Date };
  setting: { key: string; value: Json<unknown> };
}

export type AccountRow = Selectable<AccountTable>;
export type CompetitionRow = Selectable<CompetitionTable>;
export type ImageTypeRow = Selectable<ImageTypeTable>;
export type ImageRow = Selectable<ImageTable>;
export type CommentRow = Selectable<CommentTable>;
export type StaticTextRow = Selectable<StaticTextTable>;
