import type { components } from '@photo-competition/schema/rest';
import type { Mutations } from '../resolverTypes.ts';
import { withoutNulls } from '../restInput.ts';
import { versionedPayload } from '../userErrors.ts';

const refused = { site: null };
const versioned = versionedPayload<components['schemas']['Site']>();

export const siteMutation: Mutations<'updateSite' | 'uploadSiteLogo' | 'removeSiteLogo'> = {
  updateSite: (_root, { input: { contactEmail = null, version } }, { rest }) =>
    versioned(refused, async () => ({ site: await rest.site.update({ contactEmail, version }) })),

  uploadSiteLogo: (_root, { input }, { rest }) =>
    versioned(refused, async () => ({ site: await rest.site.setLogo(input) })),

  removeSiteLogo: (_root, { input: { version } }, { rest }) =>
    versioned(refused, async () => ({ site: await rest.site.removeLogo(withoutNulls({ version })) })),
};
