import { describe, expect, it } from '@jest/globals';
import { administrationAnswers, administrationLines } from '../testing/graph/administrationOperations.ts';
import {
  answers as publicAnswers,
  clientOperations,
  lines as publicLines,
  whole,
  type Line,
} from '../testing/graph/clientOperations.ts';
import { entrant, runGraph } from '../testing/graph/runGraph.ts';

const answers = { ...publicAnswers, ...administrationAnswers };
const lines = { ...publicLines, ...administrationLines };

/** The upstream calls of an operation, an upload included. */
async function callsOf(query: string, { variables = {}, viewer = entrant }: Omit<Line, 'most'>): Promise<string[]> {
  const uploads: string[] = [];
  const upload = (competitionId: string, name: string) => {
    uploads.push(`POST /api/competition/upload/${competitionId}/${name} +token`);
    return Promise.resolve(whole(12));
  };
  const { calls, errors, data } = await runGraph(query, { answers, variables, viewer, upload });
  expect(errors).toEqual([]);
  expect(data).toBeDefined();
  return [...calls, ...uploads];
}

it('each operation of the client has a line, and each line an operation', () => {
  expect(Object.keys(lines).sort()).toEqual(clientOperations.map(({ name }) => name).sort());
});

describe('the service is asked', () => {
  it.each(clientOperations)('no more than it must for $name', async ({ name, body }) => {
    const line = lines[name];
    if (!line) throw new Error(`${name} has no line in the table`);
    // Exactly: a row that allowed more calls than needed would not notice an added one.
    expect(await callsOf(body, line)).toHaveLength(line.most);
  });

  it('twice for a page of images with author, own vote and comments, however many they are', async () => {
    const query = `query ($first: Int!) { competition(id: 7) { images(first: $first) { totalCount
      nodes { id title url author { username } myVote comments(first: 3) { nodes { text author { username } } } } } } }`;
    for (const first of [1, 24, 100]) {
      expect(await callsOf(query, { variables: { first } })).toEqual([
        'GET /api/competition/7',
        `GET /api/competition/paged/7?page=0&size=${first}&sort=createdAt +token`,
      ]);
    }
  });
});
