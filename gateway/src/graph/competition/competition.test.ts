import { describe, expect, test } from '@jest/globals';
import { globalIdOf } from '../globalId.ts';
import { competition, image, listOf, minimalImage } from '../../testing/graph/restObjects.ts';
import { entrant, problem, runGraph } from '../../testing/graph/runGraph.ts';

const active = { 'GET /api/competition/active': competition() };
const images = Array.from({ length: 45 }, (_, i) => minimalImage(i + 1));
const whole = Array.from({ length: 45 }, (_, i) => image(i + 1));
const lists = { 'GET /api/competition/minimal/7': listOf(images), 'GET /api/competition/paged/7': listOf(whole) };

describe('activeCompetition', () => {
  test('answers what the service brings, with the phase of one clock reading', async () => {
    const { data, errors, calls } = await runGraph(
      '{ activeCompetition { id title { en } phase now award imageTypes { code title { hu } slots } } }',
      { answers: active, now: '2026-05-15T10:00:00.000Z' },
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      activeCompetition: {
        id: globalIdOf('Competition', 7),
        title: { en: 'Spring' },
        phase: 'VOTING',
        now: '2026-05-15T10:00:00.000Z',
        award: '2026-05-30T10:00:00.000Z',
        imageTypes: [{ code: 'colour', title: { hu: 'Színes' }, slots: 4 }],
      },
    });
    expect(calls).toEqual(['GET /api/competition/active']);
  });

  test('a boundary belongs to no phase', async () => {
    const { data } = await runGraph('{ activeCompetition { phase } }', {
      answers: active,
      now: '2026-05-10T10:00:00.000Z',
    });
    expect(data).toEqual({ activeCompetition: { phase: 'NOT_STARTED' } });
  });

  test.each([
    ['2026-04-01T10:00:00.000Z', 'competitionStart'],
    ['2026-05-10T09:59:59.999Z', 'votingStart'],
    ['2026-05-10T10:00:00.000Z', 'votingStart'],
    ['2026-05-10T10:00:00.001Z', 'votingEnd'],
    ['2026-05-29T10:00:00.000Z', 'award'],
    ['2026-05-30T10:00:00.000Z', 'award'],
    ['2026-05-30T10:00:00.001Z', null],
  ] as const)('at %s its next boundary is %s', async (now, boundary) => {
    const { data } = await runGraph('{ activeCompetition { now nextBoundary } }', { answers: active, now });
    const nextBoundary = boundary && competition()[boundary];
    expect(data).toEqual({ activeCompetition: { now, nextBoundary } });
  });

  test('is null when there is none, and public for everyone', async () => {
    const { data, errors, calls } = await runGraph('{ activeCompetition { id } competition(id: 9) { id } }', {
      answers: {
        'GET /api/competition/active': problem(404, 'NO_ACTIVE_COMPETITION'),
        'GET /api/competition/9': problem(404, 'NOT_FOUND'),
      },
      viewer: entrant,
    });
    expect({ data, errors }).toEqual({ data: { activeCompetition: null, competition: null }, errors: [] });
    expect(calls).toEqual(['GET /api/competition/active', 'GET /api/competition/9']);
  });

  test('the home page takes two calls', async () => {
    const { data, errors, calls } = await runGraph(
      `{ activeCompetition { id phase imageCount images(first: 3) { totalCount nodes { id title url(resolution: THUMB) thumbhash } } } }`,
      { answers: { ...active, ...lists } },
    );
    expect(errors).toEqual([]);
    expect(data?.['activeCompetition']).toMatchObject({
      images: {
        totalCount: 45,
        nodes: [{ id: globalIdOf('Image', 1) }, { id: globalIdOf('Image', 2) }, { id: globalIdOf('Image', 3) }],
      },
    });
    expect(calls).toEqual([
      'GET /api/competition/active',
      'GET /api/competition/minimal/7?page=0&size=3&sort=createdAt',
    ]);
  });
});

describe('archivedCompetitions', () => {
  test('is a connection over the pages of the service', async () => {
    const all = [competition({ id: 1 }), competition({ id: 2 }), competition({ id: 3 })];
    const answers = { 'GET /api/competition/archived/competitions': listOf(all) };
    const query = `query ($after: String) { archivedCompetitions(first: 2, after: $after) {
      totalCount nodes { id } edges { node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
    const first = await runGraph(query, { answers });
    const { pageInfo } = first.data?.['archivedCompetitions'] as { pageInfo: { endCursor: string } };
    expect(first.data).toMatchObject({
      archivedCompetitions: {
        totalCount: 3,
        nodes: [{ id: globalIdOf('Competition', 1) }, { id: globalIdOf('Competition', 2) }],
        edges: [{ node: { id: globalIdOf('Competition', 1) } }, { node: { id: globalIdOf('Competition', 2) } }],
      },
    });
    expect(pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = await runGraph(query, { answers, variables: { after: pageInfo.endCursor } });
    expect(second.data).toMatchObject({
      archivedCompetitions: {
        nodes: [{ id: globalIdOf('Competition', 3) }],
        pageInfo: { hasNextPage: false, hasPreviousPage: true },
      },
    });
    expect(second.calls).toEqual(['GET /api/competition/archived/competitions?size=2&after=item+2']);
  });

  test('is read from its end, and before a cursor, in one call each', async () => {
    const answers = {
      'GET /api/competition/archived/competitions': listOf([1, 2, 3, 4].map((id) => competition({ id }))),
    };
    const ask = async (args: string) => {
      const { data, calls } = await runGraph(
        `{ archivedCompetitions(${args}) { nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
        { answers },
      );
      return { calls, ...(data?.['archivedCompetitions'] as object) };
    };
    expect(await ask('last: 2')).toEqual({
      calls: ['GET /api/competition/archived/competitions?size=2&backwards=true'],
      nodes: [3, 4].map((id) => ({ id: globalIdOf('Competition', id) })),
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: 'item 3', endCursor: 'item 4' },
    });
    expect(await ask('last: 2, before: "item 3"')).toEqual({
      calls: ['GET /api/competition/archived/competitions?size=2&before=item+3&backwards=true'],
      nodes: [1, 2].map((id) => ({ id: globalIdOf('Competition', id) })),
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: 'item 1', endCursor: 'item 2' },
    });
    expect(await ask('first: 1, after: "item 1", before: "item 4"')).toMatchObject({
      calls: ['GET /api/competition/archived/competitions?size=1&after=item+1&before=item+4'],
      nodes: [{ id: globalIdOf('Competition', 2) }],
    });
  });

  test('asks for the newest first where it is asked to', async () => {
    const answers = { 'GET /api/competition/archived/competitions': listOf([competition({ id: 3 })]) };
    const { calls } = await runGraph('{ archivedCompetitions(first: 2, direction: DESC) { nodes { id } } }', {
      answers,
    });
    expect(calls).toEqual(['GET /api/competition/archived/competitions?page=0&size=2&direction=DESC']);
  });
});

describe('images', () => {
  const answers = { 'GET /api/competition/7': competition(), ...lists };
  const fragments: Record<string, string> = {
    Tile: 'fragment Tile on Image { __typename id url urlNeedsToken myVote result { score } }',
    Words: 'fragment Words on Image { description author { username } }',
  };
  const listCalls = async (args: string, fields: string, variables = {}) => {
    const used = Object.keys(fragments).filter((name) => fields.includes(`...${name}`));
    const query = `query${fields.includes('$whole') ? ' ($whole: Boolean!)' : ''} { competition(id: 7) { images${args} { ${fields} } } }`;
    const document = [query, ...used.map((name) => fragments[name])].join(' ');
    const { calls, errors } = await runGraph(document, { answers, variables, viewer: entrant });
    expect(errors).toEqual([]);
    return calls.slice(1);
  };

  test.each([
    ['fields of the minimal list', '(first: 20)', 'nodes { id title }', 'minimal/7?page=0&size=20&sort=createdAt'],
    ['counting alone', '', 'totalCount pageInfo { hasNextPage }', 'minimal/7?page=0&size=1&sort=createdAt'],
    [
      'a fragment of minimal fields',
      '(sort: FAIR)',
      'edges { cursor node { ...Tile } }',
      'minimal/7?page=0&size=1&cursors=true&sort=fair',
    ],
    [
      'a category, by rank',
      '(type: "colour", sort: RANK)',
      'nodes { id }',
      'minimal/7?page=0&size=1&sort=rank&type=colour',
    ],
    ['a field that only a whole image has', '', 'nodes { id description }', 'paged/7?page=0&size=1&sort=createdAt'],
    [
      'one behind a fragment in a fragment',
      '',
      'edges { ... on ImageEdge { node { ...Tile ... on Image { ...Words } } } }',
      'paged/7?page=0&size=1&sort=createdAt',
    ],
    [
      'one in a second selection of the same field',
      '',
      'nodes { id } second: nodes { comments { totalCount } }',
      'paged/7?page=0&size=1&sort=createdAt',
    ],
    [
      'one that is not included',
      '',
      'nodes { id ...Words @include(if: $whole) nextId @skip(if: true) }',
      'minimal/7?page=0&size=1&sort=createdAt',
    ],
  ])('%s: one call', async (_name, args, fields, call) => {
    expect(await listCalls(args, fields, { whole: false })).toEqual([`GET /api/competition/${call} +token`]);
  });

  test('a list with a field that a variable includes is paged', async () => {
    expect(await listCalls('', 'nodes { ...Tile ...Words @include(if: $whole) }', { whole: true })).toEqual([
      'GET /api/competition/paged/7?page=0&size=1&sort=createdAt +token',
    ]);
  });

  test('a failed list is null with an error, the competition stands', async () => {
    const { data, errors } = await runGraph('{ competition(id: 7) { id images { nodes { id } } } }', {
      answers: { ...answers, 'GET /api/competition/minimal/7': problem(503, 'OVERLOADED') },
    });
    expect(data).toEqual({ competition: { id: globalIdOf('Competition', 7), images: null } });
    expect(errors).toMatchObject([
      { path: ['competition', 'images'], extensions: { code: 'UPSTREAM_UNAVAILABLE', requestId: 'r-1' } },
    ]);
  });

  test('every image is met once on a walk in any page size', async () => {
    for (const first of [1, 7, 20, 44, 100]) {
      const seen: string[] = [];
      let after: string | null = null;
      for (let more = true; more;) {
        const { data } = await runGraph(
          `query ($first: Int, $after: String) { competition(id: 7) { images(first: $first, after: $after) {
            nodes { id } pageInfo { hasNextPage endCursor } } } }`,
          { answers, variables: { first, after } },
        );
        const { images: page } = data?.['competition'] as {
          images: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
        };
        seen.push(...page.nodes.map(({ id }) => id));
        more = page.pageInfo.hasNextPage;
        after = page.pageInfo.endCursor;
      }
      expect(seen).toEqual(images.map(({ id }) => globalIdOf('Image', id)));
    }
  });

  test('the page size may change on the way', async () => {
    const { data } = await runGraph(
      'query ($after: String) { competition(id: 7) { images(first: 20, after: $after) { nodes { id } } } }',
      {
        answers,
        variables: { after: 'item 5' },
      },
    );
    const { images: page } = data?.['competition'] as { images: { nodes: { id: string }[] } };
    expect(page.nodes.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => globalIdOf('Image', i + 6)));
  });

  test('each edge has the cursor of its image', async () => {
    const query = `query ($after: String) { competition(id: 7) { images(first: 3, after: $after) {
      edges { cursor node { id } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } } }`;
    const { data, calls } = await runGraph(query, { answers, variables: { after: 'item 42' } });
    expect(data?.['competition']).toEqual({
      images: {
        edges: [43, 44, 45].map((id) => ({ cursor: `item ${id}`, node: { id: globalIdOf('Image', id) } })),
        pageInfo: { startCursor: 'item 43', endCursor: 'item 45', hasNextPage: false, hasPreviousPage: true },
      },
    });
    expect(calls[1]).toBe('GET /api/competition/minimal/7?size=3&after=item+42&cursors=true&sort=createdAt');
  });

  test('a cursor that the service refuses is told as such', async () => {
    const { errors } = await runGraph('{ competition(id: 7) { images(after: "OQ") { nodes { id } } } }', {
      answers: { ...answers, 'GET /api/competition/minimal/7': problem(422, 'VALIDATION_FAILED') },
    });
    expect(errors).toMatchObject([{ path: ['competition', 'images'], extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
