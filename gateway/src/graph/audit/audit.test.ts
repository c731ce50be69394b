import { expect, test } from '@jest/globals';
import { pageOf } from '../testing/restObjects.ts';
import { administrator as viewer, runGraph } from '../testing/runGraph.ts';

test('the audit log is a numbered page; objects are JSON', async () => {
  const entry = {
    id: 12,
    at: '2026-05-10T10:00:00.000Z',
    actor: 'admin',
    action: 'competition.created',
    objectType: 'competition',
    objectId: '7',
    before: null,
    after: { status: 'DRAFT' },
    requestId: 'r-1',
  };
  const { data, calls } = await runGraph(
    '{ auditPage(size: 5) { items { id actor before after } pageInfo { totalItems } } }',
    { answers: { 'GET /api/admin/audit': pageOf([entry], 0, 5) }, viewer },
  );
  expect(data).toEqual({
    auditPage: {
      items: [{ id: '12', actor: 'admin', before: null, after: '{"status":"DRAFT"}' }],
      pageInfo: { totalItems: 1 },
    },
  });
  expect(calls).toEqual(['GET /api/admin/audit?page=0&size=5 +token']);
});
