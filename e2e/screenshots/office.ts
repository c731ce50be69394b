import type { components } from '@photo-competition/schema/rest';
import { rest, upload, type Person } from '../product/people.ts';
import type { Product } from '../product/product.ts';
import { until } from '../product/until.ts';

type Schemas = components['schemas'];

/** Objects that administrators alone see. */
export interface Office {
  /** A competition that is not published yet. */
  draft: number;
  /** A campaign that has been sent, and one that is being written. */
  sent: number;
  unsent: number;
}

const written = {
  subject: { hu: 'Három nap a szavazás végéig', en: 'Three days to the end of voting' },
  body: {
    hu: 'Még **három napig** szavazhatsz: {{competition}}.\n\n{{link}}',
    en: 'You can vote for **three days** more: {{competition}}.\n\n{{link}}',
  },
};

/** Photos that wait, among them one that there is already. */
const waiting = [
  ['colour-1', 'Fények este'],
  ['colour-2', 'Köd a völgyben'],
] as const;

/** Leaves two photos in the queue, one of them a second time. The competition takes entries meanwhile. */
export async function leaveWaiting(
  product: Product,
  admin: Person,
  [owner, competitionId]: [Person, number],
  files: readonly Uint8Array[],
): Promise<void> {
  const ids: number[] = [];
  for (const [n, [slot, title]] of waiting.entries()) {
    const { body } = await upload(product, owner, competitionId, slot, files[n] as Uint8Array, title);
    ids.push(body.id);
  }
  await rest(product, admin, 'POST', '/api/admin/moderation/images', { ids, status: 'PENDING' });
}

/** Makes a draft, and two campaigns about a competition. */
export async function fillOffice(
  product: Product,
  admin: Person,
  competition: Schemas['AdminCompetition'],
): Promise<Office> {
  const month = 30 * 86_400_000;
  const later = (instant: string) => new Date(Date.parse(instant) + month).toISOString();
  const { description, minLongerSide, competitionStart, votingStart, votingEnd, award } = competition;
  const draft = await rest<Schemas['AdminCompetition']>(product, admin, 'POST', '/api/admin/competition/', {
    title: { hu: 'Nyári utak 2026', en: 'Summer roads 2026' },
    description,
    minLongerSide,
    competitionStart: later(competitionStart),
    votingStart: later(votingStart),
    votingEnd: later(votingEnd),
    award: later(award),
  });
  const about = (group: string) => ({
    template: 'newsletter',
    competitionId: competition.id,
    scheduledAt: null,
    ...written,
    audience: { group, newsletter: null, locale: null },
  });
  const path = '/api/admin/email/';
  const [sent, unsent] = [
    await rest<Schemas['Email']>(product, admin, 'POST', path, about('ENTRANTS')),
    await rest<Schemas['Email']>(product, admin, 'POST', path, about('ADMINISTRATORS')),
  ];
  await rest(product, admin, 'POST', `${path}${sent.body.id}/activate`);
  return { draft: draft.body.id, sent: sent.body.id, unsent: unsent.body.id };
}

/** Names somebody as observer of the count, once there is one. */
export async function nameObserver(
  product: Product,
  admin: Person,
  competitionId: number,
  username: string,
): Promise<void> {
  const { body } = await rest<Schemas['AdminUser'][]>(product, admin, 'GET', '/api/admin/user/');
  const accountId = body.find((one) => one.username === username)?.id ?? null;
  const path = `/api/admin/competition/${competitionId}/observer`;
  await until(`${username} to observe`, async () => {
    const { status } = await rest(product, admin, 'PUT', path, { accountId });
    return status === 200;
  });
}
