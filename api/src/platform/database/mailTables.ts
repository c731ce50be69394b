import type { components } from '@photo-competition/schema/rest';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Json } from './json.ts';

/** The tables of mails: campaigns, the queue, templates, and notices of moderation. */
type Schemas = components['schemas'];

/** The moderation state of a comment or image that its owner was last notified of. */
export type ModerationState =
  | { type: 'comment'; status: Schemas['CommentStatus'] }
  | { type: 'image'; status: Schemas['ImageModeration']; reason: string | null };

/** A campaign's texts as they were when it was activated, and what they say of its competition. */
export type FrozenCampaign = Record<
  Schemas['Locale'],
  {
    subject: string;
    body: string;
    values: Record<string, string>;
    /** The dates of the competition that the text names, by variable: ISO instants. Absent in campaigns of earlier versions. */
    dates?: Record<string, string>;
    /** The end of voting, where the text of a campaign of an earlier version names it: an ISO instant. */
    deadline?: string | null;
  }
>;

export interface CampaignTable {
  id: GeneratedAlways<number>;
  state: Generated<Schemas['EmailState']>;
  template: Schemas['EmailTemplate'];
  competition_id: number | null;
  subject: Json<Schemas['EmailSubject'] | null>;
  body: Json<Schemas['EmailBody'] | null>;
  audience: Json<Schemas['EmailAudience']>;
  scheduled_at: Date | null;
  frozen: ColumnType<FrozenCampaign | null, string | null, string | null>;
  /** Why it was not started when its time had come. */
  finding: ColumnType<Schemas['EmailFinding'] | null, string | null, string | null>;
  created_by: string;
  version: Generated<number>;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

export interface MailTable {
  id: GeneratedAlways<number>;
  kind: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  /** SENDING is QUEUED and `handing_over`. */
  status: Generated<Exclude<Schemas['MessageState'], 'SENDING'>>;
  /** How often it was handed to the server. */
  attempts: Generated<number>;
  /** When it may be claimed; while a worker has claimed it, the end of the lease. */
  due_at: Date;
  answer: string | null;
  created_at: Date;
  sent_at: Date | null;
  /** Null for the mail of an account. */
  campaign_id: Generated<number | null>;
  account_id: Generated<number | null>;
  /** The competition whose closed log it tells a voter of; it has no text until it is sent. */
  sealed_competition_id: Generated<number | null>;
  locale: Generated<Schemas['Locale']>;
  /** Whether a worker is just handing it to the server: what is found so after a lease was interrupted. */
  handing_over: Generated<boolean>;
  interrupted: Generated<number>;
}

/** Number of a campaign's mails by state; kept by a trigger. */
export interface CampaignCountTable {
  campaign_id: number;
  state: Schemas['MessageState'];
  mails: number;
}

/** A moderated comment or image whose owner may get a mail about it. */
export interface ModerationNoticeTable {
  object_type: ModerationState['type'];
  object_id: number;
  account_id: number;
  /** State before the first change of the pending notice. */
  known: Json<ModerationState>;
  due_at: Date;
}

export interface MailTemplateTable {
  id: Schemas['TemplateId'];
  locale: Schemas['Locale'];
  /** Null, like `body`, for the shipped text. */
  subject: string | null;
  body: string | null;
  version: number;
  /** Null while nobody has changed the template. */
  updated_at: Date | null;
}

export type CampaignRow = Selectable<CampaignTable>;
export type MailRow = Selectable<MailTable>;
export type ModerationNoticeRow = Selectable<ModerationNoticeTable>;
