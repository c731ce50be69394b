import type { components } from '@photo-competition/schema/rest';
import type { OperationId } from '../../platform/http/contractDocument.ts';
import { competitionContent } from '../goodCases/competitions.ts';
import { campaignContent, subscriptionKey } from '../goodCases/mails.ts';
import { registration } from '../people.ts';
import type { World } from '../world.ts';
import type { Hints } from './validValue.ts';

type Schemas = components['schemas'];

/** Objects that generated calls may change or remove; the other test data stay intact for later calls. */
export interface Victims {
  accounts: number[];
  competitions: number[];
  texts: number[];
  campaigns: number[];
  /** Keys that unsubscribe without a session. */
  keys: string[];
}

/** Keys of texts: free ones, taken ones, with values to fill in, and one that no page knows. */
const textKeysAsked = ['rules.body', 'shell.tagline', 'contact.body', 'shell.until.award', 'nowhere.title'];

const unknownIds = [0, -1, 2 ** 31 - 1, 2 ** 31];

/** Creates these objects. The accounts are not activated, so that none counts as an administrator. */
export async function makeVictims(world: World): Promise<Victims> {
  const { service, admin } = world;
  const { token } = admin;
  const make = async (path: string, json: unknown) =>
    (await service.ask<{ id: number }>('POST', path, { token, json })).body.id;
  const { acceptRules: _, ...person } = registration('victim');
  const account = (n: number) =>
    make('/api/admin/user/', {
      ...person,
      username: `victim${n}`,
      email: `victim${n}@example.org`,
      administrator: false,
    });
  const competition = async (published: boolean) => {
    const id = await make('/api/admin/competition/', competitionContent());
    if (published) await service.ask('PUT', `/api/admin/competition/status/${id}/PUBLISHED`, { token });
    return id;
  };
  const text = (key: string) => make('/api/admin/localized-static-text/', { key, locale: 'hu', text: 'Szia' });
  const campaign = () => make('/api/admin/email/', campaignContent());
  return {
    accounts: [await account(1), await account(2), await account(3)],
    competitions: [await competition(false), await competition(false), await competition(true)],
    texts: [await text('contact.body'), await text('shell.brand'), await text('shell.skip')],
    campaigns: [await campaign(), await campaign(), await campaign()],
    keys: [await subscriptionKey(world, 'anna'), await subscriptionKey(world, 'bela')],
  };
}

/** Operations that would close a competition for all later calls. */
const ruinous: OperationId[] = ['adminUpdateCompetition', 'adminDeleteCompetition', 'adminSetCompetitionStatus'];

/** Ids that an operation's `id` is chosen from: of what there is, and of what there is not. */
function idsFor(id: OperationId, path: string, world: World, victims: Victims): number[] {
  const { uploading, voting, ended, images, comment } = world;
  if (ruinous.includes(id)) return victims.competitions;
  // Whose sessions end cannot make the later calls.
  if (id === 'adminEndUserSessions') return victims.accounts;
  if (path.includes('/admin/user/')) return [...victims.accounts, world.admin.id];
  if (path.includes('/localized-static-text/')) return victims.texts;
  if (path.includes('/admin/email/')) return victims.campaigns;
  if (path.includes('/moderate/comment/')) return [comment.id];
  if (path.includes('/image/') || path.includes('/comment/'))
    return [images.bela.voting.id, images.anna.ended.id, images.anna.uploading.id];
  if (/\/(?:activation|authentication\/email)\//.test(path)) return [...victims.accounts, world.anna.id];
  return [uploading.id, voting.id, ended.id, ...victims.competitions];
}

/** Values of the names in the calls of an operation. */
export function hintsFor(id: OperationId, path: string, world: World, victims: Victims): Hints {
  const { uploading, voting, images, anna, bela } = world;
  const entered: Schemas['Image'][] = [images.bela.voting, images.anna.voting, images.bela.ended];
  return {
    id: [...idsFor(id, path, world, victims), ...unknownIds],
    ...(path.includes('/admin/user/') ? { ids: [victims.accounts, victims.accounts.slice(0, 1), unknownIds] } : {}),
    image: [...entered.map((one) => one.id), images.anna.uploading.id, ...unknownIds],
    imageId: [...entered.map((one) => one.id), ...unknownIds],
    competitionId: [uploading.id, voting.id, ...unknownIds],
    competition_id: [uploading.id, uploading.id, voting.id, ...unknownIds],
    image_type: ['colour-1', 'colour-2', 'mono-1', 'mono-12', 'sepia-1'],
    ...(path.includes('user-image') ? { type: ['colour-1', 'mono-1', 'sepia-1'] } : {}),
    ...(id === 'endMySession' ? { id: ['6f9619ff-8b86-4011-b42d-00c04fc964ff', 'x'] } : {}),
    accountId: [anna.id, bela.id, ...victims.accounts, ...unknownIds],
    key: path.includes('/localized-static-text/') ? textKeysAsked : victims.keys,
    point: [1, 2, 3, 4, 5, null, 0, 6],
    version: [0, 1, 2, 3],
    username: [anna.username, bela.username.toUpperCase(), 'somebody', 'victim1'],
    v: [images.anna.ended.version, 'x'],
  };
}
