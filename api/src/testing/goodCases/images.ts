import type { components } from '@photo-competition/schema/rest';
import type { OperationId } from '../../platform/http/contractDocument.ts';
import { upload, type Person } from '../people.ts';
import { smallPhoto } from '../world.ts';
import type { TestService } from '../service.ts';
import type { GoodCaseOf } from './goodCase.ts';

type Schemas = components['schemas'];

const data = { title: 'Hajnal a Tiszán', description: 'Köd és csend.', ownImage: true };

/** Writes a comment. @returns its id */
async function writeComment(service: TestService, { token }: Person, imageId: number): Promise<number> {
  const asked = { token, json: { comment: 'Szép.' } };
  const { body } = await service.ask<Schemas['Comment']>('POST', `/api/competition/comment/${imageId}`, asked);
  return body.id;
}

export const imageCases = {
  getImagesMinimal: ({ voting }) => ({
    as: 'visitor',
    params: { id: voting.id },
    query: { page: '0', size: '20', cursors: 'true', sort: 'createdAt', type: 'colour' },
  }),
  getImages: ({ ended }) => ({
    as: 'visitor',
    params: { id: ended.id },
    query: { page: '0', size: '20', sort: 'rank', type: 'colour' },
  }),
  getImage: ({ images }) => ({
    as: 'anna',
    params: { id: images.bela.voting.id },
    foreign: [
      { what: 'a photo that the phase hides', as: 'anna', params: { id: images.bela.uploading.id }, status: 404 },
      { what: 'a photo that the phase hides', as: 'visitor', params: { id: images.bela.uploading.id }, status: 404 },
    ],
  }),
  getImageBytes: ({ images }) => ({
    as: 'visitor',
    params: { image: images.anna.ended.id, resolution: 'thumb' },
    query: { v: images.anna.ended.version },
    headers: { accept: 'image/webp' },
    foreign: [
      {
        what: "another's photo that the phase hides",
        as: 'anna',
        params: { image: images.bela.uploading.id, resolution: 'thumb' },
        status: 404,
      },
      {
        what: "another's original",
        as: 'anna',
        params: { image: images.bela.ended.id, resolution: 'original' },
        status: 404,
      },
    ],
  }),
  getMyArchivedEntries: () => ({ as: 'anna' }),
  getMyEntries: ({ uploading }) => ({ as: 'anna', params: { id: uploading.id } }),
  getMyEntry: ({ uploading }) => ({
    as: 'anna',
    params: { competitionId: uploading.id, type: 'colour-1' },
    foreign: [
      {
        what: 'a slot that is not filled',
        as: 'admin',
        params: { competitionId: uploading.id, type: 'colour-1' },
        status: 404,
      },
    ],
  }),
  getMyEntryBytes: ({ uploading }) => ({
    as: 'anna',
    params: { competitionId: uploading.id, type: 'colour-1', resolution: 'original' },
    query: { v: 'any' },
    foreign: [
      {
        what: 'a slot that is not filled',
        as: 'admin',
        params: { competitionId: uploading.id, type: 'colour-1', resolution: 'original' },
        status: 404,
      },
    ],
  }),
  getVotingInfo: () => ({ as: 'anna' }),
  castVote: ({ images }) => ({
    as: 'anna',
    json: { imageId: images.bela.voting.id, point: 3 },
    foreign: [
      {
        what: 'the own photo',
        as: 'anna',
        json: { imageId: images.anna.voting.id, point: 3 },
        status: 403,
        code: 'OWN_IMAGE',
      },
      { what: 'a photo of another phase', as: 'anna', json: { imageId: images.bela.ended.id, point: 3 }, status: 409 },
      {
        what: 'a photo that the phase hides',
        as: 'anna',
        json: { imageId: images.bela.uploading.id, point: 3 },
        status: 404,
      },
      { what: 'a photo that is not there', as: 'anna', json: { imageId: 2 ** 31 - 1, point: 3 }, status: 404 },
      { what: 'who runs the competition', as: 'admin', status: 403, code: 'FORBIDDEN' },
    ],
  }),
  addComment: ({ images }) => ({
    as: 'bela',
    params: { id: images.bela.voting.id },
    json: { comment: 'Köszönöm!' },
    foreign: [
      { what: 'a photo that the phase hides', as: 'bela', params: { id: images.anna.uploading.id }, status: 404 },
      { what: 'the own photo before the voting', as: 'bela', params: { id: images.bela.uploading.id }, status: 409 },
    ],
  }),
  editMyComment: async ({ service, images, anna }) => ({
    as: 'anna',
    params: { id: await writeComment(service, anna, images.bela.voting.id) },
    json: { comment: 'Gyönyörű fények!' },
    foreign: [{ what: 'a comment of somebody else', as: 'bela', status: 404 }],
  }),
  deleteMyComment: async ({ service, images, bela }) => ({
    as: 'bela',
    params: { id: await writeComment(service, bela, images.bela.voting.id) },
    foreign: [{ what: 'a comment of somebody else', as: 'anna', status: 404 }],
  }),
  moderateComment: ({ comment }) => ({ as: 'admin', params: { id: comment.id, status: 'REJECTED' } }),
  moderateImage: ({ images }) => ({
    as: 'admin',
    params: { id: images.bela.ended.id, status: 'DISQUALIFIED' },
    json: { reason: 'Not made by the entrant.' },
    foreign: [{ what: 'a disqualification without a reason', as: 'admin', json: {}, status: 422 }],
  }),
  uploadImage: ({ uploading, voting }) => ({
    as: 'anna',
    params: { competition_id: uploading.id, image_type: 'mono-1' },
    multipart: { data },
    status: 201,
    foreign: [
      {
        what: 'a competition of another phase',
        as: 'anna',
        params: { competition_id: voting.id, image_type: 'mono-1' },
        status: 409,
        code: 'WRONG_PHASE',
      },
      {
        what: 'a slot that the competition has not',
        as: 'anna',
        params: { competition_id: uploading.id, image_type: 'mono-9' },
        status: 422,
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'no file for an empty slot',
        as: 'anna',
        multipart: { data, file: null },
        status: 409,
        code: 'SLOT_EMPTY',
      },
      { what: 'who runs the competition', as: 'admin', status: 403, code: 'FORBIDDEN' },
    ],
  }),
  moveEntry: async ({ service, uploading, voting, images, bela }) => {
    const { body: entry } = await upload(service, bela, uploading.id, 'mono-2', await smallPhoto(7));
    const to = 'colour-2';
    return {
      as: 'bela',
      params: { competition_id: uploading.id },
      json: { imageId: entry.id, to },
      foreign: [
        { what: "somebody else's entry", as: 'anna', json: { imageId: entry.id, to }, status: 404 },
        {
          what: 'a slot that the competition has not',
          as: 'bela',
          json: { imageId: entry.id, to: 'mono-9' },
          status: 422,
          code: 'VALIDATION_FAILED',
        },
        {
          what: 'a competition of another phase',
          as: 'bela',
          params: { competition_id: voting.id },
          json: { imageId: images.bela.voting.id, to },
          status: 409,
          code: 'WRONG_PHASE',
        },
        { what: 'who runs the competition', as: 'admin', status: 403, code: 'FORBIDDEN' },
      ],
    };
  },
  deleteImage: ({ uploading, voting }) => ({
    as: 'bela',
    params: { competition_id: uploading.id, image_type: 'colour-1' },
    foreign: [
      {
        what: "a slot that only another's photo fills",
        as: 'bela',
        params: { competition_id: uploading.id, image_type: 'mono-1' },
        status: 409,
        code: 'SLOT_EMPTY',
      },
      {
        what: 'a competition of another phase',
        as: 'bela',
        params: { competition_id: voting.id, image_type: 'colour-1' },
        status: 409,
        code: 'WRONG_PHASE',
      },
      { what: 'who runs the competition', as: 'admin', status: 403, code: 'FORBIDDEN' },
    ],
  }),
} satisfies Partial<Record<OperationId, GoodCaseOf>>;
