import type { components } from '@photo-competition/schema/rest';
import type { OperationId } from '../../http/contractDocument.ts';
import { datesFrom } from '../people.ts';
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

export const competitionCases = {
  getActiveCompetition: () => ({ as: 'visitor' }),
  getOpenCompetitions: () => ({ as: 'visitor' }),
  getCompetition: async (world) => ({
    as: 'visitor',
    params: { id: world.voting.id },
    foreign: [await hiddenDraft(world, 'visitor')],
  }),
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
      ...{ page: 0, size: 2, sort: 'status', direction: 'DESC' },
      filter: { q: 'a', status: ['PUBLISHED', 'DRAFT'], phase: ['VOTING', 'UPLOADING'] },
    },
  }),
  adminExportCompetitions: () => ({ as: 'admin', json: { q: 'a', status: ['PUBLISHED'], phase: ['VOTING'] } }),
  adminGetOriginalsTotal: ({ uploading }) => ({ as: 'admin', params: { id: uploading.id } }),
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
