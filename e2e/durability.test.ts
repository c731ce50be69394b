import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { components } from '@photo-competition/schema/rest';
import { createDatabase } from './product/database.ts';
import {
  announce,
  join,
  loginAdministrator,
  rest,
  upload,
  visitor,
  vote,
  within,
  type Person,
} from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';

type Schemas = components['schemas'];

describe.each(['its own database', 'a server'])('killed in the middle, on %s', (engine) => {
  const cleanups: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const cleanup of cleanups.reverse()) await cleanup();
  });

  test('ten times: every acknowledged vote and upload is there, and no half-stored image is visible', async () => {
    const database = engine === 'a server' ? await createDatabase() : null;
    if (database) cleanups.push(database.drop);
    const product = await Product.start({ gateway: false, ...(database ? { databaseUrl: database.url } : {}) });
    cleanups.push(() => product.stop());
    const admin = await loginAdministrator(product);
    const [anna, bela] = [await join(product, 'anna'), await join(product, 'bela')];
    const voting = await announce(product, admin);
    product.setClock(within(voting, 'UPLOADING'));
    const images: number[] = [];
    for (const slot of ['colour-1', 'colour-2', 'mono-1'])
      images.push((await upload(product, anna, voting.id, slot, await plainPhoto(images.length))).body.id);
    // At the same instant the first one is in VOTING and the second in UPLOADING.
    const now = within(voting, 'VOTING');
    product.setClock(now);
    const uploading = await announce(product, admin, {
      competitionStart: new Date(now.getTime() - 60_000).toISOString(),
      votingStart: new Date(now.getTime() + 3_600_000).toISOString(),
      votingEnd: new Date(now.getTime() + 7_200_000).toISOString(),
      award: new Date(now.getTime() + 9_000_000).toISOString(),
    });
    const photos = await Promise.all([1, 2, 3, 4].map((seed) => plainPhoto(seed)));
    const slots = ['colour-1', 'colour-2', 'colour-3', 'colour-4', 'mono-1', 'mono-2'];

    /** The change that was acknowledged last; `pending` may have happened or not. */
    const votes = new Map<number, { sure: number | null; pending?: number }>();
    const entries = new Map<string, { sure: string | null; pending?: string }>();
    let acknowledged = 0;

    const voteOnce = async (i: number) => {
      const imageId = images[i % images.length] as number;
      const point = 1 + (i % 5);
      const known = votes.get(imageId) ?? { sure: null };
      votes.set(imageId, { ...known, pending: point });
      const { status } = await vote(product, bela, imageId, point);
      if (status !== 200) throw new Error(`A vote was answered with ${status}`);
      votes.set(imageId, { sure: point });
      acknowledged += 1;
    };
    const uploadOnce = async (i: number) => {
      const slot = slots[i % slots.length] as string;
      const title = `Upload ${i}`;
      entries.set(slot, { ...(entries.get(slot) ?? { sure: null }), pending: title });
      const { status } = await upload(product, bela, uploading.id, slot, photos[i % photos.length] as Buffer, title);
      if (status !== 200 && status !== 201) throw new Error(`An upload was answered with ${status}`);
      entries.set(slot, { sure: title });
      acknowledged += 1;
    };
    const stream = async (work: (i: number) => Promise<void>, from: number) => {
      for (let i = from; ; i++) await work(i);
    };

    for (let round = 0; round < 10; round++) {
      const enough = acknowledged + 6 + round;
      let ended: unknown;
      const streams = [voteOnce, uploadOnce].map((work) =>
        stream(work, round * 1000).catch((error: unknown) => (ended ??= error)),
      );
      while (acknowledged < enough && ended === undefined) await new Promise((resolve) => setImmediate(resolve));
      // Only the kill may end the work.
      expect(ended).toBeUndefined();
      await product.killApi();
      await Promise.all(streams);
      await product.startApi();

      const { body: info } = await rest<Schemas['VotingInfo']>(product, bela, 'GET', '/api/competition/vote');
      for (const [imageId, { sure, pending }] of votes) {
        const point = info.votes.find((one) => one.imageId === imageId)?.point ?? null;
        expect([sure, ...(pending === undefined ? [] : [pending])]).toContain(point);
        votes.set(imageId, { sure: point });
      }
      const path = `/api/competition/user-image/${uploading.id}`;
      const { body: mine } = await rest<Schemas['Image'][]>(product, bela, 'GET', path);
      for (const [slot, { sure, pending }] of entries) {
        const title = mine.find((one) => `${one.type}-${one.slot}` === slot)?.title ?? null;
        expect([sure, ...(pending === undefined ? [] : [pending])]).toContain(title);
        entries.set(slot, { sure: title });
      }
      await expectWhole(product, bela, uploading.id, mine);
    }
    const listed = await rest<Schemas['MinimalImagePage']>(
      product,
      visitor,
      'GET',
      `/api/competition/minimal/${voting.id}?size=10`,
    );
    expect(listed.body.content).toHaveLength(3);
  });
});

/** Every derivative and the original of every visible image can be read and decoded. */
async function expectWhole(product: Product, person: Person, competitionId: number, images: Schemas['Image'][]) {
  for (const { type, slot } of images) {
    for (const resolution of ['thumb', 'medium', 'large', 'original']) {
      const url = `${product.apiUrl}/api/competition/user-image/${competitionId}/${type}-${slot}/${resolution}`;
      const response = await fetch(url, { headers: { authorization: `Bearer ${person.token}`, accept: 'image/webp' } });
      expect(response.status).toBe(200);
      const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
      expect(channels.length).toBeGreaterThan(0);
    }
  }
}
