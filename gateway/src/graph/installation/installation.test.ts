import { expect, test } from '@jest/globals';
import { entrant, runGraph } from '../../testing/graph/runGraph.ts';

test('the time zone is one public call, whoever asks', async () => {
  const { data, calls } = await runGraph('{ installation { timeZone } }', {
    answers: { 'GET /api/installation': { timeZone: 'Europe/Budapest' } },
    viewer: entrant,
  });
  expect(data).toEqual({ installation: { timeZone: 'Europe/Budapest' } });
  expect(calls).toEqual(['GET /api/installation']);
});
