import { expect, test } from '@jest/globals';
import { globalIdOf } from '../globalId.ts';
import { comment, image } from '../../testing/graph/restObjects.ts';
import { administrator, entrant, problem, runGraph } from '../../testing/graph/runGraph.ts';

const add = (fields: string) =>
  `mutation { addComment(input: { imageId: 12, text: "Nice." }) { ${fields} userErrors { code field message } } }`;

test('addComment is one call', async () => {
  const { data, calls, bodies } = await runGraph(add('comment { id text status own author { username } createdAt }'), {
    answers: { 'POST /api/competition/comment/12': comment(5, { text: 'Nice.', own: true, status: 'PENDING' }) },
    viewer: entrant,
  });
  expect(data).toEqual({
    addComment: {
      comment: {
        id: globalIdOf('Comment', 5),
        text: 'Nice.',
        status: 'PENDING',
        own: true,
        author: { username: 'entrant03' },
        createdAt: '2026-05-12T10:00:00.000Z',
      },
      userErrors: [],
    },
  });
  expect(calls).toEqual(['POST /api/competition/comment/12 +token']);
  expect(bodies).toEqual([{ comment: 'Nice.' }]);
});

test('addComment reads the image anew when it is selected', async () => {
  const { data, calls } = await runGraph(add('image { comments { totalCount } }'), {
    answers: {
      'POST /api/competition/comment/12': comment(5),
      'GET /api/competition/image/12': image(12, { comments: [comment(5)] }),
    },
    viewer: entrant,
  });
  expect(data).toEqual({ addComment: { image: { comments: { totalCount: 1 } }, userErrors: [] } });
  expect(calls).toEqual(['POST /api/competition/comment/12 +token', 'GET /api/competition/image/12 +token']);
});

test('a refused text is named as in the input', async () => {
  const refusal = problem(422, 'VALIDATION_FAILED', [
    { field: 'comment', code: 'BLANK', message: 'Please write something.' },
  ]);
  const { data, errors, calls } = await runGraph(add('comment { id } image { id }'), {
    answers: { 'POST /api/competition/comment/12': refusal },
    viewer: entrant,
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    addComment: {
      comment: null,
      image: null,
      userErrors: [{ code: 'VALIDATION_FAILED', field: 'text', message: 'Please write something.' }],
    },
  });
  expect(calls).toHaveLength(1);
});

test('moderateComment names both in the path', async () => {
  const { data, calls } = await runGraph(
    'mutation { moderateComment(input: { id: 5, status: REJECTED }) { comment { status } userErrors { code } } }',
    {
      answers: { 'PUT /api/competition/moderate/comment/5/REJECTED': comment(5, { status: 'REJECTED' }) },
      viewer: administrator,
    },
  );
  expect(data).toEqual({ moderateComment: { comment: { status: 'REJECTED' }, userErrors: [] } });
  expect(calls).toEqual(['PUT /api/competition/moderate/comment/5/REJECTED +token']);
});

test('editComment and deleteComment are one call each', async () => {
  const edited = await runGraph(
    'mutation { editComment(input: { id: 5, text: "Better." }) { comment { text editedAt editableUntil } userErrors { code } } }',
    {
      answers: {
        'PUT /api/competition/user-comment/5': comment(5, { text: 'Better.', editedAt: '2026-05-12T10:05:00.000Z' }),
      },
      viewer: entrant,
    },
  );
  expect(edited.data).toEqual({
    editComment: {
      comment: { text: 'Better.', editedAt: '2026-05-12T10:05:00.000Z', editableUntil: null },
      userErrors: [],
    },
  });
  expect(edited.calls).toEqual(['PUT /api/competition/user-comment/5 +token']);
  expect(edited.bodies).toEqual([{ comment: 'Better.' }]);

  const gone = await runGraph('mutation { deleteComment(input: { id: 5 }) { id userErrors { code } } }', {
    answers: { 'DELETE /api/competition/user-comment/5': undefined },
    viewer: entrant,
  });
  expect(gone.data).toEqual({ deleteComment: { id: globalIdOf('Comment', 5), userErrors: [] } });
  expect(gone.calls).toEqual(['DELETE /api/competition/user-comment/5 +token']);
});

test('mistakes of an edit that the author can mend are told at their fields', async () => {
  const refusal = problem(422, 'VALIDATION_FAILED', [{ field: 'comment', code: 'BLANK', message: 'Write something.' }]);
  const { data } = await runGraph(
    'mutation { editComment(input: { id: 5, text: " " }) { comment { id } userErrors { code field } } }',
    { answers: { 'PUT /api/competition/user-comment/5': refusal }, viewer: entrant },
  );
  expect(data).toEqual({
    editComment: { comment: null, userErrors: [{ code: 'VALIDATION_FAILED', field: 'text' }] },
  });
});
