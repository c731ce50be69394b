/** Every door of the gateway has a limit per address, which is kept; a new one needs a row here. */
import { afterAll, beforeAll, expect, it, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSchema } from '../../graph/schema.ts';
import { problem } from '../../testing/fakeRest.ts';
import { startGateway, type RunningGateway } from '../../testing/startGateway.ts';
import { mutationLimits } from '../rates/mutationLimits.ts';
import { doors, type DoorName } from './doors.ts';

/** A door as it is documented. */
interface Row {
  path: string;
  /** Requests of one address in a minute. */
  perMinute: number;
  /** Limits on its concurrent requests, besides: of one session, of one address, and in all. */
  atOnce?: string;
  /** Addresses behind it. */
  asked: string[];
  method?: 'POST';
  /** Whether each answer tells what is left; the others tell it with a refusal. */
  tells?: true;
}

const rows: Record<DoorName, Row> = {
  live: { path: '/livez', perMinute: 6000, asked: ['/livez'] },
  ready: { path: '/readyz', perMinute: 600, asked: ['/readyz'] },
  countFiles: { path: '/media/count', perMinute: 3000, asked: ['/media/count/7/count.bin', '/media/count/7/roll.bin'] },
  sharePictures: { path: '/media/share', perMinute: 600, asked: ['/media/share/7/hu', '/media/share/7/nothing'] },
  pictures: { path: '/media', perMinute: 60_000, asked: ['/media/image/7/thumb', '/media/entry/7/colour-1/thumb'] },
  downloads: {
    path: '/download',
    perMinute: 300,
    tells: true,
    // downloadLoad.test.ts
    atOnce: 'archives 1, 8, 16; tables 4, 16, 32',
    asked: ['/download/my-data.zip', '/download/users.csv', '/download/nothing'],
  },
  unsubscribe: { path: '/unsubscribe', perMinute: 3000, asked: ['/unsubscribe/a-key/NEWS'], method: 'POST' },
  contract: {
    path: '/contract',
    perMinute: 600,
    asked: ['/contract/openapi.json', '/contract/openapi.yaml', '/contract/schema.graphql', '/contract/nothing'],
  },
  tools: { path: '/dev', perMinute: 600, asked: ['/dev/mail', '/dev/api/'] },
  explorer: { path: '/explore', perMinute: 6000, asked: ['/explore', '/explore/nothing.js'] },
  client: { path: '/', perMinute: 60_000, asked: ['/assets/app.js'] },
  documents: { path: '/', perMinute: 6000, asked: ['/', '/competition/7'] },
};

/** A thousandth of each limit, so that a test reaches it. */
const factor = 0.001;
let folder: string;
let gateway: RunningGateway;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'doors-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><html lang="hu"><title>client</title><p>client</p>');
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets/app.js'), '');
  const settings = { RATE_LIMIT_FACTOR: String(factor), TRUSTED_PROXIES: '1', SANDBOX: 'on' };
  gateway = await startGateway({ ...settings, WEB_DIR: folder });
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

test('the doors are those of the table', () => {
  const told = Object.entries(rows).map(([name, { path, perMinute }]) => [name, path, perMinute]);
  expect(Object.entries(doors).map(([name, { path, perMinute }]) => [name, path, perMinute])).toEqual(told);
});

test('nothing answers beside the doors but what refuses', () => {
  const source = readFileSync(new URL('../../app.ts', import.meta.url), 'utf8');
  const calls = source.match(/\bapp\.(?:use|all|get|head|post|put|delete|patch|route)\(.*/g) ?? [];
  expect(calls).toEqual([
    'app.use(refuseLongAddress);',
    'app.use(doors[name].path, limitOf(name), handler);',
    'app.use((_request, response) => {',
    'app.use((error: unknown, request: express.Request, response: express.Response, _next: express.NextFunction) =>',
  ]);
});

it.each(Object.entries(rows).map(([name, row], i) => [name, row, `192.0.2.${i + 1}`] as const))(
  'the door %s lets an address through as often as it says, and no more',
  async (name, { perMinute, asked, method = 'GET', tells = false }, address) => {
    const ask = (n: number, from: string = address) =>
      fetch(gateway.url + (asked[n % asked.length] ?? ''), {
        method,
        headers: { accept: 'text/html', 'x-forwarded-for': from, 'accept-language': 'en' },
      });
    const most = Math.max(1, Math.round(perMinute * factor));
    for (let n = 0; n < most; n += 1) {
      const { status, headers } = await ask(n);
      expect(status).not.toBe(429);
      // A response that a cache may keep discloses nothing that holds for one client.
      const told = tells ? expect.stringMatching(new RegExp(`^"${name}";r=${most - n - 1};t=\\d+$`)) : null;
      expect(headers.get('ratelimit')).toEqual(told);
    }
    const refused = await ask(most);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait > 0 && wait <= 60).toBe(true);
    expect(refused.headers.get('ratelimit-policy')).toBe(`"${name}";q=${most};w=60`);
    expect(refused.headers.get('ratelimit')).toBe(`"${name}";r=0;t=${wait}`);
    expect(await refused.text()).toContain(`Too many requests. Please try again in ${wait} s.`);
    expect((await ask(0, `198.51.100.${most}`)).status).not.toBe(429);
  },
);

/** Mutations that are limited by the general limit of the graph alone: all are administrators’. */
const administrators = [
  'createCompetition updateCompetition deleteCompetition setCompetitionStatus openRadarCircle createUser updateUser',
  'deleteUser setUserNewsletter setUserState setUserStates setUserNewsletters sendAccountMail endUserSessions',
  'moderateComment createEmail createAndSendEmail updateEmail activateEmail cancelEmail deleteEmail retryEmail',
  'sendTestEmail excludeBallots confirmExclusion revokeExclusion moderateImage createStaticText updateStaticText',
  'deleteStaticText moderateImages moderateComments dismissSimilar setCountObserver updateTemplate resetTemplate',
  'updateSite uploadSiteLogo removeSiteLogo updateJury updateSeat removeSeat',
  'createRound updateRound deleteRound reopenRound setPanelSeat setConflicts decideRound takeDecisionBack',
  'createAward updateAward deleteAward giveAward',
].flatMap((line) => line.split(' '));

test('every mutation has limits of its own, or is an administrator’s', () => {
  const all = Object.keys(createSchema().getMutationType()?.getFields() ?? {});
  expect([...Object.keys(mutationLimits), ...administrators].sort()).toEqual(all.sort());
});

it.each([
  ['GET', '/media/image/'],
  ['GET', '/media/count/7/'],
  ['GET', '/download/'],
  ['GET', '/competition/'],
  ['GET', '/?q='],
  ['GET', '/assets/'],
  ['GET', '/explore/'],
  ['GET', '/dev/api/'],
  ['GET', '/contract/'],
  ['POST', '/unsubscribe/'],
])('%s %s with 9,000 letters is its client’s mistake', async (method, where) => {
  const headers = { 'x-forwarded-for': '203.0.113.1', accept: 'text/html' };
  for (const length of [7000, 9000]) {
    const address = `${gateway.url}${where}${'a'.repeat(length)}${where === '/unsubscribe/' ? '/NEWS' : ''}`;
    gateway.rest.answer(`POST /api/email/subscription/${'a'.repeat(length)}/NEWS`, problem(400, 'MALFORMED_REQUEST'));
    const { status } = await fetch(address, { method, headers });
    // A query that nobody reads is no mistake.
    if (length < 8000 && where === '/?q=') expect(status).toBe(200);
    else expect([status >= 400 && status < 500, status]).toEqual([true, status]);
  }
});
