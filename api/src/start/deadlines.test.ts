/** A millisecond, a second and a whole upload too late. */
import type { components } from '@photo-competition/schema/rest';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { engine } from '../testing/engines.ts';
import { announce, datesFrom, join, login, upload, type Person } from '../testing/people.ts';
import { requestBytes } from '../testing/fuzz/attack.ts';
import { TestService, until } from '../testing/service.ts';
import { smallPhoto } from '../testing/world.ts';

type Schemas = components['schemas'];

describe('deadlines', () => {
  let service: TestService;
  let anna: Person;
  let bela: Person;
  let competition: Schemas['AdminCompetition'];
  let image: Schemas['Image'];
  let photo: Buffer;
  beforeAll(async () => {
    service = await TestService.start(engine);
    const admin = await login(service, service.administrator.username, service.administrator.password);
    [anna, bela] = [await join(service, 'anna'), await join(service, 'bela')];
    competition = await announce(service, admin, datesFrom(new Date(Date.now() - 60_000)));
    photo = await smallPhoto(1);
    image = (await upload(service, anna, competition.id, 'colour-1', photo)).body;
  }, 150_000);
  afterAll(() => service.stop());

  const at = (iso: string, ms: number) => service.setClock(new Date(new Date(iso).getTime() + ms));

  test.each([
    [-1, 200],
    [0, 409],
    [1, 409],
    [1000, 409],
  ])('a vote %i ms after the end of voting: %i', async (ms, status) => {
    at(competition.votingEnd, ms);
    const ask = { token: bela.token, json: { imageId: image.id, point: 3 } };
    const answer = await service.ask('POST', '/api/competition/vote', ask);
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.body.code).toBe('WRONG_PHASE');
    expect(await service.query(`select point from vote`)).toEqual([{ point: 3 }]);
  });

  test.each([
    [-1, 200],
    [0, 409],
    [1, 409],
    [1000, 409],
  ])('an upload and a deletion %i ms after the end of uploading: %i', async (ms, status) => {
    at(competition.votingStart, ms);
    // Without a vote on it: what was voted on could not be replaced.
    const put = await upload<Schemas['Problem']>(service, bela, competition.id, 'mono-1', photo);
    expect([put.status === 201 ? 200 : put.status, put.body.code]).toEqual([
      status,
      status === 409 ? 'WRONG_PHASE' : undefined,
    ]);
    const slot = `/api/competition/upload/${competition.id}/mono-1`;
    const removed = await service.ask('DELETE', slot, { token: bela.token });
    expect(removed.status).toBe(status === 200 ? 204 : 409);
  });

  test.each([0, 1])('an upload that began in time and ends %i ms too late leaves the slot as it was', async (ms) => {
    at(competition.votingStart, -1);
    const boundary = 'late';
    const field = (name: string) => Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${name}\r\n\r\n`);
    const data = Buffer.from(`${JSON.stringify({ title: 'Too late', ownImage: true })}\r\n`);
    const body = Buffer.concat([
      field('name="data"'),
      data,
      field('name="file"; filename="late.jpg"'),
      photo,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const target = `/api/competition/upload/${competition.id}/colour-2`;
    const headers: [string, string][] = [['content-type', `multipart/form-data; boundary=${boundary}`]];
    const request = requestBytes({ method: 'POST', target, headers }, `Bearer ${bela.token}`, body);
    const { hostname, port } = new URL(service.url);
    const socket = connect({ host: hostname, port: Number(port) });
    const answer = text(socket);
    socket.write(request.subarray(0, -100));
    // The file is on its way: the phase was right when the upload began.
    await until('the file to arrive', async () =>
      Promise.resolve(readdirSync(path.join(service.dataDir, 'uploads')).length > 0),
    );
    at(competition.votingStart, ms);
    socket.write(request.subarray(-100));
    expect(await answer).toMatch(/^HTTP\/1\.1 409 [\s\S]*"WRONG_PHASE"/);
    expect(await service.query(`select id from image where title = 'Too late'`)).toEqual([]);
  });
});
