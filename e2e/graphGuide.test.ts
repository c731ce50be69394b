import { GraphQLEnumType, Kind, parse, type OperationDefinitionNode } from 'graphql';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { globalId } from './product/globalId.ts';
import { graphUpload } from './product/graphUpload.ts';
import { announce, graph, join, loginAdministrator, upload, visitor, within, type Person } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';
import { graphSchema } from './product/wholeGraph.ts';

const guide = readFileSync(new URL('../docs/graph.md', import.meta.url), 'utf8');

/** An operation of the page, with the variables that stand behind it. */
interface Example {
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

const blocks = [...guide.matchAll(/^```graphql\n([\s\S]*?)^```\n+(?:```json\n([\s\S]*?)^```)?/gm)];
const examples = blocks.map(([, query = '', variables = '{}']): Example => {
  const [definition] = parse(query).definitions as OperationDefinitionNode[];
  expect(definition?.kind).toBe(Kind.OPERATION_DEFINITION);
  return { name: definition?.name?.value ?? '', query, variables: JSON.parse(variables) as Record<string, unknown> };
});

const executed = new Set<string>();
let product: Product;
let admin: Person;
let anna: Person;
let competition: Awaited<ReturnType<typeof announce>>;
let image: number;

beforeAll(async () => {
  product = await Product.start();
  admin = await loginAdministrator(product);
  competition = await announce(product, admin);
  anna = await join(product, 'anna');
  const bela = await join(product, 'bela');
  product.setClock(within(competition, 'UPLOADING'));
  image = (await upload(product, bela, competition.id, 'colour-1', await plainPhoto(2))).body.id;
});
afterAll(() => product?.stop());

interface Answer {
  data?: Record<string, { userErrors?: unknown[] } | null>;
  errors?: unknown[];
}

const ofCompetition = () => ({ id: globalId('Competition', competition.id) });
const ofImage = () => ({ id: globalId('Image', image) });

/** The page's variables, with the ids of this product in the place of the page's. */
function ours(value: unknown, key = ''): unknown {
  if (key === 'competitionId') return globalId('Competition', competition.id);
  if (key === 'imageId') return globalId('Image', image);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, ours(each, name)]));
}

/** Sends an operation of the page as the page says. @param what the `id` or `number` of what it is about @returns what its one root field brings */
async function follow(
  name: string,
  person: Person,
  what: object = {},
  file?: Uint8Array,
): Promise<Record<string, unknown>> {
  const example = examples.find((one) => one.name === name);
  if (!example) throw new Error(`The page has no operation ${name}`);
  const variables = { ...(ours(example.variables) as Record<string, unknown>), ...what };
  const answer = file
    ? await graphUpload<Answer>(product, person, example.query, variables, {
        place: 'variables.input.file',
        bytes: file,
      })
    : ((await graph(product, person, example.query, variables)) as Answer);
  expect(answer.errors).toBeUndefined();
  const [value] = Object.values(answer.data ?? {});
  expect(value).toBeTruthy();
  expect(value?.userErrors ?? []).toEqual([]);
  executed.add(name);
  return value as Record<string, unknown>;
}

describe('the walk of the page', () => {
  test('a login', async () => {
    const { token } = await follow('LogIn', visitor);
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    anna = { username: 'anna', token: String(token) };
  });

  test('an upload, and new words for it', async () => {
    const { image: entry } = await follow('Upload', anna, {}, await plainPhoto(3));
    expect(entry).toMatchObject({ moderation: 'APPROVED' });
    expect(await follow('Upload', anna)).toMatchObject({ image: entry });
  });

  test('the competition that is on', async () => {
    product.setClock(within(competition, 'VOTING'));
    expect(await follow('Now', visitor)).toMatchObject({ id: ofCompetition().id, phase: 'VOTING', imageCount: 2 });
  });

  test('the pictures, whose addresses bring bytes', async () => {
    const { images } = (await follow('Grid', anna, ofCompetition())) as {
      images: { totalCount: number; nodes: { url: string; urlNeedsToken: boolean }[] };
    };
    expect(images.totalCount).toBe(2);
    for (const { url, urlNeedsToken } of images.nodes) {
      const headers = urlNeedsToken ? { authorization: `Bearer ${anna.token}` } : {};
      const bytes = await fetch(`${product.url}${url}`, { headers });
      expect([bytes.status, bytes.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
      await bytes.arrayBuffer();
    }
  });

  test('a vote, a comment, and the picture with both', async () => {
    expect(await follow('Vote', anna)).toMatchObject({
      vote: { imageId: ofImage().id, point: 4 },
      votingInfo: { voted: 1 },
    });
    expect(await follow('Say', anna)).toMatchObject({ comment: { text: 'What a light!', status: 'APPROVED' } });
    const picture = await follow('Picture', anna, ofImage());
    expect(picture).toMatchObject({ myVote: 4, author: null, comments: { nodes: [{ text: 'What a light!' }] } });
  });

  test('the count, with the ballot and its receipt', async () => {
    const { hasCount, count } = (await follow('Recount', anna, { number: competition.id })) as {
      hasCount: boolean;
      count: { state: string; heads: { note: string; voters: number }[]; files: unknown; mine: { ballots: unknown[] } };
    };
    expect(hasCount).toBe(true);
    expect(count).toMatchObject({ state: 'OPEN', files: null, heads: [{ size: 1, ballots: 0, voters: 0 }] });
    expect(count.mine.ballots).toMatchObject([
      { imageId: ofImage().id, point: 4, receipt: expect.stringContaining(`/count/${competition.id}`) },
    ]);
  });

  test('the questions of an organiser', async () => {
    const told = await follow('Organise', admin, { number: competition.id });
    expect(told).toMatchObject({
      createdBy: admin.username,
      overlaps: [],
      originals: { files: 2 },
      competition: { statistics: { entries: 2, voters: 1, counted: 2, unvoted: 1 } },
    });
    expect(told['moves']).toContainEqual({ to: 'PAUSED', allowed: true, reason: null, from: null });
    const reason = 'BEFORE_AWARD';
    expect(told['moves']).toContainEqual({ to: 'ARCHIVED', allowed: false, reason, from: competition.award });
  });

  test('leaves no operation of the page out', () => {
    expect(examples.length).toBeGreaterThan(5);
    expect(examples.map(({ name }) => name).filter((name) => !executed.has(name))).toEqual([]);
  });
});

describe('the tables of the page', () => {
  const valuesOf = (name: string): string[] => {
    const type = graphSchema.getType(name);
    return type instanceof GraphQLEnumType ? type.getValues().map((value) => value.name) : [];
  };
  /** The codes in the first column of the table below a heading. */
  const listed = (heading: string): string[] => {
    const [, rows = ''] = guide.split(`| \`${heading}\` |`);
    const table = rows.split('\n\n')[0] ?? '';
    return table
      .split('\n')
      .slice(2)
      .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, code = '']) => code));
  };

  test.each([
    ['userErrors.code', 'UserErrorCode'],
    ['extensions.code', 'ErrorCode'],
  ])('%s lists every code', (heading, type) => {
    expect(valuesOf(type).length).toBeGreaterThan(5);
    expect(listed(heading).sort()).toEqual(valuesOf(type).sort());
  });
});
