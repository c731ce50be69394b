/** How people reach the organisers, and the logo of the site (docs/product.md §8). */
import type { components } from '@photo-competition/schema/rest';
import sharp from 'sharp';
import { engine } from '../../testing/engines.ts';
import { join, login, registration } from '../../testing/people.ts';
import { picture } from '../../testing/photos/picture.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];

describe('the site', () => {
  let service: TestService;
  let token: string;
  beforeAll(async () => {
    service = await TestService.start(engine);
    token = await login(service, service.administrator.username, service.administrator.password);
  });
  afterAll(() => service.stop());
  afterEach(() => service.query('delete from site'));

  const read = async () => (await service.ask<Schemas['Site']>('GET', '/api/site')).body;
  const call = <T = Schemas['Site']>(method: string, path: string, json?: unknown, as: string | undefined = token) =>
    service.ask<T>(method, `/api/admin/site${path}`, {
      token: as,
      headers: { 'accept-language': 'en' },
      ...(json === undefined ? {} : { json }),
    });
  const refused = (method: string, path: string, json?: unknown) =>
    call<Schemas['Problem']>(method, path, json).then(({ body }) => body);
  const setLogo = async (file: Buffer | string, version: number) =>
    call('PUT', '/logo', { picture: typeof file === 'string' ? file : file.toString('base64'), version });

  test('has neither address nor logo at first, and everyone may read it', async () => {
    const { headers, body } = await service.ask<Schemas['Site']>('GET', '/api/site');
    expect(body).toEqual({ contactEmail: null, logo: null, version: 1 });
    expect(headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('is changed by administrators alone', async () => {
    const { token: entrant } = await join(service, 'anna');
    const json = { contactEmail: 'klub@example.org', version: 1 };
    const logo = { picture: await picture(64), version: 1 };
    for (const [as, status] of [
      [entrant, 403],
      [undefined, 401],
    ] as const) {
      const ask = (method: string, path: string, body?: unknown) =>
        service.ask(method, `/api/admin/site${path}`, { token: as, ...(body === undefined ? {} : { json: body }) });
      expect((await ask('PUT', '', json)).status).toBe(status);
      expect((await ask('PUT', '/logo', logo)).status).toBe(status);
      expect((await ask('DELETE', '/logo')).status).toBe(status);
    }
    expect(await read()).toEqual({ contactEmail: null, logo: null, version: 1 });
  });

  test('keeps an address as people read it, once however often it is said, and forgets it', async () => {
    const json = { contactEmail: 'klub@xn--kvhz-5nac8c.hu', version: 1 };
    const { status, body } = await call('PUT', '', json);
    expect([status, body]).toEqual([200, { contactEmail: 'klub@kávéház.hu', logo: null, version: 2 }]);
    expect((await call('PUT', '', { ...json, version: 2 })).body.version).toBe(2);
    expect((await call('PUT', '', { contactEmail: null, version: 2 })).body).toMatchObject({ contactEmail: null });
    const { body: log } = await service.ask<Schemas['AuditPage']>('GET', '/api/admin/audit?objectType=site', { token });
    expect(log.content.slice(0, 2)).toMatchObject([
      { action: 'site.updated', changes: [{ path: 'contactEmail', after: null }] },
      { action: 'site.updated', actor: 'admin', label: 'Photo competition' },
    ]);
  });

  test.each(['nobody', 'a@b@c', 'a b@example.org', 'klub@example.org\r\nBcc: x@example.org', ''])(
    'refuses %j as an address, at its field, and changes nothing',
    async (contactEmail) => {
      const { status, code, errors } = await refused('PUT', '', { contactEmail, version: 1 });
      expect([status, code]).toEqual([422, 'VALIDATION_FAILED']);
      expect(errors).toMatchObject([{ field: 'contactEmail' }]);
      expect(await read()).toMatchObject({ contactEmail: null, version: 1 });
    },
  );

  test('tells who changes what somebody else has changed what stands now', async () => {
    await call('PUT', '', { contactEmail: 'klub@example.org', version: 1 });
    for (const [method, path, json] of [
      ['PUT', '', { contactEmail: 'other@example.org', version: 1 }],
      ['PUT', '/logo', { picture: await picture(64), version: 1 }],
      ['DELETE', '/logo?version=1', undefined],
    ] as const) {
      const { status, code, conflict } = await refused(method, path, json);
      expect([status, code]).toEqual([409, 'VERSION_CONFLICT']);
      expect(conflict).toMatchObject({ current: { contactEmail: 'klub@example.org', version: 2 }, changedBy: 'admin' });
    }
    expect(await read()).toEqual({ contactEmail: 'klub@example.org', logo: null, version: 2 });
  });

  test('makes a small PNG without metadata of any picture, turned upright, and serves it for good', async () => {
    const create = { width: 900, height: 300, channels: 3, background: '#a0522d' } as const;
    const photo = await sharp({ create })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'a secret' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { status, body } = await setLogo(photo, 1);
    expect([status, body]).toMatchObject([200, { version: 2, logo: { width: 171, height: 512 } }]);
    const address = `${service.url}${body.logo?.path}`;
    const response = await fetch(address);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 171, height: 512 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const etag = response.headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('keeps the transparency of a logo, and makes it smaller where it would weigh too much', async () => {
    const { body } = await setLogo(await picture(64), 1);
    const clear = await (await fetch(`${service.url}${body.logo?.path}`)).arrayBuffer();
    expect((await sharp(Buffer.from(clear)).metadata()).hasAlpha).toBe(true);
    const noise = sharp({
      create: {
        width: 512,
        height: 512,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const { status, body: heavy } = await setLogo(await noise.jpeg({ quality: 50 }).toBuffer(), 2);
    expect(status).toBe(200);
    expect(heavy.logo?.width).toBeLessThan(512);
    const bytes = await (await fetch(`${service.url}${heavy.logo?.path}`)).arrayBuffer();
    expect(bytes.byteLength).toBeLessThanOrEqual(200_000);
  });

  test('replaces a logo, and removes it twice: the former ones are gone', async () => {
    const first = (await setLogo(await picture(64), 1)).body;
    expect((await setLogo(await picture(64), 2)).body).toEqual(first);
    const second = (await setLogo(await picture(96), 2)).body;
    expect(second.version).toBe(3);
    expect((await fetch(`${service.url}${first.logo?.path}`)).status).toBe(404);
    expect((await call('DELETE', '/logo?version=3')).body).toEqual({ contactEmail: null, logo: null, version: 4 });
    expect((await call('DELETE', '/logo')).body.version).toBe(4);
    expect((await fetch(`${service.url}${second.logo?.path}`)).status).toBe(404);
  });

  test.each([
    ['a file that is no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'UNSUPPORTED_FORMAT'],
    ['a picture that is cut off', 'cut', 422, 'IMAGE_DAMAGED'],
    ['a picture of a few pixels', 'tiny', 422, 'IMAGE_TOO_SMALL'],
    ['a file that is too large', 'A'.repeat(136_004), 422, 'VALIDATION_FAILED'],
    ['what is no base64', '<<<<', 422, 'VALIDATION_FAILED'],
    ['more than a request may hold', 'A'.repeat(300_000), 413, 'FILE_TOO_LARGE'],
  ])('refuses %s, and changes nothing', async (_, file, status, code) => {
    const made = async () => {
      if (file === 'cut')
        return Buffer.from(await picture(256), 'base64')
          .subarray(0, 200)
          .toString('base64');
      return file === 'tiny' ? picture(16) : typeof file === 'string' ? file : file.toString('base64');
    };
    const { status: told, code: why } = await refused('PUT', '/logo', { picture: await made(), version: 1 });
    expect([told, why]).toEqual([status, code]);
    expect(await read()).toEqual({ contactEmail: null, logo: null, version: 1 });
  });

  test('has mails say where they are answered', async () => {
    await call('PUT', '', { contactEmail: 'klub@example.org', version: 1 });
    await service.ask('POST', '/api/authentication/registration', { json: registration('reader') });
    const mail = await service.mailTo('reader@example.org', 'activation');
    expect(mail).toMatchObject({ replyTo: 'klub@example.org' });
    expect(mail.text).toMatch(/\nQuestions\? Write to: klub@example\.org$/);
  });
});
