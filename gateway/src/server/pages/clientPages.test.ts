import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { routes } from '@photo-competition/schema/routes';
import { competition, image } from '../../testing/graph/restObjects.ts';
import { json } from '../../testing/fakeRest.ts';
import { startGateway, type RunningGateway } from '../../testing/startGateway.ts';

const web = new URL('../../../../web/', import.meta.url);
let gateway: RunningGateway;

beforeAll(async () => {
  // Its source has the document, too.
  gateway = await startGateway({ WEB_DIR: web.pathname });
  gateway.rest.answer('GET /api/competition/12', json(competition()));
  gateway.rest.answer('GET /api/competition/image/12', json(image(12)));
});
afterAll(() => gateway.close());

/** Every page of the client, with a value for each parameter. */
const clientPages = Object.values(routes).map(({ path }) =>
  path.replace(/:(?:id|image|num|round)\b/g, '12').replace(/:\w+/g, 'colour'),
);

/** Pages behind a login, and links that carry a code: for no search engine. */
const unlisted = /^\/(user|admin|jury|activation|email-change|unsubscribe|lost-password|registration\/completed)/;

it.each(clientPages)('%s is a page of the client', async (where) => {
  const response = await fetch(`${gateway.url}${where}`, { headers: { accept: 'text/html' } });
  const html = await response.text();
  expect([response.status, html.includes('<meta name="robots" content="noindex" />')]).toEqual([
    200,
    unlisted.test(where),
  ]);
});
