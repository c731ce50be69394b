import type { components } from '@photo-competition/schema/rest';
import { parse } from 'csv-parse/sync';
import { createHash } from 'node:crypto';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readXlsx } from 'hucre/xlsx';
import yauzl from 'yauzl';
import { buffer } from 'node:stream/consumers';
import { DeviceOf } from '../../testing/devices.ts';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, registration, upload, within, type Person } from '../../testing/people.ts';
import { jpegPhoto } from '../../testing/photos/photographs.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];

const open = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);

/** The files of an archive by name. */
async function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await open(archive, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  const read = promisify<yauzl.Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip) as never);
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      void read(entry)
        .then((stream) => buffer(stream))
        .then((content) => {
          files.set(entry.fileName, content);
          zip.readEntry();
        }, reject);
    });
    zip.once('end', resolve).once('error', reject);
    zip.readEntry();
  });
  return files;
}

const rowsOf = (csv: Buffer | string) => parse(csv, { bom: true, columns: true }) as Record<string, string>[];

describe('downloads', () => {
  let service: TestService;
  let admin: string;
  let author: Person;
  let voter: Person;
  let competition: Schemas['AdminCompetition'];
  let image: Schemas['Image'];
  let photo: Buffer;

  beforeAll(async () => {
    service = await TestService.start(engine);
    admin = await login(service, service.administrator.username, service.administrator.password);
    author = await join(service, 'author');
    voter = await join(service, 'voter');
    competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    photo = await jpegPhoto({ width: 400, height: 300 });
    const uploaded = await upload(service, author, competition.id, 'colour-1', photo, { title: '=HYPERLINK("x")' });
    image = uploaded.body;
    await upload(service, author, competition.id, 'mono-2', await jpegPhoto({ width: 300, height: 400, seed: 2 }));
    service.setClock(within(competition, 'VOTING'));
    await service.ask('POST', '/api/competition/vote', { token: voter.token, json: { imageId: image.id, point: 5 } });
  });
  afterAll(() => service.stop());

  const table = (name: string, token = admin) =>
    service.ask<string>('GET', `/api/admin/competition/${competition.id}/export/${name}`, { token });
  const archive = async (pathname: string, token: string) => {
    const response = await service.raw('GET', pathname, { token });
    return { response, files: await unzip(Buffer.from(await response.arrayBuffer())) };
  };

  test('entries: a byte order mark, CRLF, and no cell that a spreadsheet would run', async () => {
    const response = await service.raw('GET', `/api/admin/competition/${competition.id}/export/entries`, {
      token: admin,
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="entries-${competition.id}.csv"`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString().split('\r\n')).toHaveLength(4);
    // By their ids, which are random.
    const entries = rowsOf(bytes);
    const first = entries.find(({ imageId }) => imageId === String(image.id));
    const second = entries.find((entry) => entry !== first);
    expect(first).toMatchObject({
      imageId: String(image.id),
      title: `'=HYPERLINK("x")`,
      username: 'author',
    });
    expect(first?.['sha256']).toBe(createHash('sha256').update(photo).digest('hex'));
    expect(second).toMatchObject({ type: 'mono', slot: '2' });
    // The number of votes on an image is part of its score, and people are voting still.
    expect(Object.keys(first ?? {})).not.toContain('votes');
  });

  test('every table is there for a spreadsheet program, in the language that is asked for', async () => {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const ask = (name: string, format: string) =>
      service.raw('GET', `/api/admin/competition/${competition.id}/export/${name}?format=${format}`, {
        token: admin,
        headers: { 'accept-language': 'en' },
      });
    for (const name of ['entries', 'comments', 'people']) {
      const response = await ask(name, 'xlsx');
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}-${competition.id}.xlsx"`);
      const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
      expect(sheets[0]?.rows.length).toBeGreaterThan(name === 'entries' ? 2 : 0);
      if (name === 'entries')
        expect(sheets[0]?.rows[1]?.slice(0, 4)).toEqual([image.id, 'colour', 1, '=HYPERLINK("x")']);
    }
    expect((await ask('entries', 'ods')).status).toBe(422);
    for (const list of ['user', 'audit', 'competition', 'email', 'localized-static-text']) {
      const pathname = `/api/admin/${list}/export?format=xlsx`;
      const response = await service.raw('POST', pathname, {
        token: admin,
        json: {},
        headers: { 'accept-language': 'hu' },
      });
      expect([list, response.status, response.headers.get('content-type')]).toEqual([list, 200, type]);
      const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
      expect(sheets[0]?.rows[0]?.[0]).toBe('Azonosító');
    }
  });

  test('comments of any status, with who wrote and who judged them', async () => {
    const say = async (person: Person, comment: string) =>
      (
        await service.ask<Schemas['Comment']>('POST', `/api/competition/comment/${image.id}`, {
          token: person.token,
          json: { comment },
        })
      ).body;
    const [kept, judged] = [await say(author, '=1+1'), await say(voter, 'Szép, nagyon.')];
    const hasty = await say(voter, 'Hoppá.');
    await service.ask('DELETE', `/api/competition/user-comment/${hasty.id}`, { token: voter.token });
    await service.ask('PUT', `/api/competition/moderate/comment/${judged.id}/REJECTED`, { token: admin });
    const rows = rowsOf((await table('comments')).body);
    expect(rows).toMatchObject([
      { commentId: String(kept.id), username: 'author', text: "'=1+1", status: 'APPROVED', moderatedBy: '' },
      {
        commentId: String(judged.id),
        imageId: String(image.id),
        imageTitle: `'=HYPERLINK("x")`,
        username: 'voter',
        text: 'Szép, nagyon.',
        status: 'REJECTED',
        moderatedBy: service.administrator.username,
        createdAt: judged.createdAt,
        editedAt: '',
      },
    ]);
    expect(rows).toHaveLength(2);
  });

  test('people: while people vote, who has done nothing else is missing, and so is the number of votes', async () => {
    const silent = await join(service, 'silent');
    await service.ask('POST', '/api/competition/vote', { token: silent.token, json: { imageId: image.id, point: 4 } });
    await join(service, 'idle');
    const during = rowsOf((await table('people')).body);
    expect(during.map(({ username }) => username)).toEqual(['author', 'voter']);
    expect(during[0]).toMatchObject({ entries: '2', approvedEntries: '2', comments: '1', email: author.email });
    expect(during[1]).toMatchObject({ entries: '0', comments: '1', enabled: 'true' });
    expect(Object.keys(during[0] ?? {})).not.toContain('votes');
    service.setClock(competition.votingEnd);
    expect(rowsOf((await table('people')).body)).toEqual(during);
    service.setClock(within(competition, 'AWARD'));
    const after = rowsOf((await table('people')).body);
    expect(after.map(({ username, votes }) => [username, votes])).toEqual([
      ['author', '0'],
      ['voter', '1'],
      ['silent', '1'],
    ]);
    service.setClock(within(competition, 'VOTING'));
    await service.ask('POST', '/api/competition/vote', {
      token: silent.token,
      json: { imageId: image.id, point: null },
    });
  });

  test('votes and results are for after the voting', async () => {
    for (const name of ['votes', 'results']) {
      const { status, body } = await table(name);
      expect([status, (body as unknown as Schemas['Problem']).code]).toEqual([409, 'WRONG_PHASE']);
    }
    service.setClock(within(competition, 'AWARD'));
    const votes = rowsOf((await table('votes')).body);
    expect(votes).toEqual([{ imageId: String(image.id), type: 'colour', point: '5' }]);
    const entries = rowsOf((await table('entries')).body);
    expect(entries.map(({ imageId, votes: cast }) => [imageId === String(image.id), cast]).sort()).toEqual([
      [false, '0'],
      [true, '1'],
    ]);
    const results = rowsOf((await table('results')).body);
    expect(results[0]).toMatchObject({
      imageId: String(image.id),
      rank: '1',
      overallRank: '1',
      points: '5',
      username: 'author',
    });
    expect(results).toHaveLength(2);
    // The other one has no votes: listed last, with neither score nor rank.
    expect(results[1]).toMatchObject({ rank: '', overallRank: '', score: '', points: '0', votes: '0' });
    expect((await table('winners')).status).toBe(404);
  });

  test('the votes on an image that is hidden later are in the table of votes, and its result is in no table', async () => {
    service.setClock(within(competition, 'AWARD'));
    const moderate = (status: string, json: object) =>
      service.ask('PUT', `/api/competition/moderate/image/${image.id}/${status}`, { token: admin, json });
    expect((await moderate('DISQUALIFIED', { reason: 'Not an own photo.' })).status).toBe(200);
    const votes = rowsOf((await table('votes')).body);
    expect(votes).toEqual([{ imageId: String(image.id), type: 'colour', point: '5' }]);
    const results = rowsOf((await table('results')).body);
    expect(results.map(({ imageId }) => imageId)).not.toContain(String(image.id));
    expect((await moderate('APPROVED', {})).status).toBe(200);
  });

  test('originals: each file as uploaded, and a manifest that says what is damaged or gone', async () => {
    const pathname = `/api/admin/competition/${competition.id}/originals`;
    const { response, files } = await archive(pathname, admin);
    expect(response.headers.get('content-type')).toBe('application/zip');
    const name = `colour/colour-1-${image.id}.jpeg`;
    expect([...files.keys()]).toEqual([name, expect.stringMatching(/^mono\/mono-2-\d+\.jpeg$/), 'manifest.csv']);
    expect(files.get(name)?.equals(photo)).toBe(true);
    const manifest = rowsOf(files.get('manifest.csv') ?? '');
    expect(manifest.map((row) => row['state'])).toEqual(['OK', 'OK']);
    expect(manifest[0]).toMatchObject({ path: name, bytes: String(photo.length), title: `'=HYPERLINK("x")` });

    const folder = path.join(service.dataDir, 'blobs');
    const originals = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.includes('.original.'))
      .map((file) => path.join(folder, file))
      .filter((file) => statSync(file).size === photo.length);
    for (const file of originals) writeFileSync(file, 'not the photo');
    const damaged = rowsOf((await archive(pathname, admin)).files.get('manifest.csv') ?? '');
    expect(damaged.map((row) => row['state'])).toEqual(['DAMAGED', 'OK']);
    for (const file of originals) rmSync(file);
    const missing = rowsOf((await archive(pathname, admin)).files.get('manifest.csv') ?? '');
    expect(missing.map((row) => row['state'])).toEqual(['MISSING', 'OK']);
    for (const file of originals) writeFileSync(file, photo);
  });

  test('originals are named by place, title and author once results are public', async () => {
    const names = async (locale: string) => {
      const pathname = `/api/admin/competition/${competition.id}/originals`;
      const headers = { 'accept-language': locale };
      const response = await service.raw('GET', pathname, { token: admin, headers });
      const files = await unzip(Buffer.from(await response.arrayBuffer()));
      return { files, names: [...files.keys()] };
    };
    const before = await names('en');
    expect(before.names[0]).toBe(`colour/colour-1-${image.id}.jpeg`);
    service.setClock(new Date(Date.parse(competition.award) + 1000).toISOString());
    const { firstName, lastName } = registration('author');
    const en = await names('en');
    expect(en.names).toEqual([
      expect.stringMatching(new RegExp(`^[^/]+/01-=HYPERLINK\\( x \\)-${firstName} ${lastName}\\.jpeg$`)),
      expect.stringMatching(new RegExp(`^[^/]+/unranked-.*-${firstName} ${lastName}\\.jpeg$`)),
      'manifest.csv',
    ]);
    expect(en.files.get(en.names[0] ?? '')?.equals(photo)).toBe(true);
    const hu = await names('hu');
    expect(hu.names[0]).toMatch(new RegExp(`/01-.*-${lastName} ${firstName}\\.jpeg$`));
    expect(hu.names[1]).toContain('/helyezés nélkül-');
    service.setClock(within(competition, 'AWARD'));
  });

  test('only administrators download a competition', async () => {
    for (const what of ['export/entries', 'originals']) {
      const pathname = `/api/admin/competition/${competition.id}/${what}`;
      expect((await service.ask('GET', pathname, { token: author.token })).status).toBe(403);
      expect((await service.ask('GET', pathname)).status).toBe(401);
      expect((await service.ask('GET', pathname.replace(/\d+/, '4711'), { token: admin })).status).toBe(404);
    }
  });

  test("one's own data: everything kept, no secret, nobody else's", async () => {
    await new DeviceOf(service, author).login("The author's phone");
    const { files } = await archive('/api/user/my/data', author.token);
    const data = JSON.parse(files.get('data.json')?.toString() ?? '') as Record<string, unknown[]>;
    expect(data).toMatchObject({
      account: { username: 'author', email: 'author@example.org' },
      votes: [],
      ballots: [],
      devices: [{ name: "The author's phone" }],
    });
    expect(data['entries']).toHaveLength(2);
    expect(files.get(`entries/${competition.id}/colour-1-${image.id}.jpeg`)?.equals(photo)).toBe(true);
    const text = files.get('data.json')?.toString() ?? '';
    for (const secret of ['argon2', 'voter_key', 'subscription_key', 'voter@', 'family', 'refresh'])
      expect(text).not.toContain(secret);
    const { files: voted } = await archive('/api/user/my/data', voter.token);
    const own = JSON.parse(voted.get('data.json')?.toString() ?? '') as Record<string, unknown[]>;
    expect([own['votes'], own['ballots']].map((rows) => rows?.length)).toEqual([1, 1]);
  });

  test('leaving: the password is asked, unseen entries go, seen ones stay without a name', async () => {
    const leave = (current: string, token = author.token) =>
      service.ask('POST', '/api/user/my/delete', { token, json: { current } });
    const wrong = await leave('not the password');
    expect(wrong.body).toMatchObject({ code: 'WRONG_PASSWORD', errors: [{ field: 'current' }] });
    const upcoming = await announce(service, admin, { title: { hu: 'Új', en: 'New' } });
    service.setClock(within(upcoming, 'UPLOADING'));
    await upload(service, author, upcoming.id, 'colour-1', photo);
    expect((await leave(author.password)).status).toBe(204);
    expect((await service.ask('GET', '/api/user/my', { token: author.token })).status).toBe(401);
    const entries = async (id: number) =>
      (await service.ask<Schemas['AdminCompetition']>('GET', `/api/admin/competition/${id}`, { token: admin })).body;
    expect((await entries(upcoming.id)).entryCount).toBe(0);
    service.setClock(within(competition, 'ENDED'));
    const { body } = await service.ask<Schemas['Image']>('GET', `/api/competition/image/${image.id}`);
    expect(body).toMatchObject({ author: null, result: { points: 5 } });
    const audit = await service.ask<Schemas['AuditPage']>('GET', '/api/admin/audit', { token: admin });
    const gone = audit.body.content.find(({ action }) => action === 'account.deleted');
    expect(JSON.stringify(gone)).not.toContain('author@example.org');
    expect(
      (await service.ask('POST', '/api/authentication/registration', { json: registration('author') })).status,
    ).toBe(201);
    const last = await leave(service.administrator.password, admin);
    expect(last.body.code).toBe('LAST_ADMINISTRATOR');
  });
});
