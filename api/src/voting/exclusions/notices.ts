import type { components } from '@photo-competition/schema/rest';
import { accountByVoterKey } from '../../people/accounts/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/http/messages.ts';
import type { Outbox } from '../../mail/outbox.ts';

type Schemas = components['schemas'];

/** Reasons as a mail names them. */
const reasonTexts: Record<Locale, Record<Schemas['ExclusionReason'], string>> = {
  hu: {
    RING: 'a szervezők szerint többen összehangolták a szavazatukat',
    DUPLICATE_PERSON: 'a szervezők szerint egy ember több fiókkal szavazott',
    RULE: 'a szervezők szerint a szavazat a pályázat valamelyik szabályába ütközik',
  },
  en: {
    RING: 'the organisers find that several people have agreed on their votes',
    DUPLICATE_PERSON: 'the organisers find that one person has voted under several accounts',
    RULE: 'the organisers find that the vote breaks a rule of the competition',
  },
};

/** The variables of a decision's mails. */
interface Notice {
  image: string;
  competition: Schemas['LocalizedText'];
}

/** The people that a decision concerns, by the keys of their votes. People whose account is gone are not told. */
async function tellVoters(
  tx: Db,
  outbox: Outbox,
  voters: readonly string[],
  mail: { template: 'ballots-excluded' | 'ballots-included'; valuesIn: (locale: Locale) => Record<string, string> },
  now: Date,
): Promise<void> {
  for (const voterKey of voters) {
    const account = await accountByVoterKey(tx, voterKey);
    if (!account?.enabled) continue;
    await outbox.enqueue(tx, mail.template, account, { path: '/contact', values: mail.valuesIn(account.locale) }, now);
  }
}

/** Tells the people that a ballot of theirs does not count, and how to object. */
export const tellExcluded = (
  tx: Db,
  outbox: Outbox,
  voters: readonly string[],
  { image, competition, reason }: Notice & { reason: Schemas['ExclusionReason'] },
  now: Date,
): Promise<void> => {
  const valuesIn = (locale: Locale) => ({
    image,
    competition: competition[locale],
    reason: reasonTexts[locale][reason],
  });
  return tellVoters(tx, outbox, voters, { template: 'ballots-excluded', valuesIn }, now);
};

/** Tells the people that a ballot of theirs counts again. */
export const tellIncluded = (
  tx: Db,
  outbox: Outbox,
  voters: readonly string[],
  { image, competition }: Notice,
  now: Date,
): Promise<void> => {
  const valuesIn = (locale: Locale) => ({ image, competition: competition[locale] });
  return tellVoters(tx, outbox, voters, { template: 'ballots-included', valuesIn }, now);
};
