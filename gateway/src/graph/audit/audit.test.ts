import { expect, test } from '@jest/globals';
import { globalIdOf } from '../globalId.ts';
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
        {
          id: globalIdOf('AuditEntry', 12),
          actor: 'admin',
          label: 'Spring',
          competitionId: globalIdOf('Competition', 7),
          before: null,
          after: '{"status":"DRAFT"}',
        },
      ],
      pageInfo: { totalItems: 1 },
    },
  });
  expect(calls).toEqual(['GET /api/admin/audit?page=0&size=5&competitionId=7 +token']);
});

test('a filter is what the service takes; what differs is typed parts with JSON values', async () => {
  const { data, calls } = await runGraph(
    `{ auditPage(filter: { actor: "admin", action: "static-text.updated", objectType: STATIC_TEXT, objectId: "4",
        from: "2026-05-01T10:00:00.000Z" }) {
      items { competitionTitle changes { path before after } } } }`,
    { answers: { 'GET /api/admin/audit': pageOf([auditEntry()], 0, 20) }, viewer },
  );
  expect(data).toEqual({
    auditPage: {
      items: [{ competitionTitle: 'Spring', changes: [{ path: 'status', before: null, after: '"DRAFT"' }] }],
    },
  });
  const [call = ''] = calls;
  expect(Object.fromEntries(new URLSearchParams(call.split('?')[1]?.split(' ')[0]))).toEqual({
    page: '0',
    size: '20',
    actor: 'admin',
    action: 'static-text.updated',
    objectType: 'static-text',
    objectId: '4',
    from: '2026-05-01T10:00:00.000Z',
  });
});
