import type { OperationId } from '../../platform/http/contractDocument.ts';
import type { GoodCaseOf } from './goodCase.ts';

export const moderationCases = {
  adminPageModeration: ({ voting, anna }) => ({
    as: 'admin',
    json: {
      kind: 'IMAGE',
      competitionId: voting.id,
      authorId: anna.id,
      status: ['APPROVED', 'PENDING'],
      type: 'colour',
      q: 'photo',
      sort: 'newest',
      page: 0,
      size: 5,
    },
  }),
  adminModerateImages: ({ images }) => ({
    as: 'admin',
    json: { ids: [images.anna.ended.id], status: 'REJECTED', reason: 'Off the theme.', ifStatus: 'APPROVED' },
    foreign: [
      {
        what: 'a disqualification without a reason',
        as: 'admin',
        json: { ids: [images.anna.ended.id], status: 'DISQUALIFIED' },
        status: 422,
      },
    ],
  }),
  adminModerateComments: ({ comment }) => ({
    as: 'admin',
    json: { ids: [comment.id], status: 'PENDING', ifStatus: 'APPROVED' },
  }),
  adminPageSimilar: ({ voting }) => ({
    as: 'admin',
    json: { competitionId: voting.id, dismissed: false, page: 0, size: 5 },
    foreign: [
      {
        what: 'a competition that is not there',
        as: 'admin',
        json: { competitionId: 2 ** 31 - 1, page: 0, size: 5 },
        status: 404,
      },
    ],
  }),
  async adminDismissSimilar({ service, images }) {
    const [firstId, secondId] = [images.anna.voting.id, images.bela.voting.id];
    await service.query(`insert into image_similarity (image_id, other_id, distance)
      values (${secondId}, ${firstId}, 3) on conflict do nothing`);
    return {
      as: 'admin',
      params: { firstId, secondId },
      json: { value: true },
      foreign: [
        {
          what: 'two that are no pair',
          as: 'admin',
          params: { firstId, secondId: images.bela.ended.id },
          status: 404,
        },
      ],
    };
  },
  adminGetPulse: ({ voting, admin }) => ({
    as: 'admin',
    json: {
      watch: [
        { kind: 'COMPETITION', id: String(voting.id) },
        { kind: 'ACCOUNT', id: String(admin.id) },
      ],
    },
  }),
} satisfies Partial<Record<OperationId, GoodCaseOf>>;
