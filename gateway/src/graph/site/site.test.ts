import { expect, test } from '@jest/globals';
import { site } from '../../testing/graph/restObjects.ts';
import { administrator as viewer, entrant, problem, runGraph } from '../../testing/graph/runGraph.ts';

const whole = 'contactEmail logo { url width height } version';
const url = `/media/site/${'a'.repeat(32)}`;

test('the site is one public call, whoever asks, and its logo is at an address of the gateway', async () => {
  const { data, calls } = await runGraph(`{ site { ${whole} } }`, {
    answers: { 'GET /api/site': site() },
    viewer: entrant,
  });
  expect(data).toEqual({
    site: { contactEmail: 'club@example.org', logo: { url, width: 320, height: 120 }, version: 3 },
  });
  expect(calls).toEqual(['GET /api/site']);
});

test('address and logo are changed with the version that was read', async () => {
  const { data, calls, bodies } = await runGraph(
    `mutation {
       updateSite(input: { contactEmail: "club@example.org", version: 3 }) { site { contactEmail } userErrors { code } }
       none: updateSite(input: { version: 3 }) { site { version } userErrors { code } }
       uploadSiteLogo(input: { picture: "AAAA", version: 3 }) { site { logo { url } } userErrors { code } }
       removeSiteLogo(input: { version: 3 }) { site { logo { url } } userErrors { code } }
     }`,
    {
      answers: {
        'PUT /api/admin/site': site(),
        'PUT /api/admin/site/logo': site(),
        'DELETE /api/admin/site/logo?version=3': site({ logo: null }),
      },
      viewer,
    },
  );
  expect(data).toEqual({
    updateSite: { site: { contactEmail: 'club@example.org' }, userErrors: [] },
    none: { site: { version: 3 }, userErrors: [] },
    uploadSiteLogo: { site: { logo: { url } }, userErrors: [] },
    removeSiteLogo: { site: { logo: null }, userErrors: [] },
  });
  expect(calls).toEqual([
    'PUT /api/admin/site +token',
    'PUT /api/admin/site +token',
    'PUT /api/admin/site/logo +token',
    'DELETE /api/admin/site/logo?version=3 +token',
  ]);
  expect(bodies).toEqual([
    { contactEmail: 'club@example.org', version: 3 },
    { contactEmail: null, version: 3 },
    { picture: 'AAAA', version: 3 },
  ]);
});

test('a file that is no picture, and an address that is none, are refused at what was sent', async () => {
  const refusal = (field: string) => problem(422, 'VALIDATION_FAILED', [{ field, code: 'FORMAT', message: 'No.' }]);
  const { data } = await runGraph(
    `mutation {
       updateSite(input: { contactEmail: "nobody", version: 3 }) { site { version } userErrors { code field } }
       uploadSiteLogo(input: { picture: "AAAA", version: 3 }) { site { version } userErrors { code field } }
     }`,
    {
      answers: {
        'PUT /api/admin/site': refusal('contactEmail'),
        'PUT /api/admin/site/logo': problem(415, 'UNSUPPORTED_FORMAT'),
      },
      viewer,
    },
  );
  expect(data).toMatchObject({
    updateSite: { site: null, userErrors: [{ code: 'VALIDATION_FAILED', field: 'contactEmail' }] },
    uploadSiteLogo: { site: null, userErrors: [{ code: 'UNSUPPORTED_FORMAT', field: null }] },
  });
});
