import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { shownDomain } from '../mailAddress.ts';

/**
 * Whether a text holds what somebody looks for: each word begins a word of it, without regard to accents, case and
 * punctuation. Read out of the index that has `search_text` of the same expression, where there is one.
 */
export const holdsWords = (text: RawBuilder<string>, q: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`search_text(${text}) @@ search_query(${q}::text)`;

/** The searched text of an account; the index `account_search` has it. */
const accountText = sql<string>`last_name || ' ' || first_name || ' ' || username || ' ' || email`;

/** Whether an account is what somebody looks for; the encoded form of an accented domain finds what the accented one does. */
export const isFoundAccount = (q: string): RawBuilder<SqlBool> =>
  holdsWords(accountText, q.replace(/[^\s@]*xn--[^\s@]*/gi, shownDomain));

/** The searched text of a competition; the index `competition_search` has it. */
export const competitionText = sql<string>`(title ->> 'hu') || ' ' || (title ->> 'en')`;

/** The searched text of a campaign beside its competition; the index `campaign_search` has it. */
export const campaignText = sql<string>`coalesce(subject ->> 'hu', '') || ' ' || coalesce(subject ->> 'en', '')`;

/** The searched text of a static text; the index `static_text_search` has it. */
export const staticTextText = sql<string>`key || ' ' || text`;
