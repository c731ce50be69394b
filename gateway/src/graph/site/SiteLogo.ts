import type { ResolversOf } from '../resolverTypes.ts';

/** A hash ends the service's path; the gateway has the bytes under an address of its own (server/pictures/mediaPaths.ts). */
export const SiteLogo: ResolversOf<'SiteLogo'> = {
  url: ({ path }) => `/media/site/${path.slice(path.lastIndexOf('/') + 1)}`,
};
