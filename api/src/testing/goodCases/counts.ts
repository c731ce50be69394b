import type { World } from '../world.ts';
import type { GoodCaseOf } from './goodCase.ts';

type CountOperation =
  'getCountKeys' | 'getCount' | 'getCountConsistency' | 'getCountInclusion' | 'getMyCount' | 'getCountFile';

/** Puts the one ballot of the competition that is over into its log, as its batch would be. @returns its number */
async function closeBatch({ service, ended }: World): Promise<string> {
  const { id } = ended;
  const [found] = await service.query<{ number: string; size: number }>(`select
    translate(encode(number, 'base64'), '+/', '-_') as number, size
    from ballot join count_log using (competition_id) where competition_id = ${id}`);
  if (!found) throw new Error('The log was opened by a vote');
  if (found.size > 1) return found.number;
  const record = `{"at":"2026-01-01T00:00:00.000Z","ballots":1,"competition":${id},"type":"batch","voters":1}`;
  await service.query(`insert into count_entry
    select competition_id, 1, 1, commitment, sha256('\\x0001'::bytea || commitment), number, null
    from ballot where competition_id = ${id}`);
  await service.query(`insert into count_entry select ${id}, 2, 2, body, sha256('\\x0002'::bytea || body), null, last
    from (select convert_to('${record}', 'UTF8') as body, max(id) as last from ballot where competition_id = ${id}) batch`);
  await service.query(`update count_log set size = 3, ballots = 1, voters = 1,
    last_ballot = (select max(id) from ballot where competition_id = ${id}) where competition_id = ${id}`);
  return found.number;
}

/** The calls that let anyone repeat a count. */
export const countCases: Record<CountOperation, GoodCaseOf> = {
  getCountKeys: () => ({ as: 'visitor' }),
  getCount: ({ ended }) => ({ as: 'visitor', params: { id: ended.id } }),
  getCountConsistency: ({ ended }) => ({
    as: 'visitor',
    params: { id: ended.id },
    query: { from: '1', to: '1' },
    foreign: [{ what: 'a log that is smaller', as: 'visitor', query: { from: '1', to: '999' }, status: 422 }],
  }),
  getCountInclusion: async (world) => {
    const number = await closeBatch(world);
    return {
      as: 'anna',
      params: { id: world.ended.id, number },
      foreign: [{ what: 'the ballot of another', as: 'bela', status: 404, code: 'NOT_FOUND' }],
    };
  },
  getMyCount: ({ ended }) => ({ as: 'anna', params: { id: ended.id } }),
  getCountFile: ({ ended, voting }) => ({
    as: 'visitor',
    params: { id: ended.id, name: 'heads.atom' },
    foreign: [
      {
        what: 'ballots before results are public',
        as: 'admin',
        params: { id: voting.id, name: 'count.bin' },
        status: 409,
        code: 'WRONG_PHASE',
      },
    ],
  }),
};
