/** The published files let everyone count again; before results are public nobody gets any of them. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { components } from '@photo-competition/schema/rest';
import { fromBase64, sameBytes, toBase64 } from '@photo-competition/count/bytes';
import { leafHash, rollEntryOf, rollIdOf } from '@photo-competition/count/encoding';
import { verifyConsistency, verifyInclusion } from '@photo-competition/count/tree';
import { verifyCount } from '@photo-competition/count/verify';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { TestService, until } from '../../testing/service.ts';
import { smallPhoto } from '../../testing/world.ts';
import { downloadCount } from '../../testing/downloadCount.ts';
import { downloaded } from '@photo-competition/count/testing/folder';
import { platform, sha256 } from '@photo-competition/count/testing/publish';

type Schemas = components['schemas'];

const script = fileURLToPath(new URL('../../../../count/verify.mjs', import.meta.url));
const names = [
  'head-1',
  'head-1-cosigned',
  'head-1.tsr',
  'records-1.jsonl',
  'keys-0123456789abcdef.json',
  'count.bin',
  'roll.bin',
  'result-1.json',
];

describe('the published files of a count', () => {
  let service: TestService;
  let admin: string;
  let competition: Schemas['AdminCompetition'];
  let people: Person[];
  const images: number[] = [];
  const receipts: string[] = [];

  const address = (rest = '') => `/api/competition/${competition.id}/count${rest}`;
  const read = async () => (await service.ask<Schemas['Count']>('GET', address())).body;
  const mine = async (token: string) =>
    (await service.ask<Schemas['MyCount']>('GET', address('/mine'), { token })).body;
  const file = (name: string, headers: Record<string, string> = {}) =>
    service.raw('GET', address(`/file/${name}`), { headers });
  const refusals = async () =>
    Promise.all(
      names.map(async (name) => {
        const { status, body } = await service.ask<{ code: string }>('GET', address(`/file/${name}`), { token: admin });
        return `${status} ${body.code}`;
      }),
    );
  const vote = async ({ token }: Person, imageId: number | undefined, point: number | null) => {
    const { status, body } = await service.ask<Schemas['Vote']>('POST', '/api/competition/vote', {
      token,
      json: { imageId, point },
    });
    expect(status).toBe(200);
    receipts.push(body.receipt ?? '');
  };
  /** Whether the competition, and the list of the open ones, tell of a count. */
  const told = async () => {
    const one = await service.ask<Schemas['Competition']>('GET', `/api/competition/${competition.id}`);
    const open = await service.ask<Schemas['Competition'][]>('GET', '/api/competition/open');
    return [one.body.hasCount, open.body.find(({ id }) => id === competition.id)?.hasCount];
  };
  const download = () => downloadCount(service, competition.id);

  beforeAll(async () => {
    service = await TestService.start(engine, { COUNT_JOB_SECONDS: '1' });
    admin = await login(service, service.administrator.username, service.administrator.password);
    people = await Promise.all(['anna', 'bela', 'cili', 'dora', 'emil', 'flora'].map((name) => join(service, name)));
    competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    const slots = ['colour-1', 'colour-2', 'mono-1'];
    for (const [i, slot] of slots.entries())
      images.push((await upload(service, people[0] as Person, competition.id, slot, await smallPhoto(i + 1))).body.id);
  }, 150_000);
  afterAll(() => service.stop());

  test('is nothing before voting', async () => {
    for (const at of [within(competition, 'UPLOADING'), new Date(competition.votingStart)]) {
      service.setClock(at);
      expect((await service.ask('GET', address())).status).toBe(404);
      expect(await told()).toEqual([false, false]);
    }
    expect(new Set(await refusals())).toEqual(new Set(['404 NOT_FOUND']));
  });

  test('is heads and numbers of ballots from voting on, and no file', async () => {
    service.setClock(within(competition, 'VOTING'));
    const voters = people.slice(1);
    for (const [i, voter] of voters.entries()) for (const id of images) await vote(voter, id, 1 + ((i + id) % 5));
    await vote(voters[0] as Person, images[0], 5);
    await vote(voters[1] as Person, images[0], null);
    const open = await read();
    expect(await told()).toEqual([true, true]);
    expect(open).toMatchObject({ state: 'OPEN', tooFewVoters: false, versions: [], files: null, ruleChanges: [] });
    expect(open.heads).toMatchObject([{ size: 1, ballots: 0, voters: 0 }]);
    expect(open.rules).toMatchObject({ votingStart: competition.votingStart, since: null, eligible: 6 });
    expect(new Set(await refusals())).toEqual(new Set(['409 WRONG_PHASE']));
    const own = await mine(voters[0]?.token ?? '');
    expect(own.ballots.map(({ receipt }) => receipt)).toEqual(expect.arrayContaining([receipts[0]]));
    expect(own.ballots.map(({ position }) => position)).toEqual([null, null, null, null]);
    expect(own.roll).toBeNull();
    const feed = await file('heads.atom');
    expect(feed.headers.get('content-type')).toContain('application/atom+xml');
    const text = await feed.text();
    expect(text).toContain(open.heads[0]?.note.split('\n')[2] ?? 'a root');
    expect(text).toMatch(/<title>[^<]+ · Photo competition<\/title>/);
    await service.query(`insert into static_text (key, locale, text, updated_at)
      values ('shell.brand', 'en', 'Focus & Co', now())`);
    expect(await (await file('heads.atom')).text()).toMatch(/<title>[^<]+ · Focus &#38; Co<\/title>/);
  });

  test('is sealed after voting: every ballot can be found by its voter, and no file is there', async () => {
    service.setClock(new Date(new Date(competition.votingEnd).getTime() + 1));
    await until('the log to be closed', async () => (await read()).state === 'SEALED');
    for (const at of [within(competition, 'AWARD'), new Date(competition.award)]) {
      service.setClock(at);
      expect(new Set(await refusals())).toEqual(new Set(['409 WRONG_PHASE']));
      expect(await read()).toMatchObject({ state: 'SEALED', files: null, versions: [] });
    }
    const { heads } = await read();
    const [first, last] = [heads[0], heads.at(-1)];
    if (!first || !last) throw new Error('There is no head');
    expect(last).toMatchObject({ ballots: 17, voters: 5 });
    const between = address(`/consistency?from=${first.size}&to=${last.size}`);
    const { body } = await service.ask<Schemas['CountConsistency']>('GET', between);
    const proof = body.hashes.map(fromBase64);
    const roots = { firstRoot: fromBase64(first.root), secondRoot: fromBase64(last.root) };
    expect(verifyConsistency(sha256, { first: first.size, second: last.size, ...roots, proof })).toBe(true);
    const { token } = people[1] as Person;
    for (const { number, receipt, position } of (await mine(token)).ballots) {
      const told = (await service.ask<Schemas['CountInclusion']>('GET', address(`/inclusion/${number}`), { token }))
        .body;
      expect(told.position).toBe(position);
      const entry = Buffer.from(told.entry, 'base64');
      const commitment = /^commitment (.*)$/m.exec(receipt)?.[1] ?? '';
      expect(entry.includes(Buffer.from(commitment, 'base64'))).toBe(true);
      const leaf = leafHash(sha256, entry);
      const hashes = told.hashes.map(fromBase64);
      const root = fromBase64(last.root);
      expect(verifyInclusion(sha256, { leaf, index: told.position, size: told.size, proof: hashes, root })).toBe(true);
      const stranger = await service.ask('GET', address(`/inclusion/${number}`), { token: people[2]?.token });
      expect(stranger.status).toBe(404);
    }
  });

  test('is whole once results are public, and holds by both verifiers', async () => {
    service.setClock(new Date(new Date(competition.award).getTime() + 1));
    await until('the count to be published', async () => (await read()).state === 'PUBLISHED');
    const published = await download();
    const report = await verifyCount(platform, published);
    expect(report.failures).toEqual([]);
    expect(report.counted).toMatchObject({ ballots: 17, voters: 5, images: 3 });
    const { folder, remove } = downloaded(published);
    writeFileSync(path.join(folder, 'receipts.txt'), receipts.join('\n'));
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
    remove();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('17 receipts are kept');
  });

  test('tells each voter what opens the own entry in the roll, and nobody else', async () => {
    const { roll } = await mine(people[1]?.token ?? '');
    if (!roll) throw new Error('There is no entry');
    expect(roll).toMatchObject({ username: 'bela', cast: 4, standing: 3, size: 5 });
    const id = rollIdOf(sha256, competition.id, fromBase64(roll.salt), 'bela');
    const entry = rollEntryOf({ id, cast: roll.cast, standing: roll.standing });
    const bytes = Buffer.from(await (await file('roll.bin')).arrayBuffer());
    expect(sameBytes(bytes.subarray(40 * roll.position, 40 * roll.position + 40), entry)).toBe(true);
    const root = /"roll":"([^"]+)"/.exec((await download()).records.replaceAll('\\"', '"'))?.[1] ?? '';
    const proof = roll.hashes.map(fromBase64);
    const at = { leaf: leafHash(sha256, entry), index: roll.position, size: roll.size, proof, root: fromBase64(root) };
    expect(verifyInclusion(sha256, at)).toBe(true);
    expect((await mine(people[0]?.token ?? '')).roll).toBeNull();
    expect(JSON.stringify(await mine(admin))).not.toContain(toBase64(fromBase64(roll.salt)));
  });

  test('never changes behind its name: files are immutable with a strong ETag', async () => {
    const { files } = await read();
    for (const name of [...Object.values(files ?? {}).flat(), 'result-1.json']) {
      const answer = await file(name as string);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const etag = answer.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]{43}"$/);
      expect((await file(name as string, { 'if-none-match': etag })).status).toBe(304);
    }
    expect((await file('head-999')).status).toBe(404);
    expect((await file('result-9.json')).status).toBe(404);
  });

  test('has its ballots compressed for whoever takes that, as another file by its ETag', async () => {
    const forms = await Promise.all(
      ['br', 'gzip, br;q=0.5', 'gzip', 'identity'].map(async (accepted) => {
        const answer = await file('count.bin', { 'accept-encoding': accepted });
        const { headers } = answer;
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
        return { encoding: headers.get('content-encoding'), etag: headers.get('etag'), bytes };
      }),
    );
    expect(forms.map(({ encoding }) => encoding)).toEqual(['br', 'br', null, null]);
    const [compressed, again, plain, same] = forms;
    expect([again, same]).toEqual([compressed, plain]);
    expect(compressed?.bytes).toEqual(plain?.bytes);
    expect(compressed?.etag).not.toBe(plain?.etag);
    expect((await file('roll.bin', { 'accept-encoding': 'br' })).headers.has('content-encoding')).toBe(false);
  });

  test('gets a further version when an image is disqualified; the first one stays', async () => {
    const first = await (await file('result-1.json')).text();
    const moderated = `/api/competition/moderate/image/${images[0]}/DISQUALIFIED`;
    expect((await service.ask('PUT', moderated, { token: admin, json: { reason: 'Próba.' } })).status).toBe(200);
    await until('the second version', async () => (await read()).versions.length === 2);
    expect((await verifyCount(platform, await download())).failures).toEqual([]);
    expect(await (await file('result-1.json')).text()).toBe(first);
    // Both versions are repeated from the log as it is now, by both verifiers.
    const both = await download();
    expect((await verifyCount(platform, { ...both, result: first })).failures).toEqual([]);
    const { folder, remove } = downloaded({ ...both, result: first });
    writeFileSync(path.join(folder, 'result-2.json'), both.result);
    const counted = (...version: string[]) => {
      const { stdout } = spawnSync(process.execPath, [script, folder, ...version], { encoding: 'utf8' });
      return stdout.match(/Result \d follows/g);
    };
    expect(counted()).toEqual(['Result 1 follows', 'Result 2 follows']);
    expect(counted('1')).toEqual(['Result 1 follows']);
    expect(counted('2')).toEqual(['Result 2 follows']);
    expect(spawnSync(process.execPath, [script, folder, '3'], { encoding: 'utf8' })).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('result-3.json is missing'),
    });
    remove();
    expect((await read()).versions.map(({ reason }) => reason)).toEqual(['AWARD', 'MODERATION']);
  });

  test('cannot be opened any more for a voter who has deleted the account, and still holds', async () => {
    const { token, password } = people[1] as Person;
    const gone = await service.ask('POST', '/api/user/my/delete', { token, json: { current: password } });
    expect(gone.status).toBeLessThan(300);
    const [left] = await service.query<{ n: number }>(
      'select count(*)::int as n from count_roll where salt is null and username is null',
    );
    expect(left?.n).toBe(1);
    expect((await verifyCount(platform, await download())).failures).toEqual([]);
  });
});
