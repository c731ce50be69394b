import type { components } from '@photo-competition/schema/rest';
import type { OperationId } from '../../platform/http/contractDocument.ts';
import type { World } from '../world.ts';
import type { ForeignCall, GoodCaseOf } from './goodCase.ts';

type Schemas = components['schemas'];

/** Adds a ballot, of nobody, that stands on Béla's photo in the competition that is over. */
async function ballot({ service, images }: World): Promise<string> {
  const [cast] = await service.query<{ number: string }>(`with cast_vote as (
      insert into vote (image_id, voter_key, point, updated_at, number)
      select id, gen_random_uuid(), 3, now(), new_ballot_number() from image where id = ${images.bela.ended.id} returning *)
    insert into ballot (image_id, voter_key, point, cast_at, competition_id, number, commitment)
    select image_id, v.voter_key, point, v.updated_at, competition_id, number,
      count_commitment(competition_id, number, image_id, point, null)
    from cast_vote v join image on image.id = image_id
    returning translate(encode(number, 'base64'), '+/', '-_') as number`);
  return cast?.number ?? '';
}

const requestOf = async (world: World): Promise<Schemas['ExclusionRequest']> => ({
  imageId: world.images.bela.ended.id,
  ballots: [await ballot(world)],
  reason: 'RULE',
  note: 'Late.',
  aloneNote: null,
});

/** A decision of its own that is proposed. @returns its id */
async function proposed(world: World): Promise<number> {
  const { service, admin, ended } = world;
  const { body } = await service.ask<Schemas['BallotExclusion']>(
    'POST',
    `/api/admin/competition/${ended.id}/exclusions`,
    {
      token: admin.token,
      json: await requestOf(world),
    },
  );
  return body.id;
}

const beforeScores = ({ voting }: World, params: Record<string, number> = {}): ForeignCall => ({
  what: 'a competition that is being voted on',
  as: 'admin',
  params: { id: voting.id, ...params },
  status: 409,
  code: 'WRONG_PHASE',
});

/** Decisions not to count ballots. */
export const exclusionCases = {
  getExcludedBallots: ({ ended, voting }) => ({
    as: 'visitor',
    params: { id: ended.id },
    foreign: [{ what: 'one in voting', as: 'admin', params: { id: voting.id }, status: 404 }],
  }),
  adminListExclusions: (world) => ({
    as: 'admin',
    params: { id: world.ended.id },
    foreign: [beforeScores(world)],
  }),
  adminExcludeBallots: async (world) => {
    const json = await requestOf(world);
    const image = { what: 'an image of another competition', as: 'admin', status: 404, code: 'NOT_FOUND' } as const;
    return {
      as: 'admin',
      params: { id: world.ended.id },
      json,
      foreign: [beforeScores(world), { ...image, json: { ...json, imageId: world.images.bela.voting.id } }],
    };
  },
  adminConfirmExclusion: async (world) => {
    const exclusion = await proposed(world);
    return {
      as: 'admin',
      params: { id: world.ended.id, exclusion },
      json: { aloneNote: 'Nobody else is here.' },
      foreign: [
        beforeScores(world, { exclusion }),
        {
          what: 'an own one without a note',
          as: 'admin',
          json: { aloneNote: null },
          status: 409,
          code: 'SECOND_ADMINISTRATOR',
        },
      ],
    };
  },
  adminRevokeExclusion: async (world) => {
    const exclusion = await proposed(world);
    return {
      as: 'admin',
      params: { id: world.ended.id, exclusion },
      foreign: [beforeScores(world, { exclusion })],
    };
  },
} satisfies Partial<Record<OperationId, GoodCaseOf>>;
