import type { components } from '@photo-competition/schema/rest';
import type { OperationId } from '../../platform/http/contractDocument.ts';
import { picture } from '../photos/picture.ts';
import type { World } from '../world.ts';
import type { GoodCaseOf } from './goodCase.ts';

type Schemas = components['schemas'];

/** A write that was made for another version than the stored one. */
const staleVersion = {
  what: 'a version that is not the stored one',
  as: 'admin' as const,
  status: 409,
  code: 'VERSION_CONFLICT',
};

const site = async ({ service }: World): Promise<Schemas['Site']> =>
  (await service.ask<Schemas['Site']>('GET', '/api/site')).body;

/** The site with a logo. */
async function withLogo(world: World): Promise<Schemas['Site']> {
  const json = { picture: await picture(80), version: (await site(world)).version };
  const { service, admin } = world;
  return (await service.ask<Schemas['Site']>('PUT', '/api/admin/site/logo', { token: admin.token, json })).body;
}

export const siteCases = {
  getSite: () => ({ as: 'visitor' }),
  async getSiteLogo(world) {
    const { logo } = await withLogo(world);
    return {
      as: 'visitor',
      params: { hash: logo?.path.split('/').at(-1) ?? '' },
      foreign: [{ what: 'a logo that is not there', as: 'visitor', params: { hash: '0'.repeat(32) }, status: 404 }],
    };
  },
  async adminUpdateSite(world) {
    const { version } = await site(world);
    return {
      as: 'admin',
      json: { contactEmail: 'klub@example.org', version },
      foreign: [{ ...staleVersion, json: { contactEmail: 'klub@example.org', version: version + 1 } }],
    };
  },
  async adminSetSiteLogo(world) {
    const { version } = await site(world);
    return {
      as: 'admin',
      json: { picture: await picture(64), version },
      foreign: [
        { ...staleVersion, json: { picture: await picture(64), version: version + 1 } },
        {
          what: 'a file that is no picture',
          as: 'admin',
          json: { picture: Buffer.from('no picture').toString('base64'), version },
          status: 415,
          code: 'UNSUPPORTED_FORMAT',
        },
      ],
    };
  },
  adminRemoveSiteLogo: async (world) => ({
    as: 'admin',
    query: { version: String((await withLogo(world)).version) },
    foreign: [{ ...staleVersion, query: { version: '99' } }],
  }),
} satisfies Partial<Record<OperationId, GoodCaseOf>>;
