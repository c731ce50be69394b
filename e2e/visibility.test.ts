import type { components } from '@photo-competition/schema/rest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  announce,
  graph,
  join,
  loginAdministrator,
  rest,
  upload,
  visitor,
  vote,
  within,
  type Person,
  type Stretch,
} from './product/people.ts';
import { photoWithPlace, plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';

type Schemas = components['schemas'];

let product: Product;
let people: Record<Who, Person>;
let competition: Schemas['AdminCompetition'];
let image: Schemas['Image'];

const whos = ['visitor', 'other', 'owner', 'admin'] as const;
type Who = (typeof whos)[number];
const stretches: Stretch[] = ['UPLOADING', 'VOTING', 'AWARD', 'ENDED'];

beforeAll(async () => {
  product = await Product.start();
  const admin = await loginAdministrator(product);
  people = { visitor, admin, owner: await join(product, 'owner'), other: await join(product, 'other') };
  competition = await announce(product, admin);
  product.setClock(within(competition, 'UPLOADING'));
  image = (await upload(product, people.owner, competition.id, 'colour-1', await photoWithPlace())).body;
  await upload(product, people.other, competition.id, 'colour-1', await plainPhoto(5));
  product.setClock(within(competition, 'VOTING'));
  await vote(product, people.other, image.id, 4);
  for (const [who, text] of [
    ['other', 'Seen by all'],
    ['owner', 'By the author'],
  ] as const)
    await rest(product, people[who], 'POST', `/api/competition/comment/${image.id}`, { comment: text });
  const { body } = await rest<Schemas['Comment']>(
    product,
    people.other,
    'POST',
    `/api/competition/comment/${image.id}`,
    {
      comment: 'Waits for a moderator',
    },
  );
  await rest(product, admin, 'PUT', `/api/competition/moderate/comment/${body.id}/PENDING`);
});
afterAll(() => product?.stop());

/** Data that one person can read about the owner's image, through the REST service or the graph. */
interface Told {
  /** The image by its id. */
  image: Schemas['Image'] | null;
  /** The same image in the competition's list. */
  listed: boolean;
  /** All answers as text. */
  all: string;
}

async function throughRest(who: Who): Promise<Told> {
  const one = await rest<Schemas['Image']>(product, people[who], 'GET', `/api/competition/image/${image.id}`);
  const lists = await Promise.all(
    ['minimal', 'paged'].map((list) =>
      rest<Schemas['ImagePage']>(
        product,
        people[who],
        'GET',
        `/api/competition/${list}/${competition.id}?size=100&sort=rank`,
      ),
    ),
  );
  const listed = lists.map(({ body }) => body.content.some(({ id }) => id === image.id));
  expect(new Set(listed).size).toBe(1);
  return {
    image: one.status === 200 ? one.body : null,
    listed: listed[0] ?? false,
    all: JSON.stringify([one.body, lists]),
  };
}

const fields = `number slot own myVote moderation moderationReason
  author { id username firstName lastName } exposure { camera lens focalLength aperture shutter iso takenAt }
  result { score points votes rank overallRank votesByPoint } comments { nodes { text status own author { username } } }`;

async function throughGraph(who: Who): Promise<Told> {
  interface Answer {
    image: (Omit<Schemas['Image'], 'id' | 'comments'> & { comments: { nodes: Schemas['Comment'][] } }) | null;
    competition: { images: { nodes: { number: number }[] } };
  }
  const query = `query ($image: Int!, $competition: Int!) { image(number: $image) { ${fields} }
    competition(number: $competition) { images(first: 100, sort: RANK) { nodes { ${fields} } } } }`;
  const { data } = await graph<Answer>(product, people[who], query, { image: image.id, competition: competition.id });
  const found = data?.image ?? null;
  return {
    image: found ? ({ ...found, comments: found.comments.nodes } as unknown as Schemas['Image']) : null,
    listed: data?.competition.images.nodes.some(({ number }) => number === image.id) ?? false,
    all: JSON.stringify(data),
  };
}

const insiders: Who[] = ['owner', 'admin'];
const everyone: Who[] = [...whos];
const nobody: Who[] = [];

/** The table of docs/product.md §3: who may read what, when. A list shows administrators the entries in every phase. */
const rows: { row: string; told: (told: Told) => boolean; to: Record<Stretch, Who[]> }[] = [
  {
    row: 'the image of another',
    told: ({ image: one }) => one !== null,
    to: { UPLOADING: insiders, VOTING: everyone, AWARD: everyone, ENDED: everyone },
  },
  {
    row: 'the image in the list',
    told: ({ listed }) => listed,
    to: { UPLOADING: ['admin'], VOTING: everyone, AWARD: everyone, ENDED: everyone },
  },
  {
    row: 'the author',
    told: ({ image: one }) => one?.author !== null && one?.author !== undefined,
    to: { UPLOADING: insiders, VOTING: insiders, AWARD: insiders, ENDED: everyone },
  },
  {
    row: 'points and rank',
    told: ({ image: one }) => one?.result !== null && one?.result !== undefined,
    to: { UPLOADING: nobody, VOTING: nobody, AWARD: ['admin'], ENDED: everyone },
  },
  {
    row: 'the own vote',
    told: ({ image: one }) => one?.myVote === 4,
    to: { UPLOADING: nobody, VOTING: ['other'], AWARD: ['other'], ENDED: ['other'] },
  },
  {
    row: 'exposure data',
    told: ({ image: one }) => one?.exposure?.iso === 400,
    to: { UPLOADING: insiders, VOTING: everyone, AWARD: everyone, ENDED: everyone },
  },
  {
    row: 'approved comments',
    told: ({ image: one }) => one?.comments.some(({ text }) => text === 'Seen by all') ?? false,
    to: { UPLOADING: nobody, VOTING: everyone, AWARD: everyone, ENDED: everyone },
  },
  {
    row: 'pending comments',
    told: ({ image: one }) => one?.comments.some(({ text }) => text === 'Waits for a moderator') ?? false,
    to: { UPLOADING: nobody, VOTING: ['other', 'admin'], AWARD: ['other', 'admin'], ENDED: ['other', 'admin'] },
  },
];

const doors = { REST: throughRest, graph: throughGraph };

describe.each(Object.keys(doors) as (keyof typeof doors)[])('through %s', (door) => {
  describe.each(stretches)('in %s', (stretch) => {
    const told = new Map<Who, Told>();
    beforeAll(async () => {
      product.setClock(within(competition, stretch));
      for (const who of whos) told.set(who, await doors[door](who));
    });

    test.each(rows)('$row', ({ told: isTold, to }) => {
      const heard = whos.filter((who) => isTold(told.get(who) as Told));
      expect(heard).toEqual(whos.filter((who) => to[stretch].includes(who)));
    });

    test('no name of the author anywhere for whom it is hidden', () => {
      if (stretch === 'ENDED') return;
      expect(told.get('visitor')?.all).not.toContain('"owner"');
      expect(told.get('other')?.all).not.toContain('"owner"');
    });
  });
});

describe.each(stretches)('bytes in %s', (stretch) => {
  test.each(whos)('for %s', async (who) => {
    product.setClock(within(competition, stretch));
    const { token } = people[who];
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const get = async (resolution: string) =>
      (await fetch(`${product.url}/media/image/${image.id}/${resolution}?v=${image.version}`, { headers })).status;
    const insider = insiders.includes(who);
    expect(await get('thumb')).toBe(insider || stretch !== 'UPLOADING' ? 200 : 404);
    expect(await get('original')).toBe(insider ? 200 : 404);
  });
});

test('at a boundary instant nothing is shown too early', async () => {
  product.setClock(competition.votingStart);
  expect((await throughRest('other')).image).toBeNull();
  product.setClock(competition.award);
  expect((await throughRest('visitor')).image?.author).toBeNull();
  expect((await throughRest('visitor')).image?.result).toBeNull();
});
