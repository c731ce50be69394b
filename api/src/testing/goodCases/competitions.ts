import type { components } from '@photo-competition/schema/rest';
import type { OperationId } from '../../platform/http/contractDocument.ts';
import { datesFrom } from '../people.ts';
import { until } from '../service.ts';
import type { World } from '../world.ts';
import type { ForeignCall, GoodCaseOf } from './goodCase.ts';

type Schemas = components['schemas'];

const day = 24 * 3_600_000;

/** Content of a future competition, with every optional field. */
export const competitionContent = (): Schemas['CompetitionRequest'] => ({
  title: { hu: 'Tavasz', en: 'Spring' },
  description: { hu: 'Minden, ami **virágzik**.', en: 'All that blooms.' },
  ...datesFrom(new Date(Date.now() + 30 * day)),
  minPoint: 1,
  maxPoint: 10,
  scoring: 'MEAN',
  minCoverage: 10,
  judgedBy: 'BOTH',
  entriesShown: 'ALL',
  preModeration: true,
  minLongerSide: 600,
  imageTypes: [{ code: 'colour', title: { hu: 'Színes', en: 'Colour' }, slots: 3 }],
});

/** A draft of its own, for a call that uses it up. */
export async function draft({ service, admin }: World): Promise<Schemas['AdminCompetition']> {
  const ask = { token: admin.token, json: competitionContent() };
  return (await service.ask<Schemas['AdminCompetition']>('POST', '/api/admin/competition/', ask)).body;
}

/** Only administrators can read a draft. */
const hiddenDraft = async (world: World, as: 'visitor' | 'anna'): Promise<ForeignCall> => ({
  what: 'a draft',
  as,
  params: { id: (await draft(world)).id },
  status: 404,
});

/** Stores what is told once the log of the competition that is over was closed. */
async function explained({ service, ended }: World): Promise<void> {
  const stored = { rounds: 1000, seed: 4711, methods: ['BAYESIAN'], categories: [] };
  await until('stored results', async () => {
    const rows =
      await service.query(`update result_computation set basis = '{}', robustness = '${JSON.stringify(stored)}'
      where competition_id = ${ended.id} and state = 'STORED' returning id`);
    return rows.length > 0;
  });
}

/** The refusal of a read of scores while people vote. */
const beforeScores = (id: number, params: Record<string, string> = {}): ForeignCall => ({
  what: 'a competition that is being voted on',
  as: 'admin',
  params: { id, ...params },
  status: 409,
  code: 'WRONG_PHASE',
});

/** A competition of its own that is over, with a circle in what the radar has found. @returns its id */
async function withCircle(world: World): Promise<number> {
  const { service, ended } = world;
  const { id } = await draft(world);
  await service.query(`update competition set status = 'PUBLISHED', competition_start = past.competition_start,
      voting_start = past.voting_start, voting_end = past.voting_end, award = past.award
    from competition past where competition.id = ${id} and past.id = ${ended.id}`);
  await service.query(`insert into radar_result (competition_id, revision, people, votes, computed_at, circles)
    select id, results_revision, 2, 2, now(), jsonb_build_array(jsonb_build_object(
      'members', (select jsonb_agg(voter_key) from account where username in ('anna', 'bela'))
        || '["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"]', 'common', 3.5, 'expected', 0.5,
      'judged', 9, 'same', 8, 'expectedSame', 4, 'ownImages', 0, 'images', '[]'::jsonb, 'effect', '[]'::jsonb))
    from competition where id = ${id}`);
  return id;
}

export const competitionCases = {
  getActiveCompetition: () => ({ as: 'visitor' }),
  getOpenCompetitions: () => ({ as: 'visitor' }),
  getCompetition: async (world) => ({
    as: 'visitor',
    params: { id: world.voting.id },
    foreign: [await hiddenDraft(world, 'visitor')],
  }),
  getRobustness: async (world) => {
    await explained(world);
    return {
      as: 'visitor',
      params: { id: world.ended.id },
      foreign: [
        await hiddenDraft(world, 'visitor'),
        { what: 'one in voting', as: 'admin', params: { id: world.voting.id }, status: 404 },
      ],
    };
  },
  getArchivedCompetitions: () => ({ as: 'visitor', query: { page: '0', size: '10' } }),

  adminGetCompetitions: () => ({ as: 'admin', query: { sort: 'award', direction: 'DESC' } }),
  adminCreateCompetition: () => ({ as: 'admin', json: competitionContent() }),
  adminGetCompetition: ({ uploading }) => ({ as: 'admin', params: { id: uploading.id } }),
  async adminUpdateCompetition(world) {
    const { id, version } = await draft(world);
    const json = { ...competitionContent(), maxPoint: 7, version };
    const stale = { ...json, version: version + 1 };
    const { voting } = world;
    const frozen = { ...competitionContent(), version: voting.version };
    return {
      as: 'admin',
      params: { id },
      json,
      foreign: [
        {
          what: 'a version that is not the stored one',
          as: 'admin',
          json: stale,
          status: 409,
          code: 'VERSION_CONFLICT',
        },
        {
          what: 'what is frozen',
          as: 'admin',
          params: { id: voting.id },
          json: frozen,
          status: 409,
          code: 'FROZEN',
        },
      ],
    };
  },
  adminDeleteCompetition: async (world) => ({
    as: 'admin',
    params: { id: (await draft(world)).id },
    foreign: [
      {
        what: 'a competition that holds entries',
        as: 'admin',
        params: { id: world.uploading.id },
        status: 409,
        code: 'COMPETITION_NOT_EMPTY',
      },
      {
        what: 'a version that is not the stored one',
        as: 'admin',
        query: { version: '99' },
        status: 409,
        code: 'VERSION_CONFLICT',
      },
    ],
  }),
  async adminSetCompetitionStatus(world) {
    const { id } = await draft(world);
    return {
      as: 'admin',
      params: { id, status: 'PUBLISHED' },
      foreign: [
        {
          what: 'a move that is not legal',
          as: 'admin',
          params: { id, status: 'ARCHIVED' },
          status: 409,
          code: 'ILLEGAL_STATUS_CHANGE',
        },
      ],
    };
  },
  adminPageCompetitions: () => ({
    as: 'admin',
    json: {
      page: 0,
      size: 2,
      sort: 'status',
      direction: 'DESC',
      filter: { q: 'a', status: ['PUBLISHED', 'DRAFT'], phase: ['VOTING', 'UPLOADING'] },
    },
  }),
  adminExportCompetitions: () => ({ as: 'admin', json: { q: 'a', status: ['PUBLISHED'], phase: ['VOTING'] } }),
  adminGetOriginalsTotal: ({ uploading }) => ({ as: 'admin', params: { id: uploading.id } }),
  // A circle that was opened before: opening writes, and other calls must write nothing.
  adminGetRadar: async (world) => ({
    as: 'admin',
    params: { id: await withCircle(world) },
    foreign: [beforeScores(world.voting.id)],
  }),
  adminOpenRadarCircle: async (world) => ({
    as: 'admin',
    params: { id: await withCircle(world), circle: 'A' },
    foreign: [
      beforeScores(world.voting.id, { circle: 'A' }),
      {
        what: 'a letter that no circle has',
        as: 'admin',
        params: { id: world.ended.id, circle: 'Z' },
        status: 404,
        code: 'NOT_FOUND',
      },
    ],
  }),
  adminPreviewRanking: ({ ended, voting }) => ({
    as: 'admin',
    params: { id: ended.id },
    json: { imageIds: [1] },
    foreign: [
      {
        what: 'a competition that is being voted on',
        as: 'admin',
        params: { id: voting.id },
        status: 409,
        code: 'WRONG_PHASE',
      },
    ],
  }),
  adminGetCompetitionStatistics: ({ voting }) => ({ as: 'admin', params: { id: voting.id } }),
} satisfies Partial<Record<OperationId, GoodCaseOf>>;
