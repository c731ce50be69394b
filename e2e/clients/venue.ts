import { afterAll, beforeAll } from 'vitest';
import { announce, join, loginAdministrator, upload, within } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { Product, type ProductOptions } from '../product/product.ts';
import type { Venue } from './scenario.ts';

/**
 * A gateway as in production, with further manifests. It has no clock for tests there: what the service's clock changes is
 * asked for anew.
 */
export const production = (manifests: string): ProductOptions => ({
  gatewayEnvironment: {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    OPERATIONS_DIR: manifests,
    CLOCK_FILE: '',
    UPSTREAM_SHARED_BYTES: '0',
  },
});

/** The product as built, with a competition and two photos of somebody. */
export function venue(options: ProductOptions = {}): Venue & { origin(): string; service(): string } {
  let product: Product;
  let competition: Awaited<ReturnType<typeof announce>>;
  let image = 0;
  beforeAll(async () => {
    product = await Product.start(options);
    competition = await announce(product, await loginAdministrator(product));
    product.setClock(within(competition, 'UPLOADING'));
    const bela = await join(product, 'bela');
    for (const n of [1, 2]) {
      const { body } = await upload(product, bela, competition.id, `colour-${n}`, await plainPhoto(n));
      image = body.id;
    }
  });
  afterAll(() => product?.stop());
  return {
    origin: () => product.url,
    service: () => product.apiUrl,
    competition: () => competition.id,
    image: () => image,
    join: (username) => join(product, username),
    openVoting: () => product.setClock(within(competition, 'VOTING')),
  };
}
