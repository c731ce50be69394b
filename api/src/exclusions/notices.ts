import type { components } from '@photo-competition/schema/rest';
import { accountByVoterKey } from '../accounts/repository.ts';
import type { Db } from '../database/database.ts';
import type { Locale } from '../http/messages.ts';
import type { Outbox } from '../mail/outbox.ts';

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

/** What the mails of a decision say. */
export interface ExclusionNotice {
  image: string;
  competition: Schemas['LocalizedText'];
  reason: Schemas['ExclusionReason'];
}

/** Tells the people that a ballot of theirs does not count, and how to object. Who has no account any more is not told. */
export async function tellVoters(
  tx: Db,
  outbox: Outbox,
  voters: readonly string[],
  { image, competition, reason }: ExclusionNotice,
  now: Date,
): Promise<void> {
  for (const voterKey of voters) {
    const account = await accountByVoterKey(tx, voterKey);
    if (!account?.enabled) continue;
    const { locale } = account;
    const values = { image, competition: competition[locale], reason: reasonTexts[locale][reason] };
    await outbox.enqueue(tx, 'ballots-excluded', account, { path: '/contact', values }, now);
  }
}
