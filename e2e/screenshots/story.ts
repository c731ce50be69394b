import type { components } from '@photo-competition/schema/rest';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { announce, join, loginAdministrator, rest, upload, vote, within, type Person } from '../product/people.ts';
import type { Product } from '../product/product.ts';
import { fillOffice, leaveWaiting, nameObserver, type Office } from './office.ts';

type Schemas = components['schemas'];

const pictures = new URL('../../demo/pictures/', import.meta.url);

/** Photos of the demo, each with its slot, title and owner. */
const photos = [
  ['aurora-5', 'colour-1', 'Sarki fény a tó felett', 'anna'],
  ['beach-4', 'colour-2', 'Apály', 'anna'],
  ['bokeh-50', 'colour-1', 'Esti fények', 'bela'],
  ['bridge-44', 'colour-2', 'Híd ködben', 'bela'],
  ['dunes-44', 'colour-1', 'Dűnék hajnalban', 'cili'],
  ['bridge-49-mono', 'mono-1', 'A híd', 'anna'],
  ['dunes-61-mono', 'mono-1', 'Vonalak a homokban', 'cili'],
] as const;

/** Content of the pages. */
export interface Story {
  /** The competition that the clock goes through. */
  competition: Schemas['AdminCompetition'];
  /** Photos by their owner, in the order in which they were entered. */
  images: { id: number; owner: string; title: string }[];
  office: Office;
}

const titled = {
  title: { hu: 'Tavaszi fények 2026', en: 'Spring light 2026' },
  description: {
    hu: 'Hajnal, köd, esti város: várjuk azokat a képeket, amelyeken a fény a főszereplő.',
    en: 'Dawn, mist, the city at night: we look for photos whose subject is light.',
  },
};

/** Only voters who judge a part of the photos are counted. */
const rules = { minCoverage: 30 };

/** A photo of the demo, small enough to be entered quickly. */
const photoOf = (name: string): Promise<Buffer> =>
  sharp(readFileSync(fileURLToPath(new URL(`${name}.avif`, pictures))))
    .resize({ width: 1600, height: 1600, fit: 'inside' })
    .jpeg({ quality: 88 })
    .toBuffer();

const comments = ['Gyönyörű fények, szinte hallani a csendet.', 'Nekem a színek túl erősek, de a kompozíció remek.'];

/** Enters the photos, votes and comments; the clock is left in the voting. */
export async function tellStory(product: Product): Promise<Story> {
  const admin = await loginAdministrator(product);
  const competition = await announce(product, admin, { ...titled, ...rules });
  product.setClock(within(competition, 'UPLOADING'));
  const people = new Map<string, Person>();
  for (const name of ['anna', 'bela', 'cili', 'dora']) people.set(name, await join(product, name));
  const personOf = (name: string) => people.get(name) as Person;
  const images: Story['images'] = [];
  for (const [file, slot, title, owner] of photos) {
    const photo = await photoOf(file);
    const { body } = await upload(product, personOf(owner), competition.id, slot, photo, title);
    images.push({ id: body.id, owner, title });
  }
  const unseen = await Promise.all(['bokeh-50', 'aurora-5'].map(photoOf));
  await leaveWaiting(product, admin, [personOf('dora'), competition.id], unseen);
  product.setClock(within(competition, 'VOTING'));
  for (const [n, { id, owner }] of images.entries())
    for (const [m, [name, person]] of [...people].entries())
      if (name !== owner && (n + m) % 4 !== 3) await vote(product, person, id, 1 + ((3 * n + 2 * m) % 5));
  for (const [n, comment] of comments.entries()) {
    const path = `/api/competition/comment/${images[0]?.id}`;
    await rest(product, personOf(n === 0 ? 'bela' : 'cili'), 'POST', path, { comment });
  }
  await nameObserver(product, admin, competition.id, 'bela');
  return { competition, images, office: await fillOffice(product, admin, competition) };
}
