import { expect, test } from '@jest/globals';
import { globalIdOf } from '../globalId.ts';
import { pulse } from '../../testing/graph/restObjects.ts';
import { administrator as viewer, runGraph } from '../../testing/graph/runGraph.ts';

test('the pulse is one call, with what is watched', async () => {
  const watched = { kind: 'COMPETITION' as const, id: '7', version: 3, changedBy: 'katalin', changedAt: null };
  const { data, calls, bodies } = await runGraph(
    '{ adminPulse(watch: [{ kind: COMPETITION, id: 7 }]) { auditId mail { serverReachable } runningEmails watched { kind id objectId version changedBy } } }',
    { answers: { 'POST /api/admin/pulse': pulse({ watched: [watched], runningEmails: [9] }) }, viewer },
  );
  expect([calls, bodies]).toEqual([['POST /api/admin/pulse +token'], [{ watch: [{ kind: 'COMPETITION', id: '7' }] }]]);
  expect(data).toEqual({
    adminPulse: {
      auditId: globalIdOf('AuditEntry', 41),
      mail: { serverReachable: true },
      runningEmails: [globalIdOf('Email', 9)],
      watched: [
        {
          kind: 'COMPETITION',
          id: globalIdOf('WatchedVersion', 'COMPETITION:7'),
          objectId: globalIdOf('AdminCompetition', 7),
          version: 3,
          changedBy: 'katalin',
        },
      ],
    },
  });
});

test.each(['', '(watch: null)'])('nothing is watched unless it is said: adminPulse%s', async (args) => {
  const answers = { 'POST /api/admin/pulse': pulse() };
  const { bodies, data } = await runGraph(`{ adminPulse${args} { pendingImages unfinishedPhotos } }`, {
    answers,
    viewer,
  });
  expect(bodies).toEqual([{ watch: [] }]);
  expect(data).toEqual({ adminPulse: { pendingImages: 3, unfinishedPhotos: 0 } });
});
