import { describe, expect, test } from '@jest/globals';
import { globalIdOf } from '../globalId.ts';
import { comment, moderatedImage, moderationItem, pageOf } from '../../testing/graph/restObjects.ts';
import { administrator as viewer, problem, runGraph } from '../../testing/graph/runGraph.ts';

const pair = {
  id: '5-12',
  first: moderatedImage(5),
  second: moderatedImage(12),
  distance: 3,
  sameAuthor: false,
  dismissedBy: null,
  dismissedAt: null,
};

describe('the queue', () => {
  test('is one call, whatever is asked of its images; what surrounds an image is read', async () => {
    const images =
      'image { id title description moderation exposure { iso } similar { imageId } url(resolution: THUMB) }';
    const { data, calls, bodies } = await runGraph(
      `{ moderationPage(kind: IMAGE, competitionId: 7, authorId: "${globalIdOf('Author', 3)}", q: "acs", size: 2) { items { kind signals ${images} } pageInfo { totalItems } } }`,
      {
        answers: { 'POST /api/admin/moderation/page': pageOf([moderationItem(12), moderationItem(13)], 0, 2) },
        viewer,
      },
    );
    expect(calls).toEqual(['POST /api/admin/moderation/page +token']);
    expect(bodies).toEqual([
      {
        kind: 'IMAGE',
        status: ['PENDING'],
        reported: false,
        sort: 'oldest',
        page: 0,
        size: 2,
        competitionId: 7,
        authorId: 3,
        q: 'acs',
      },
    ]);
    expect(data).toMatchObject({
      moderationPage: {
        items: [
          {
            kind: 'IMAGE',
            signals: ['SIMILAR'],
            image: { id: globalIdOf('Image', 12), description: 'A tree.', moderation: 'PENDING' },
          },
          { image: { id: globalIdOf('Image', 13) } },
        ],
        pageInfo: { totalItems: 2 },
      },
    });
    const more = await runGraph('{ moderationPage(kind: IMAGE) { items { image { comments { totalCount } } } } }', {
      answers: {
        'POST /api/admin/moderation/page': pageOf([moderationItem(12)], 0, 20),
        'GET /api/competition/image/12': {
          ...moderatedImage(12),
          comments: [comment(1)],
          previousId: null,
          nextId: null,
        },
      },
      viewer,
    });
    expect(more.calls).toEqual(['POST /api/admin/moderation/page +token', 'GET /api/competition/image/12 +token']);
    expect(more.data).toEqual({ moderationPage: { items: [{ image: { comments: { totalCount: 1 } } }] } });
  });

  test('says what is asked for, and nulls are defaults', async () => {
    const query = `query ($status: [ImageModeration!], $sort: ModerationSort) {
      moderationPage(kind: COMMENT, status: $status, sort: $sort) { items { id comment { text } } } }`;
    const answers = {
      'POST /api/admin/moderation/page': pageOf([moderationItem(1, { kind: 'COMMENT', comment: comment(1) })], 0, 20),
    };
    const variables = { status: ['REJECTED', 'PENDING'], sort: 'NEWEST' };
    const asked = await runGraph(query, { answers, variables, viewer });
    expect(asked.bodies).toEqual([
      { kind: 'COMMENT', status: ['REJECTED', 'PENDING'], reported: false, sort: 'newest', page: 0, size: 20 },
    ]);
    expect(asked.data).toEqual({
      moderationPage: { items: [{ id: globalIdOf('CommentModerationItem', 1), comment: { text: 'Comment 1' } }] },
    });
    const { bodies } = await runGraph(query, { answers, variables: { status: null, sort: null }, viewer });
    expect(bodies).toEqual([
      { kind: 'COMMENT', status: ['PENDING'], reported: false, sort: 'oldest', page: 0, size: 20 },
    ]);
  });
});

describe('many at once', () => {
  test('images: each has its result', async () => {
    const done = { refusal: null, previousStatus: 'PENDING', previousReason: null, changedBy: null, changedAt: null };
    const results = [
      { id: 12, ...done, image: moderatedImage(12, { moderation: 'APPROVED' }) },
      {
        id: 13,
        refusal: 'STATUS_CHANGED',
        previousStatus: 'REJECTED',
        previousReason: 'Blurred',
        changedBy: 'katalin',
        changedAt: '2026-05-11T10:00:00.000Z',
        image: moderatedImage(13),
      },
      { ...done, id: 14, refusal: 'NOT_FOUND', previousStatus: null, image: null },
    ];
    const fields =
      'results { id refusal previousStatus previousReason changedBy image { moderation } } userErrors { code }';
    const { data, calls, bodies } = await runGraph(
      `mutation { moderateImages(input: { ids: [12, 13, 14], status: APPROVED, ifStatus: PENDING, reason: null }) { ${fields} } }`,
      { answers: { 'POST /api/admin/moderation/images': { results } }, viewer },
    );
    expect(calls).toEqual(['POST /api/admin/moderation/images +token']);
    expect(bodies).toEqual([{ ids: [12, 13, 14], status: 'APPROVED', ifStatus: 'PENDING' }]);
    expect(data).toMatchObject({
      moderateImages: {
        results: [
          {
            id: globalIdOf('ImageModerationResult', 12),
            refusal: null,
            previousStatus: 'PENDING',
            image: { moderation: 'APPROVED' },
          },
          {
            id: globalIdOf('ImageModerationResult', 13),
            refusal: 'STATUS_CHANGED',
            previousReason: 'Blurred',
            changedBy: 'katalin',
          },
          { id: globalIdOf('ImageModerationResult', 14), refusal: 'NOT_FOUND', previousStatus: null, image: null },
        ],
        userErrors: [],
      },
    });
  });

  test('a mistake in the whole is told as such', async () => {
    const reason = { field: 'reason', code: 'REASON_REQUIRED', message: 'Why?' };
    const { data } = await runGraph(
      'mutation { moderateImages(input: { ids: [12], status: DISQUALIFIED }) { results { id } userErrors { code field } } }',
      { answers: { 'POST /api/admin/moderation/images': problem(422, 'VALIDATION_FAILED', [reason]) }, viewer },
    );
    expect(data).toEqual({
      moderateImages: { results: [], userErrors: [{ code: 'VALIDATION_FAILED', field: 'reason' }] },
    });
  });

  test('comments', async () => {
    const answer = {
      id: 5,
      refusal: null,
      previousStatus: 'PENDING',
      changedBy: null,
      changedAt: null,
      comment: comment(5),
    };
    const { data, bodies } = await runGraph(
      'mutation { moderateComments(input: { ids: [5], status: APPROVED }) { results { id comment { status } } } }',
      { answers: { 'POST /api/admin/moderation/comments': { results: [answer] } }, viewer },
    );
    expect(bodies).toEqual([{ ids: [5], status: 'APPROVED' }]);
    expect(data).toEqual({
      moderateComments: {
        results: [{ id: globalIdOf('CommentModerationResult', 5), comment: { status: 'APPROVED' } }],
      },
    });
  });
});

describe('near-duplicates', () => {
  test('a page, and one that is dismissed', async () => {
    const listed = await runGraph(
      '{ similarPage(competitionId: 7) { items { id distance first { id } second { id } } } }',
      { answers: { 'POST /api/admin/moderation/similar/page': pageOf([pair], 0, 20) }, viewer },
    );
    expect(listed.bodies).toEqual([{ competitionId: 7, dismissed: false, page: 0, size: 20 }]);
    expect(listed.data).toEqual({
      similarPage: {
        items: [
          {
            id: globalIdOf('SimilarPair', '5-12'),
            distance: 3,
            first: { id: globalIdOf('Image', 5) },
            second: { id: globalIdOf('Image', 12) },
          },
        ],
      },
    });
    const { data, calls, bodies } = await runGraph(
      'mutation { dismissSimilar(input: { firstId: 5, secondId: 12 }) { pair { dismissedBy } userErrors { code } } }',
      { answers: { 'PUT /api/admin/moderation/similar/5/12': { ...pair, dismissedBy: 'katalin' } }, viewer },
    );
    expect([calls, bodies]).toEqual([['PUT /api/admin/moderation/similar/5/12 +token'], [{ value: true }]]);
    expect(data).toEqual({ dismissSimilar: { pair: { dismissedBy: 'katalin' }, userErrors: [] } });
  });
});
