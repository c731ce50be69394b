/**
 * The client of docs/mobile-client.md, put together from the page's own blocks, goes through a competition: with texts, and with
 * the hashes of its manifest against a gateway as in production.
 */
import type { components } from '@photo-competition/schema/rest';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { production } from './clients/venue.ts';
import { globalId } from './product/globalId.ts';
import { announce, join, login, loginAdministrator, rest, upload, within } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product, type ProductOptions } from './product/product.ts';
import { until } from './product/until.ts';

const page = readFileSync(new URL('../docs/mobile-client.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
const compiler = fileURLToPath(new URL('../node_modules/@typescript/native/bin/tsc', import.meta.url));

type Schemas = components['schemas'];

interface Competition {
  id: string;
  phase: string;
  now: string;
  nextBoundary: string | null;
  competitionStart: string;
  votingStart: string;
  votingEnd: string;
  award: string;
}
interface Photo {
  id: string;
  title: string;
  myVote: number | null;
  url: string;
  urlNeedsToken: boolean;
}
interface Tokens {
  token: string;
  refreshToken: string;
}

/** Exports of the page; its compiler has checked the page by itself. */
interface Client {
  manifest(): Promise<Record<string, string>>;
  keyStore: { read(): Promise<Tokens | null>; write(tokens: Tokens | null): Promise<void> };
  Refused: new () => Error;
  LoggedOut: new () => Error;
  logIn(username: string, password: string, device: string): Promise<void>;
  send<T>(name: string, variables?: object, as?: 'person' | 'visitor'): Promise<T>;
  now(): Promise<Competition | null>;
  resolutionFor(side: number, density: number): string;
  pages(id: string, resolution: string): AsyncGenerator<Photo[]>;
  picture(photo: Photo): Promise<Blob>;
  vote(imageId: string, point: number | null): Promise<number | null>;
  say(imageId: string, text: string): Promise<{ id: string; text: string }>;
  enter(entry: object, photo: Blob, onProgress?: (sent: number, all: number) => void): Promise<string>;
  untilNextLook(competition: Competition | null, chance?: number): number;
  follow(onLook: (competition: Competition | null) => void): () => void;
  logOut(): Promise<void>;
}

const work = mkdtempSync(path.join(tmpdir(), 'photo-competition-mobile-'));
afterAll(() => rmSync(work, { recursive: true }));

/** A module of all blocks of the page, with the settings of an installation in the place of the page's. */
function moduleOf(name: string, origin: string, listed: boolean): string {
  const code = blocks.join('\n');
  const settings: [string, string][] = [
    ["const origin = 'https://photos.example';", `const origin: string = '${origin}';`],
    ['const listed = true;', `const listed: boolean = ${listed};`],
  ];
  for (const [pages] of settings) expect(code.split(pages)).toHaveLength(2);
  const file = path.join(work, `${name}.ts`);
  writeFileSync(
    file,
    settings.reduce((text, [pages, ours]) => text.replace(pages, ours), code),
  );
  return file;
}

test('the blocks of the page compile as they stand, without a package', async () => {
  expect(blocks.length).toBeGreaterThan(10);
  const file = path.join(work, 'asItStands.ts');
  writeFileSync(file, blocks.join('\n'));
  const strict = ['--strict', '--noUnusedLocals', '--noUncheckedIndexedAccess', '--noImplicitOverride'];
  const options = ['--noEmit', '--target', 'es2023', '--module', 'esnext', '--lib', 'es2023,dom', '--types', ''];
  const compiled = promisify(execFile)(process.execPath, [compiler, ...strict, ...options, file], { cwd: work });
  await compiled.catch((error: { stdout: string }) => {
    throw new Error(error.stdout);
  });
});

const modes: [string, boolean, () => Promise<ProductOptions>][] = [
  ['texts', false, () => Promise.resolve({})],
  [
    'listed operations',
    true,
    async () => {
      const manifests = path.join(work, 'manifests');
      mkdirSync(manifests);
      const client = (await import(/* @vite-ignore */ moduleOf('manifest', 'http://nowhere', true))) as Client;
      writeFileSync(path.join(manifests, 'app-1.0.json'), JSON.stringify(await client.manifest()));
      return production(manifests);
    },
  ],
];

describe.each(modes)('the client of the page, with %s', (mode, listed, options) => {
  let product: Product;
  let client: Client;
  let competition: Awaited<ReturnType<typeof announce>>;
  let ofBela: string;
  /** Phase that a gateway tells while people vote: one as in production has no clock for tests, and the competition began just now. */
  const phase = listed ? 'UPLOADING' : 'VOTING';
  const minutes = (count: number, stretch: 'UPLOADING' | 'VOTING') =>
    new Date(within(competition, stretch).getTime() + count * 60_000);

  beforeAll(async () => {
    product = await Product.start(await options());
    const file = moduleOf(mode.replaceAll(' ', '-'), product.url, listed);
    client = (await import(/* @vite-ignore */ file)) as Client;
    competition = await announce(product, await loginAdministrator(product));
    product.setClock(within(competition, 'UPLOADING'));
    const bela = await join(product, 'bela');
    const { body } = await upload(product, bela, competition.id, 'colour-1', await plainPhoto(1));
    ofBela = globalId('Image', body.id);
    await join(product, 'anna');
  });
  afterAll(() => product?.stop());
  afterEach(() => vi.restoreAllMocks());

  const bodyOf = (init: RequestInit | undefined) => (typeof init?.body === 'string' ? init.body : 'a stream');
  /** Names of the operations that are sent, and how often. */
  function sent(): Record<string, number> {
    const names: Record<string, number> = {};
    for (const [, init] of vi.mocked(fetch).mock.calls) {
      const name = /"operationName":"(\w+)"/.exec(bodyOf(init))?.[1] ?? 'other';
      names[name] = (names[name] ?? 0) + 1;
    }
    return names;
  }
  /** Loses the first answer to an operation: the request arrives, and the line breaks. */
  function loseAnswer(name: string): void {
    const real = fetch;
    let isLost = false;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, init) => {
      const answer = await real(target, init);
      if (isLost || !bodyOf(init).includes(`"operationName":"${name}"`)) return answer;
      isLost = true;
      await answer.arrayBuffer();
      throw new TypeError('the line broke');
    });
  }
  /** Reads or writes as Anna, logged in on the site. */
  const onSite = async <T>(method: string, address: string) =>
    (await rest<T>(product, await login(product, 'anna', 'anna takes photos'), method, address)).body;
  const tokens = async () => (await client.keyStore.read()) ?? { token: '', refreshToken: '' };

  test('logs in: a wrong password is refused with words for the person', async () => {
    const wrong = client.logIn('anna', 'not her password', "Anna's phone");
    await expect(wrong).rejects.toBeInstanceOf(client.Refused);
    await expect(wrong).rejects.toThrow('The username or the password is wrong');
    await client.logIn('anna', 'anna takes photos', "Anna's phone");
    expect((await tokens()).refreshToken).toHaveLength(64);
  });

  test('uploads with progress, over a line that breaks in the middle, once its token has ended', async () => {
    product.setClock(minutes(16, 'UPLOADING'));
    const before = await tokens();
    const real = fetch;
    let broken = false;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, init) => {
      if (broken || !(init?.body instanceof ReadableStream)) return real(target, init);
      broken = true;
      await init.body.getReader().read();
      throw new TypeError('the line broke');
    });
    const steps: [number, number][] = [];
    const photo = new Blob([new Uint8Array(await plainPhoto(7))], { type: 'image/jpeg' });
    const entry = {
      competitionId: globalId('Competition', competition.id),
      slot: 'colour-1',
      title: 'Morning',
      description: '',
      ownImage: true,
    };
    const id = await client.enter(entry, photo, (done, all) => steps.push([done, all]));
    expect(broken).toBe(true);
    const [done, all] = steps.at(-1) ?? [];
    expect([done, done !== undefined && done > photo.size]).toEqual([all, true]);
    const entries = await onSite<Schemas['Image'][]>('GET', `/api/competition/user-image/${competition.id}`);
    expect(entries.map((one) => [globalId('Image', one.id), one.title])).toEqual([[id, 'Morning']]);
    expect((await tokens()).refreshToken).not.toBe(before.refreshToken);
  });

  test('browses by pages and shows pictures of the size of the cell', async () => {
    expect([100, 130, 300, 400, 800].map((side) => client.resolutionFor(side, 3))).toEqual([
      'THUMB',
      'THUMB',
      'MEDIUM',
      'MEDIUM',
      'LARGE',
    ]);
    expect(client.resolutionFor(200, 3)).toBe('SMALL');
    product.setClock(minutes(0, 'VOTING'));
    expect(await client.now()).toMatchObject({ id: globalId('Competition', competition.id), phase });
    const photos: Photo[] = [];
    for await (const some of client.pages(globalId('Competition', competition.id), 'THUMB')) photos.push(...some);
    expect(photos.map(({ id }) => id)).toContain(ofBela);
    expect(photos).toHaveLength(2);
    for (const photo of photos) expect((await client.picture(photo)).type).toMatch(/^image\//);
  });

  test('refreshes once for all that is asked at the same time, and again where the answer was lost', async () => {
    product.setClock(minutes(16, 'VOTING'));
    const before = await tokens();
    loseAnswer('Refresh');
    const comments = await Promise.all(
      Array.from({ length: 10 }, () => client.send<{ image: object }>('Comments', { id: ofBela })),
    );
    expect(comments.every(({ image }) => image !== null)).toBe(true);
    expect(sent()['Refresh']).toBe(2);
    expect((await tokens()).refreshToken).not.toBe(before.refreshToken);
    const devices = await onSite<Schemas['DeviceSession'][]>('GET', '/api/user/my/sessions');
    expect(devices).toMatchObject([{ name: "Anna's phone", lastUsedAt: minutes(16, 'VOTING').toISOString() }]);
  });

  test('votes once, however often the answer is lost, and withdraws', async () => {
    loseAnswer('Vote');
    expect(await client.vote(ofBela, 4)).toBe(4);
    expect(sent()['Vote']).toBe(2);
    const mine = await onSite<Schemas['MyCount']>('GET', `/api/competition/${competition.id}/count/mine`);
    expect(mine.ballots).toMatchObject([{ point: 4 }]);
    expect(await client.vote(ofBela, null)).toBeNull();
    await expect(client.vote(ofBela, 99)).rejects.toBeInstanceOf(client.Refused);
  });

  test('comments once, also where the answer was lost', async () => {
    expect(await client.say(ofBela, 'What a light!')).toMatchObject({ text: 'What a light!' });
    loseAnswer('Say');
    expect(await client.say(ofBela, 'And what a lake!')).toMatchObject({ text: 'And what a lake!' });
    expect(sent()['Say']).toBe(1);
    const { image } = await client.send<{ image: { comments: { nodes: object[] } } }>('Comments', { id: ofBela });
    expect(image.comments.nodes).toHaveLength(2);
  });

  test('follows the competition: it looks when an instant has passed, and every ten minutes', async () => {
    const looks: (Competition | null)[] = [];
    const stop = client.follow((seen) => looks.push(seen));
    await until('a look', () => Promise.resolve(looks.length > 0));
    stop();
    const [seen] = looks as [Competition];
    expect(seen.phase).toBe(phase);
    const next = phase === 'VOTING' ? seen.votingEnd : seen.votingStart;
    expect(seen.nextBoundary).toBe(next);
    expect(client.untilNextLook(seen, 0)).toBe(600_000);
    const shortly = new Date(Date.parse(next) - 20_000).toISOString();
    expect(client.untilNextLook({ ...seen, now: shortly }, 0)).toBe(21_000);
    expect(client.untilNextLook({ ...seen, now: next }, 0)).toBe(1000);
    expect(client.untilNextLook({ ...seen, nextBoundary: null }, 0)).toBe(600_000);
    expect(client.untilNextLook(null)).toBe(600_000);
  });

  test('logs out, here and on the server', async () => {
    const { refreshToken } = await tokens();
    await client.logOut();
    expect(await client.keyStore.read()).toBeNull();
    await client.logOut();
    await client.keyStore.write({ token: 'an.old.token', refreshToken });
    await expect(client.send('Comments', { id: ofBela })).rejects.toBeInstanceOf(client.LoggedOut);
    expect(await client.keyStore.read()).toBeNull();
  });

  test('learns from its next request that it was logged out elsewhere', async () => {
    await client.logIn('anna', 'anna takes photos', "Anna's phone");
    for (const { id } of await onSite<Schemas['DeviceSession'][]>('GET', '/api/user/my/sessions'))
      await onSite('DELETE', `/api/user/my/sessions/${id}`);
    const [one, other] = [client.send('Comments', { id: ofBela }), client.vote(ofBela, 3)];
    await expect(one).rejects.toBeInstanceOf(client.LoggedOut);
    await expect(other).rejects.toBeInstanceOf(client.LoggedOut);
    expect(await client.keyStore.read()).toBeNull();
  });
});
