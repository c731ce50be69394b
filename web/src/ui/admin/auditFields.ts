/** Texts for the fields that the audit log keeps of objects; other fields are shown by the names that the log has. */
export const auditFields = {
  title: 'title',
  description: 'description',
  status: 'status',
  competitionStart: 'competitionStart',
  votingStart: 'votingStart',
  votingEnd: 'votingEnd',
  award: 'award',
  minPoint: 'minPoint',
  maxPoint: 'maxPoint',
  scoring: 'scoring',
  minCoverage: 'minCoverage',
  judgedBy: 'judgedBy',
  entriesShown: 'entriesShown',
  judgesMayEnter: 'judgesMayEnter',
  namesPublic: 'namesPublic',
  seat: 'seat',
  chair: 'chair',
  preModeration: 'preModeration',
  minLongerSide: 'minLongerSide',
  types: 'types',
  moderation: 'moderation',
  moderationReason: 'moderationReason',
  username: 'username',
  email: 'email',
  contactEmail: 'contactEmail',
  logo: 'logo',
  firstName: 'firstName',
  lastName: 'lastName',
  administrator: 'administrator',
  enabled: 'enabled',
  locale: 'locale',
  newsletter: 'newsletter',
  organiserMail: 'organiserMail',
  mail: 'mail',
  sessions: 'sessions',
  key: 'key',
  text: 'text',
  subject: 'subject',
  body: 'body',
  state: 'state',
  template: 'template',
  audience: 'audience',
  scheduledAt: 'scheduledAt',
} as const;

/** Values of states, methods and languages that have words of their own. */
export const auditValues = {
  DRAFT: 'DRAFT',
  PUBLISHED: 'PUBLISHED',
  PAUSED: 'PAUSED',
  CANCELLED: 'CANCELLED',
  ARCHIVED: 'ARCHIVED',
  PENDING: 'PENDING',
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  DISQUALIFIED: 'DISQUALIFIED',
  SCHEDULED: 'SCHEDULED',
  RUNNING: 'RUNNING',
  FINISHED: 'FINISHED',
  VOTERS: 'VOTERS',
  JURY: 'JURY',
  BOTH: 'BOTH',
  ALL: 'ALL',
  AT_ONCE: 'AT_ONCE',
  AT_AWARD: 'AT_AWARD',
  INVITED: 'INVITED',
  ACCEPTED: 'ACCEPTED',
  DECLINED: 'DECLINED',
  LEFT: 'LEFT',
  true: 'true',
  false: 'false',
  hu: 'hu',
  en: 'en',
} as const;

/** Fields by which the product counts its own work: nobody has changed them. */
const housekeeping = new Set(['id', 'version', 'resultsRevision', 'createdAt', 'updatedAt', 'closedAt']);

/** Rows are kept with the names of their columns. */
const camelCase = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A field of an audited object. */
export interface AuditField {
  /** In camel case, whatever the log has. */
  name: string;
  /** Language of a text that there is in both. */
  locale: 'hu' | 'en' | null;
}

/** The field that a path names: `voting_end`, `title.hu`. Null for what the product notes for itself. */
export function auditField(path: string): AuditField | null {
  const [, head = path, locale] = /^(.+)\.(hu|en)$/.exec(path) ?? [];
  const name = camelCase(head);
  if (housekeeping.has(name)) return null;
  return { name, locale: locale === 'hu' || locale === 'en' ? locale : null };
}

/** Whether a value is an instant as JSON has them. */
export const isInstant = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/.test(value);
