import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serverAudits, type AuditResult } from 'graphql-http';
import { ask, startGateway, type RunningGateway } from '../../testing/startGateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const audits = serverAudits({ url: () => `${gateway.url}/graphql`, fetchFn: fetch });
const ofLevel = (level: string) =>
  audits.filter(({ name }) => name.startsWith(level)).map(({ id, name }) => ({ id, name }));

async function resultOf(id: string): Promise<AuditResult> {
  const audit = audits.find((one) => one.id === id);
  if (!audit) throw new Error(`there is no audit ${id}`);
  return audit.fn();
}

describe('GraphQL over HTTP, as its audit suite has it', () => {
  it('is audited whole', () => {
    expect(audits.length).toBeGreaterThan(60);
    expect(ofLevel('MUST').length + ofLevel('SHOULD').length + ofLevel('MAY').length).toBe(audits.length);
  });

  it.each(['MUST', 'SHOULD', 'MAY'].flatMap(ofLevel))('$id $name', async ({ id }) => {
    const result = await resultOf(id);
    expect([result.status, 'reason' in result ? result.reason : '']).toEqual(['ok', '']);
  });
});

it.each(['subscription { a }', 'subscription S { castVote { image { id } } }'])(
  '%s, a type of operation that the graph does not have, is its client’s mistake',
  async (query) => {
    const headers = { accept: 'application/graphql-response+json' };
    const { status, body } = await ask(gateway.url, query, { headers });
    expect([status, body.errors?.map(({ extensions }) => extensions.code)]).toEqual([400, ['BAD_USER_INPUT']]);
  },
);
