/** A count is downloaded through the gateway, by the addresses that the graph tells, and repeated. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announce, graph, join, loginAdministrator, upload, visitor, vote, within } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';
import { until } from './product/until.ts';

interface Count {
  state: string;
  heads: { size: number; note: string }[];
  headsFeed: string;
  files: Record<'head' | 'keys' | 'records' | 'ballots' | 'roll', string> | null;
  versions: { url: string }[];
}

const script = fileURLToPath(new URL('../count/verify.mjs', import.meta.url));
let product: Product;
let competition: Awaited<ReturnType<typeof announce>>;

beforeAll(async () => {
  product = await Product.start({ environment: { COUNT_JOB_SECONDS: '1' } });
  const admin = await loginAdministrator(product);
  competition = await announce(product, admin);
  const owner = await join(product, 'owner');
  const voters = [];
  for (const name of ['anna', 'bela', 'cili', 'dora', 'emil']) voters.push(await join(product, name));
  product.setClock(within(competition, 'UPLOADING'));
  const images = [];
  for (const [i, slot] of ['colour-1', 'colour-2'].entries())
    images.push((await upload(product, owner, competition.id, slot, await plainPhoto(i + 1))).body.id);
  product.setClock(within(competition, 'VOTING'));
  for (const [i, voter] of voters.entries())
    for (const id of images) await vote(product, voter, id, 1 + ((i + id) % 5));
});
afterAll(() => product?.stop());

async function read(): Promise<Count | null> {
  const query = `query ($id: ID!) { competition(id: $id) { count { state heads { size note } headsFeed
    files { head keys records ballots roll } versions { url } } } }`;
  const { data } = await graph<{ competition: { count: Count | null } }>(product, visitor, query, {
    id: competition.id,
  });
  return data?.competition.count ?? null;
}

/** An answer as it comes over the wire. */
const sent = (address: string, headers: Record<string, string>) =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(`${product.url}${address}`, { headers }, (answer) => resolve(answer.resume())).once('error', reject);
  });

test('its files are refused until results are public, and its heads are a feed', async () => {
  const count = await read();
  expect(count).toMatchObject({ state: 'OPEN', files: null, versions: [] });
  expect((await fetch(`${product.url}/media/count/${competition.id}/count.bin`)).status).toBe(409);
  const feed = await fetch(`${product.url}${count?.headsFeed}`);
  expect(feed.headers.get('content-type')).toMatch('application/atom+xml');
  expect(await feed.text()).toContain('<title>1</title>');
  for (const name of ['nothing', '../../count/keys', 'count.bin/x', '%2e%2e'])
    expect((await fetch(`${product.url}/media/count/${competition.id}/${name}`)).status).toBe(404);
});

test('it can be downloaded and repeated once they are', async () => {
  product.setClock(within(competition, 'ENDED'));
  await until('the count to be published', async () => (await read())?.state === 'PUBLISHED');
  const { files, versions } = (await read()) as Count;
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-count-'));
  const kept: Record<string, string | undefined> = {
    head: files?.head,
    'keys.json': files?.keys,
    'records.jsonl': files?.records,
    'count.bin': files?.ballots,
    'roll.bin': files?.roll,
    'result-1.json': versions[0]?.url,
  };
  for (const [name, address] of Object.entries(kept)) {
    const answer = await fetch(`${product.url}${address}`);
    expect([name, answer.status, answer.headers.get('cache-control')]).toEqual([
      ...[name, 200, 'public, max-age=31536000, immutable'],
    ]);
    writeFileSync(path.join(folder, name), Buffer.from(await answer.arrayBuffer()));
  }
  const { status, stderr, stdout } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('10 ballots, 10 of them standing, of 5 people');
});

test('its files come compressed, and not again to whoever has them', async () => {
  const { headsFeed, files } = (await read()) as Count;
  expect((await sent(headsFeed, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  const address = files?.records ?? '';
  const { headers } = await sent(address, {});
  const again = await sent(address, { 'if-none-match': headers.etag ?? '' });
  expect(again.statusCode).toBe(304);
});
