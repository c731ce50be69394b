import { describe, expect, jest, test } from '@jest/globals';
import { globalIdOf } from '../globalId.ts';
import Upload from 'graphql-upload/Upload.mjs';
import { Readable } from 'node:stream';
import type { Uploader } from '../../rest/transports/upload.ts';
import { comment, competition, image, minimalImage, pageOf } from '../../testing/graph/restObjects.ts';
import { administrator, entrant, problem, runGraph } from '../../testing/graph/runGraph.ts';

const comments = [comment(1), comment(2), comment(3)];
const answers = {
  'GET /api/competition/7': competition(),
  'GET /api/competition/image/12': image(12, { comments, previousId: 11, author: comments[0]?.author ?? null }),
};

describe('image', () => {
  test('the image page takes one call', async () => {
    const { data, errors, calls } = await runGraph(
      `{ image(id: 12) { id title description width height url urlNeedsToken own myVote previousId nextId similar { imageId }
         author { username } exposure { iso } comments(first: 2) { totalCount nodes { text author { lastName } } pageInfo { hasNextPage } } } }`,
      { answers, viewer: entrant },
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      image: {
        id: globalIdOf('Image', 12),
        title: 'Image 12',
        description: 'A tree.',
        width: 3000,
        height: 2000,
        url: '/media/image/12/medium?v=v1',
        urlNeedsToken: false,
        own: false,
        myVote: null,
        previousId: globalIdOf('Image', 11),
        nextId: null,
        similar: [],
        author: { username: 'entrant03' },
        exposure: null,
        comments: {
          totalCount: 3,
          nodes: [
            { text: 'Comment 1', author: { lastName: 'Nagy' } },
            { text: 'Comment 2', author: { lastName: 'Nagy' } },
          ],
          pageInfo: { hasNextPage: true },
        },
      },
    });
    expect(calls).toEqual(['GET /api/competition/image/12 +token']);
  });

  test('an image without votes has a result without score and rank', async () => {
    const result = { score: null, points: 0, votes: 0, rank: null, overallRank: null, votesByPoint: [0, 0, 0, 0, 0] };
    const { data, errors } = await runGraph(
      '{ image(id: 12) { result { score points votes rank overallRank votesByPoint } } }',
      {
        answers: { 'GET /api/competition/image/12': image(12, { result }) },
      },
    );
    expect({ data, errors }).toEqual({ data: { image: { result } }, errors: [] });
  });

  test('the paged image brings its comments with it', async () => {
    const { errors, calls } = await runGraph(
      '{ competition(id: 7) { images { nodes { comments { nodes { id } } competition { id } } } } }',
      {
        answers: { ...answers, 'GET /api/competition/paged/7': pageOf([image(12, { comments })], 0, 1) },
      },
    );
    expect(errors).toEqual([]);
    expect(calls).toEqual(['GET /api/competition/7', 'GET /api/competition/paged/7?page=0&size=1&sort=createdAt']);
  });

  test('is null when there is none', async () => {
    const { data, errors } = await runGraph('{ image(id: 9) { id } }', {
      answers: { 'GET /api/competition/image/9': problem(404, 'NOT_FOUND') },
    });
    expect({ data, errors }).toEqual({ data: { image: null }, errors: [] });
  });

  test('an own entry has the address of its slot, which needs the token', async () => {
    const own = minimalImage(12, { own: true, slot: 2, version: 'a/b' });
    const { data, calls } = await runGraph(
      '{ competition(id: 7) { images { nodes { url(resolution: LARGE) thumb: url(resolution: THUMB) urlNeedsToken } } } }',
      { answers: { ...answers, 'GET /api/competition/minimal/7': pageOf([own], 0, 1) }, viewer: entrant },
    );
    expect(data).toMatchObject({
      competition: {
        images: {
          nodes: [
            {
              url: '/media/entry/7/colour-2/large?v=a%2Fb',
              thumb: '/media/entry/7/colour-2/thumb?v=a%2Fb',
              urlNeedsToken: true,
            },
          ],
        },
      },
    });
    expect(calls).toHaveLength(2);
  });

  test('for administrators every address needs the token', async () => {
    const { data } = await runGraph('{ image(id: 12) { url(resolution: ORIGINAL) urlNeedsToken } }', {
      answers,
      viewer: administrator,
    });
    expect(data).toEqual({ image: { url: '/media/image/12/original?v=v1', urlNeedsToken: true } });
  });
});

describe('entries', () => {
  const query = '{ competition(id: 7) { myEntry(slot: "colour-1") { id } myEntries { id } } }';

  test('of a visitor are null without a call', async () => {
    const { data, calls } = await runGraph(query, { answers });
    expect(data).toEqual({ competition: { myEntry: null, myEntries: null } });
    expect(calls).toEqual(['GET /api/competition/7']);
  });

  test('of an entrant are read with the token; an empty slot is null', async () => {
    const { data, errors, calls } = await runGraph(query, {
      answers: {
        ...answers,
        'GET /api/competition/user-image/7/colour-1': problem(404, 'NOT_FOUND'),
        'GET /api/competition/user-image/7': [image(12)],
      },
      viewer: entrant,
    });
    expect(errors).toEqual([]);
    expect(data).toEqual({ competition: { myEntry: null, myEntries: [{ id: globalIdOf('Image', 12) }] } });
    expect(calls).toEqual([
      'GET /api/competition/7',
      'GET /api/competition/user-image/7/colour-1 +token',
      'GET /api/competition/user-image/7 +token',
    ]);
  });

  test('of ended competitions come in one call', async () => {
    const { data, calls } = await runGraph('{ myArchivedEntries { competition { id } entries { id description } } }', {
      answers: { 'GET /api/competition/user-image/archived': [{ competition: competition(), entries: [image(12)] }] },
      viewer: entrant,
    });
    expect(data).toEqual({
      myArchivedEntries: [
        {
          competition: { id: globalIdOf('Competition', 7) },
          entries: [{ id: globalIdOf('Image', 12), description: 'A tree.' }],
        },
      ],
    });
    expect(calls).toEqual(['GET /api/competition/user-image/archived +token']);
  });

  test('of ended competitions come in pages as well, the newest competition first', async () => {
    const made = (id: number) => `2026-0${id}-01T10:00:00.000Z`;
    const all = [5, 4, 3, 2].map((id) => ({
      competition: competition({ id, createdAt: made(id) }),
      entries: [image(id)],
    }));
    const ask = async (args: string) => {
      const query = `{ archivedEntries(${args}) { totalCount nodes { competition { id } entries { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
      const { data, calls } = await runGraph(query, {
        answers: { 'GET /api/competition/user-image/archived': all },
        viewer: entrant,
      });
      expect(calls).toHaveLength(1);
      return data?.['archivedEntries'] as {
        nodes: { competition: { id: string } }[];
        pageInfo: { endCursor: string; startCursor: string };
      };
    };
    const ids = ({ nodes }: Awaited<ReturnType<typeof ask>>) => nodes.map((node) => node.competition.id);
    const idsOf = (...numbers: number[]) => numbers.map((number) => globalIdOf('Competition', number));
    const first = await ask('first: 2');
    expect(ids(first)).toEqual(idsOf(5, 4));
    expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    const second = await ask(`first: 2, after: "${first.pageInfo.endCursor}"`);
    expect(ids(second)).toEqual(idsOf(3, 2));
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(ids(await ask(`last: 1, before: "${second.pageInfo.startCursor}"`))).toEqual(idsOf(4));
    expect(ids(await ask('last: 1'))).toEqual(idsOf(2));
  });
});

describe('uploadImage', () => {
  const mutation = `mutation ($input: UploadImageInput!) { uploadImage(input: $input) { image { id } userErrors { code field message } } }`;
  const input = { competitionId: '7', slot: 'colour-1', title: 'Tree', ownImage: true };

  test('passes the file on as a stream', async () => {
    const stream = Readable.from(['bytes']);
    const passing = { filename: 'a.jpg', mimetype: 'image/jpeg', encoding: '7bit', createReadStream: () => stream };
    const file = new Upload();
    file.resolve(passing);
    const upload = jest.fn<Uploader>().mockResolvedValue(image(12, { own: true, slot: 1 }));
    const variables = { input: { ...input, description: 'Old.', file } };
    const { errors } = await runGraph(mutation, { variables, viewer: entrant, upload });
    expect(errors).toEqual([]);
    const data = { title: 'Tree', description: 'Old.', ownImage: true } as const;
    expect(upload).toHaveBeenCalledWith('7', 'colour-1', data, passing);
  });

  test('changes the words alone without a file', async () => {
    const upload = jest.fn<Uploader>().mockResolvedValue(image(12, { own: true, slot: 1 }));
    const { data, errors } = await runGraph(mutation, { variables: { input }, viewer: entrant, upload });
    expect(errors).toEqual([]);
    expect(data).toEqual({ uploadImage: { image: { id: globalIdOf('Image', 12) }, userErrors: [] } });
    expect(upload.mock.calls).toEqual([['7', 'colour-1', { title: 'Tree', description: '', ownImage: true }, null]]);
  });

  test('says under the names of the input what the user can mend', async () => {
    const refusal = problem(422, 'VALIDATION_FAILED', [
      { field: 'image_type', code: 'FORMAT', message: 'No such slot.' },
      { field: 'title', code: 'BLANK', message: 'Please give a title.' },
    ]);
    const { data, errors } = await runGraph(mutation, {
      variables: { input },
      viewer: entrant,
      upload: () => Promise.reject(refusal),
    });
    expect(errors).toEqual([]);
    expect(data).toEqual({
      uploadImage: {
        image: null,
        userErrors: [
          { code: 'VALIDATION_FAILED', field: 'slot', message: 'No such slot.' },
          { code: 'VALIDATION_FAILED', field: 'title', message: 'Please give a title.' },
        ],
      },
    });
  });

  test('a file that is too large is one of them', async () => {
    const { data } = await runGraph(mutation, {
      variables: { input },
      viewer: entrant,
      upload: () => {
        const errors = [{ field: 'file', code: 'FILE_TOO_LARGE', message: 'Too large.' }];
        return Promise.reject(problem(413, 'FILE_TOO_LARGE', errors));
      },
    });
    expect(data).toMatchObject({ uploadImage: { userErrors: [{ code: 'FILE_TOO_LARGE', field: 'file' }] } });
  });
});

describe('deleteImage', () => {
  const remove = { 'DELETE /api/competition/upload/7/colour-1': undefined };
  const mutation = (fields: string) =>
    `mutation { deleteImage(input: { competitionId: 7, slot: "colour-1" }) { ${fields} userErrors { code } } }`;

  test('reads the competition only when it is selected', async () => {
    const bare = await runGraph(mutation('slot'), { answers: remove, viewer: entrant });
    expect(bare.data).toEqual({ deleteImage: { slot: 'colour-1', userErrors: [] } });
    expect(bare.calls).toEqual(['DELETE /api/competition/upload/7/colour-1 +token']);
    const full = await runGraph(mutation('competition { id }'), {
      answers: { ...answers, ...remove },
      viewer: entrant,
    });
    expect(full.data).toEqual({ deleteImage: { competition: { id: globalIdOf('Competition', 7) }, userErrors: [] } });
    expect(full.calls).toEqual(['DELETE /api/competition/upload/7/colour-1 +token', 'GET /api/competition/7']);
  });
});

describe('moveEntry', () => {
  const mutation = `mutation { moveEntry(input: { competitionId: 7, imageId: 12, to: "mono-2" }) {
    entries { id type slot } userErrors { code field } } }`;

  test('names the entry and the slot, and brings every entry', async () => {
    const entries = [image(12, { type: 'mono', slot: 2 }), image(13)];
    const { data, calls, bodies } = await runGraph(mutation, {
      answers: { 'PUT /api/competition/upload/7/move': entries },
      viewer: entrant,
    });
    expect(data).toMatchObject({
      moveEntry: {
        entries: [{ id: globalIdOf('Image', 12), type: 'mono', slot: 2 }, { id: globalIdOf('Image', 13) }],
        userErrors: [],
      },
    });
    expect(calls).toEqual(['PUT /api/competition/upload/7/move +token']);
    expect(bodies).toEqual([{ imageId: 12, to: 'mono-2' }]);
  });

  test('tells of a phase in which nothing moves', async () => {
    const { data } = await runGraph(mutation, {
      answers: { 'PUT /api/competition/upload/7/move': problem(409, 'WRONG_PHASE') },
      viewer: entrant,
    });
    expect(data).toEqual({ moveEntry: { entries: null, userErrors: [{ code: 'WRONG_PHASE', field: null }] } });
  });
});

test('moderateImage sends the reason', async () => {
  const { data, calls, bodies } = await runGraph(
    'mutation { moderateImage(input: { id: 12, status: DISQUALIFIED, reason: "Not the author" }) { image { moderation } userErrors { code } } }',
    {
      answers: { 'PUT /api/competition/moderate/image/12/DISQUALIFIED': image(12, { moderation: 'DISQUALIFIED' }) },
      viewer: administrator,
    },
  );
  expect(data).toEqual({ moderateImage: { image: { moderation: 'DISQUALIFIED' }, userErrors: [] } });
  expect(calls).toEqual(['PUT /api/competition/moderate/image/12/DISQUALIFIED +token']);
  expect(bodies).toEqual([{ reason: 'Not the author' }]);
});

test.each([
  ['a ready-made reason', 'Nem illik a témához.', 'It does not fit the theme.'],
  ['one about another photo', 'Ugyanaz a kép, mint ez: #17.', 'The same photo as #17.'],
  ['what somebody has typed', 'Nem illik a témához!', 'Nem illik a témához!'],
])('%s of moderation is read in the language of its reader', async (_, stored, read) => {
  const answers = { 'GET /api/competition/image/12': image(12, { moderation: 'REJECTED', moderationReason: stored }) };
  const query = '{ image(id: 12) { moderationReason } }';
  const { data } = await runGraph(query, { answers, viewer: administrator });
  expect(data).toEqual({ image: { moderationReason: read } });
});
