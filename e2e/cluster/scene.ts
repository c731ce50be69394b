import type { components } from '@photo-competition/schema/rest';
import { announce, join, loginAdministrator, upload, within, type Person } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import type { Product } from '../product/product.ts';

type Competition = components['schemas']['AdminCompetition'];

/** A competition that is voted on, its voters and the photos that they vote on. */
export interface Scene {
  competitionId: number;
  voters: Person[];
  images: number[];
}

/** Brings a fresh product to a competition in its voting phase, with six voters and six photos; its clock stands from then on. */
export async function openVoting(product: Product): Promise<Scene> {
  const admin = await loginAdministrator(product);
  const owner = await join(product, 'owner');
  const voters: Person[] = [];
  for (let i = 1; i <= 6; i++) voters.push(await join(product, `voter${i}`));
  const competition = await announce(product, admin);
  product.setClock(within(competition, 'UPLOADING'));
  const images: number[] = [];
  for (const slot of ['colour-1', 'colour-2', 'colour-3', 'mono-1', 'mono-2', 'mono-3'])
    images.push((await upload(product, owner, competition.id, slot, await plainPhoto(images.length))).body.id);
  product.setClock(within(competition, 'VOTING'));
  return { competitionId: competition.id, voters, images };
}

/** Announces a second competition, into which photos can be entered while the first one is voted on. @returns its id */
export async function openEntries(product: Product): Promise<number> {
  const start = Date.now();
  const after = (hours: number) => new Date(start + hours * 3_600_000).toISOString();
  const dates: Partial<Competition> = {
    competitionStart: after(0),
    votingStart: after(24),
    votingEnd: after(48),
    award: after(72),
  };
  return (await announce(product, await loginAdministrator(product), dates)).id;
}
