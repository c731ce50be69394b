import { describe, expect, test } from '@jest/globals';
import { globalIdOf } from '../globalId.ts';
import { adminCompetition, pageOf } from '../../testing/graph/restObjects.ts';
import { administrator, problem, runGraph, versionConflict } from '../../testing/graph/runGraph.ts';

const viewer = administrator;
const dates = {
  competitionStart: '2026-05-01T10:00:00.000Z',
  votingStart: '2026-05-10T10:00:00.000Z',
  votingEnd: '2026-05-20T10:00:00.000Z',
  award: '2026-05-30T10:00:00.000Z',
};
const text = { hu: 'Tavasz', en: 'Spring' };
const content = { title: text, description: text, ...dates };

describe('queries', () => {
  test('the list is sorted by the service', async () => {
    const { data, calls } = await runGraph(
      '{ adminCompetitions(sort: COMPETITION_START, direction: DESC) { id version entryCount competition { id phase } } }',
      { answers: { 'GET /api/admin/competition/': [adminCompetition()] }, viewer },
    );
    expect(data).toEqual({
      adminCompetitions: [
        {
          id: globalIdOf('AdminCompetition', 7),
          version: 2,
          entryCount: 3,
          competition: { id: globalIdOf('Competition', 7), phase: 'VOTING' },
        },
      ],
    });
    expect(calls).toEqual(['GET /api/admin/competition/?sort=competitionStart&direction=DESC +token']);
  });

  test('a page is numbered', async () => {
    const { data, calls, bodies } = await runGraph(
      '{ adminCompetitionPage(page: 1, size: 2) { items { id } pageInfo { page size totalItems totalPages } } }',
      {
        answers: {
          'POST /api/admin/competition/page': pageOf(
            [1, 2, 3].map((id) => adminCompetition({ id })),
            1,
            2,
          ),
        },
        viewer,
      },
    );
    expect(data).toEqual({
      adminCompetitionPage: {
        items: [{ id: globalIdOf('AdminCompetition', 3) }],
        pageInfo: { page: 1, size: 2, totalItems: 3, totalPages: 2 },
      },
    });
    expect(calls).toEqual(['POST /api/admin/competition/page +token']);
    expect(bodies).toEqual([{ page: 1, size: 2, sort: 'createdAt', direction: 'ASC' }]);
  });

  test.each(['page: -1', 'size: 0', 'size: 101', 'size: null'])('%s is refused without a call', async (args) => {
    const { errors, calls } = await runGraph(`{ adminCompetitionPage(${args}) { items { id } } }`, { viewer });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(calls).toEqual([]);
  });

  test('a single competition is null when there is none', async () => {
    const { data, errors } = await runGraph('{ adminCompetition(id: 9) { id } }', {
      answers: { 'GET /api/admin/competition/9': problem(404, 'NOT_FOUND') },
      viewer,
    });
    expect({ data, errors }).toEqual({ data: { adminCompetition: null }, errors: [] });
  });

  test('its editors, where it may be moved, and what runs at the same time are parts of it', async () => {
    const from = '2026-05-30T10:00:00.000Z';
    const overlap = {
      id: 8,
      title: text,
      status: 'DRAFT',
      competitionStart: dates.competitionStart,
      award: from,
    } as const;
    const { data, calls } = await runGraph(
      '{ adminCompetition(id: 7) { createdBy updatedBy deletable moves { to allowed reason from } overlaps { id title { en } status award } } }',
      {
        answers: {
          'GET /api/admin/competition/7': adminCompetition({
            moves: [
              { to: 'PAUSED', allowed: true },
              { to: 'ARCHIVED', allowed: false, reason: 'BEFORE_AWARD', from },
            ],
            overlaps: [overlap],
          }),
        },
        viewer,
      },
    );
    expect(data).toEqual({
      adminCompetition: {
        createdBy: 'katalin',
        updatedBy: null,
        deletable: false,
        moves: [
          { to: 'PAUSED', allowed: true, reason: null, from: null },
          { to: 'ARCHIVED', allowed: false, reason: 'BEFORE_AWARD', from },
        ],
        overlaps: [{ id: globalIdOf('CompetitionOverlap', 8), title: { en: 'Spring' }, status: 'DRAFT', award: from }],
      },
    });
    expect(calls).toHaveLength(1);
  });

  test('originals are one more call, for more bytes than an Int holds', async () => {
    const { data, calls } = await runGraph('{ adminCompetition(id: 7) { originals { files bytes } } }', {
      answers: {
        'GET /api/admin/competition/7': adminCompetition(),
        'GET /api/admin/competition/7/originals/total': { files: 800, bytes: 24_000_000_000 },
      },
      viewer,
    });
    expect(data).toEqual({ adminCompetition: { originals: { files: 800, bytes: 24_000_000_000 } } });
    expect(calls[1]).toBe('GET /api/admin/competition/7/originals/total +token');
  });

  test('the ranking without some images is one more call; before the award it is a conflict', async () => {
    const change = {
      type: 'colour',
      title: 'Hajnal',
      rankBefore: 1,
      rankAfter: null,
      overallRankBefore: 2,
      overallRankAfter: null,
    };
    const query =
      '{ adminCompetition(id: 7) { id rankingWithout(imageIds: [12, 13]) { imageId type title rankBefore rankAfter overallRankBefore overallRankAfter } } }';
    const path = 'POST /api/admin/competition/7/ranking-without';
    const answers = { 'GET /api/admin/competition/7': adminCompetition(), [path]: [{ imageId: 12, ...change }] };
    const { data, bodies } = await runGraph(query, { answers, viewer });
    expect(data).toEqual({
      adminCompetition: {
        id: globalIdOf('AdminCompetition', 7),
        rankingWithout: [{ imageId: globalIdOf('Image', 12), ...change }],
      },
    });
    expect(bodies).toEqual([{ imageIds: [12, 13] }]);
    const early = await runGraph(query, { answers: { ...answers, [path]: problem(409, 'WRONG_PHASE') }, viewer });
    expect(early.data).toEqual({ adminCompetition: { id: globalIdOf('AdminCompetition', 7), rankingWithout: null } });
    expect(early.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  });

  test('they are for administrators', async () => {
    const { errors } = await runGraph('{ adminCompetition(id: 7) { id } }', {
      answers: { 'GET /api/admin/competition/7': problem(403, 'FORBIDDEN') },
    });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});

describe('mutations', () => {
  const create =
    'mutation ($input: CreateCompetitionInput!) { createCompetition(input: $input) { competition { id } userErrors { code field } } }';
  const update =
    'mutation ($input: UpdateCompetitionInput!) { updateCompetition(input: $input) { competition { version } userErrors { code field } } }';

  test('the service fills in fields that the input leaves out', async () => {
    const { data, calls, bodies } = await runGraph(create, {
      answers: { 'POST /api/admin/competition/': adminCompetition() },
      variables: {
        input: { ...content, minPoint: null, maxPoint: 10, imageTypes: [{ code: 'mono', title: text, slots: 2 }] },
      },
      viewer,
    });
    expect(data).toEqual({
      createCompetition: { competition: { id: globalIdOf('AdminCompetition', 7) }, userErrors: [] },
    });
    expect(calls).toEqual(['POST /api/admin/competition/ +token']);
    expect(bodies).toEqual([{ ...content, maxPoint: 10, imageTypes: [{ code: 'mono', title: text, slots: 2 }] }]);
  });

  test('an update sends content and version as one body', async () => {
    const { data, calls, bodies } = await runGraph(update, {
      answers: { 'PUT /api/admin/competition/7': adminCompetition({ version: 3 }) },
      variables: { input: { id: '7', version: 2, content } },
      viewer,
    });
    expect(data).toEqual({ updateCompetition: { competition: { version: 3 }, userErrors: [] } });
    expect(calls).toEqual(['PUT /api/admin/competition/7 +token']);
    expect(bodies).toEqual([{ ...content, version: 2 }]);
  });

  test('an update names what it changes, and nothing is filled in; null is not named', async () => {
    const { bodies } = await runGraph(update, {
      answers: { 'PUT /api/admin/competition/7': adminCompetition({ version: 3 }) },
      variables: { input: { id: '7', version: 2, content: { title: text, scoring: null } } },
      viewer,
    });
    expect(bodies).toEqual([{ title: text, version: 2 }]);
  });

  test('a frozen field is asked for, and refused at its field', async () => {
    const frozen = { field: 'scoring', since: dates.votingStart, reason: 'VOTING' } as const;
    const asked = await runGraph('{ adminCompetition(id: 7) { frozenFields { field since reason } } }', {
      answers: { 'GET /api/admin/competition/7': adminCompetition({ frozenFields: [frozen] }) },
      viewer,
    });
    expect(asked.data).toEqual({ adminCompetition: { frozenFields: [frozen] } });
    const refusal = problem(409, 'FROZEN', [{ field: 'scoring', code: 'FROZEN', message: 'Since then.' }]);
    const { data } = await runGraph(update, {
      answers: { 'PUT /api/admin/competition/7': refusal },
      variables: { input: { id: '7', version: 2, content: { scoring: 'SUM' } } },
      viewer,
    });
    expect(data).toEqual({
      updateCompetition: { competition: null, userErrors: [{ code: 'FROZEN', field: 'content.scoring' }] },
    });
  });

  test('a refused field has its path in the input', async () => {
    const refusal = problem(422, 'VALIDATION_FAILED', [
      { field: 'imageTypes.0.code', code: 'DUPLICATE', message: 'Twice.' },
      { field: 'version', code: 'TYPE', message: 'A number.' },
    ]);
    const { data } = await runGraph(update, {
      answers: { 'PUT /api/admin/competition/7': refusal },
      variables: { input: { id: '7', version: 2, content } },
      viewer,
    });
    expect(data).toEqual({
      updateCompetition: {
        competition: null,
        userErrors: [
          { code: 'VALIDATION_FAILED', field: 'content.imageTypes.0.code' },
          { code: 'VALIDATION_FAILED', field: 'version' },
        ],
      },
    });
  });

  test('delete answers the id, and says why not', async () => {
    const mutation = 'mutation { deleteCompetition(input: { id: 7 }) { deletedId userErrors { code field } } }';
    const done = await runGraph(mutation, { answers: { 'DELETE /api/admin/competition/7': undefined }, viewer });
    expect(done).toMatchObject({
      data: { deleteCompetition: { deletedId: globalIdOf('AdminCompetition', 7), userErrors: [] } },
      calls: ['DELETE /api/admin/competition/7 +token'],
    });
    const refused = await runGraph(mutation, {
      answers: { 'DELETE /api/admin/competition/7': problem(409, 'COMPETITION_NOT_EMPTY') },
      viewer,
    });
    expect(refused.data).toEqual({
      deleteCompetition: { deletedId: null, userErrors: [{ code: 'COMPETITION_NOT_EMPTY', field: null }] },
    });
  });

  test('a status move names both in the path', async () => {
    const { data, calls } = await runGraph(
      'mutation { setCompetitionStatus(input: { id: 7, status: PAUSED }) { competition { competition { status } } userErrors { code } } }',
      { answers: { 'PUT /api/admin/competition/status/7/PAUSED': adminCompetition({ status: 'PAUSED' }) }, viewer },
    );
    expect(data).toEqual({
      setCompetitionStatus: { competition: { competition: { status: 'PAUSED' } }, userErrors: [] },
    });
    expect(calls).toEqual(['PUT /api/admin/competition/status/7/PAUSED +token']);
  });

  test('the version that was read goes along, and who was quicker is told with what stands now', async () => {
    const conflict = {
      current: adminCompetition({ version: 3 }),
      changedBy: 'katalin',
      changedAt: '2026-04-02T10:00:00.000Z',
    };
    const stale = versionConflict(conflict);
    const fields = 'current { version competition { title { en } } } changedBy changedAt userErrors { code }';
    const told = {
      current: { version: 3, competition: { title: { en: 'Spring' } } },
      changedBy: 'katalin',
      changedAt: '2026-04-02T10:00:00.000Z',
      userErrors: [{ code: 'VERSION_CONFLICT' }],
    };
    const answers = {
      'PUT /api/admin/competition/7': stale,
      'PUT /api/admin/competition/status/7/PAUSED': stale,
      'DELETE /api/admin/competition/7': stale,
    };
    const query = `mutation ($content: UpdateCompetitionContentInput!) {
      updateCompetition(input: { id: 7, version: 2, content: $content }) { competition { id } ${fields} }
      setCompetitionStatus(input: { id: 7, status: PAUSED, version: 2 }) { competition { id } ${fields} }
      deleteCompetition(input: { id: 7, version: 2 }) { deletedId ${fields} } }`;
    const { data, calls } = await runGraph(query, { answers, variables: { content }, viewer });
    expect(data).toEqual({
      updateCompetition: { competition: null, ...told },
      setCompetitionStatus: { competition: null, ...told },
      deleteCompetition: { deletedId: null, ...told },
    });
    expect(calls.slice(1)).toEqual([
      'PUT /api/admin/competition/status/7/PAUSED?version=2 +token',
      'DELETE /api/admin/competition/7?version=2 +token',
    ]);
  });

  test('without a conflict nothing of it is told', async () => {
    const query =
      'mutation { setCompetitionStatus(input: { id: 7, status: PAUSED }) { current { id } changedBy changedAt userErrors { code } } }';
    const { data } = await runGraph(query, {
      answers: { 'PUT /api/admin/competition/status/7/PAUSED': adminCompetition() },
      viewer,
    });
    expect(data).toEqual({
      setCompetitionStatus: { current: null, changedBy: null, changedAt: null, userErrors: [] },
    });
  });
});
