import { expect, test } from '@jest/globals';
import { auditEntry, pageOf } from '../../testing/graph/restObjects.ts';
import { administrator as viewer, runGraph } from '../../testing/graph/runGraph.ts';

test('the audit log is a numbered page; objects are JSON', async () => {
  const { data, calls } = await runGraph(
    '{ auditPage(size: 5, competitionId: 7) { items { id actor label competitionId before after } pageInfo { totalItems } } }',
    { answers: { 'GET /api/admin/audit': pageOf([auditEntry()], 0, 5) }, viewer },
  );
  expect(data).toEqual({
    auditPage: {
      items: [
        { id: '12', actor: 'admin', label: 'Spring', competitionId: '7', before: null, after: '{"status":"DRAFT"}' },
      ],
      pageInfo: { totalItems: 1 },
    },
  });
  expect(calls).toEqual(['GET /api/admin/audit?page=0&size=5&competitionId=7 +token']);
});
