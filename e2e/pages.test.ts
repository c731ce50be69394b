import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announce, join, loginAdministrator, upload, within, type Stretch } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';

let product: Product;
let competition: Awaited<ReturnType<typeof announce>>;
let imageId: number;

beforeAll(async () => {
  // On a busy machine the service may need longer than people should wait for what robots read.
  product = await Product.start();
  competition = await announce(product, await loginAdministrator(product));
  product.setClock(within(competition, 'UPLOADING'));
  const owner = await join(product, 'owner');
  imageId = (await upload(product, owner, competition.id, 'colour-1', await plainPhoto(), 'Morning <light>')).body.id;
});
afterAll(() => product?.stop());

const headers = { accept: 'text/html', 'accept-language': 'en' };
const page = async (path: string) => {
  const response = await fetch(`${product.url}${path}`, { headers });
  return { status: response.status, html: await response.text() };
};

describe('a shared link', () => {
  const told: Record<Stretch, { status: number; author: boolean }> = {
    UPLOADING: { status: 404, author: false },
    VOTING: { status: 200, author: false },
    AWARD: { status: 200, author: false },
    ENDED: { status: 200, author: true },
  };

  test.each(Object.entries(told) as [Stretch, (typeof told)[Stretch]][])(
    'to an image in %s tells what a visitor may know',
    async (stretch, { status, author }) => {
      product.setClock(within(competition, stretch));
      const { status: got, html } = await page(`/show/${imageId}`);
      expect(got).toBe(status);
      expect(html.includes('<title>Morning &lt;light&gt; · Photo competition</title>')).toBe(status === 200);
      // Given and family name of everybody who joins a product under test.
      expect(html.includes('Ágnes owner')).toBe(author);
      expect(html.includes('"firstName":"Ágnes"')).toBe(author);
      expect(html).not.toContain('<light>');
    },
  );

  test('has a picture that everybody can fetch', async () => {
    product.setClock(within(competition, 'VOTING'));
    const { html } = await page(`/competition/${competition.id}/browse`);
    const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const { pathname, search } = new URL(address);
    const picture = await fetch(`${product.url}${pathname}${search}`, { headers: { accept: 'image/jpeg,*/*' } });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    await picture.arrayBuffer();
  });

  test.each(['/competition/999999/browse', '/show/999999', '/competition/999999999999999/show/999999999999999'])(
    '%s leads nowhere',
    async (path) => {
      expect((await page(path)).status).toBe(404);
    },
  );
});

test('the client arrives compressed, and is the same whole', async () => {
  const { html } = await page('/');
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  // Fonts are compressed in themselves.
  const files = named.filter((file) => !file.endsWith('.woff2'));
  expect(files.length).toBeGreaterThan(3);
  const sizes = { sent: 0, whole: 0 };
  for (const file of files) {
    const as = async (encoding: string) => {
      const response = await fetch(`${product.url}${file}`, { headers: { 'accept-encoding': encoding } });
      const length = Number(response.headers.get('content-length'));
      return { encoding: response.headers.get('content-encoding'), length, text: await response.text() };
    };
    const [brotli, plain] = [await as('br'), await as('identity')];
    expect(brotli.text).toBe(plain.text);
    expect([file, brotli.encoding]).toEqual([file, plain.length > 1024 ? 'br' : null]);
    sizes.sent += brotli.length;
    sizes.whole += plain.length;
  }
  expect(sizes.sent).toBeLessThan(sizes.whole / 3);
});
