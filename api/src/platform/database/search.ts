import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { shownDomain } from '../mailAddress.ts';

/**
 * Whether a text holds what somebody looks for: each word begins a word of it, without regard to accents, case and
 * punctuation. Read out of the index that has `search_text` of the same expression, where there is one.
 */
export const holdsWords = (text: RawBuilder<string>, q: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`search_text(${text}) @@ search_query(${q}::text)`;

/** What an account is found by; the index `account_search` has it. */
const accountText = sql<string>`last_name || ' ' || first_name || ' ' || username || ' ' || email`;

/** Whether an account is what somebody looks for; the encoded form of an accented domain finds what the accented one does. */
export const isFoundAccount = (q: string): RawBuilder<SqlBool> =>
  holdsWords(accountText, q.replace(/[^\s@]*xn--[^\s@]*/gi, shownDomain));

/** What a competition is found by; the index `competition_search` has it. */
export const competitionText = sql<string>`(title ->> 'hu') || ' ' || (title ->> 'en')`;

/** What a campaign is found by beside its competition; the index `campaign_search` has it. */
export const campaignText = sql<string>`coalesce(subject ->> 'hu', '') || ' ' || coalesce(subject ->> 'en', '')`;

/** What a static text is found by; the index `static_text_search` has it. */
export const staticTextText = sql<string>`key || ' ' || text`;
