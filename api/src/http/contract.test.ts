import type { components } from '@photo-competition/schema/rest';
import { openapiFile } from '@photo-competition/schema/files';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { engines } from '../testing/engines.ts';
import { join, login, type Person } from '../testing/people.ts';
import { TestService } from '../testing/service.ts';

type Schemas = components['schemas'];

interface Schema {
  $ref?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  type?: string | string[];
}

interface Operation {
  operationId: string;
  security?: Record<string, unknown>[];
  tags: string[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
}

const document = parse(readFileSync(openapiFile, 'utf8'), { merge: true }) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** Parameters of paths, as they may be and as they may not. */
const examples: Record<string, string> = {
  id: '1',
  competitionId: '1',
  competition_id: '1',
  image: '1',
  image_type: 'colour-1',
  status: 'APPROVED',
  locale: 'hu',
  resolution: 'thumb',
  type: 'NEWS',
};

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => {
      const status = path.includes('/status/') ? 'PUBLISHED' : 'APPROVED';
      const type = path.includes('user-image') ? 'colour-1' : 'NEWS';
      const id = path.includes('/template/') ? 'activation' : '1';
      const values = { ...examples, status, type, id };
      const url = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name as keyof typeof values] ?? 'missing');
      const content = operation.requestBody?.content['application/json'];
      const body = content && resolve(content.schema);
      const security = operation.security ?? [];
      const needsToken = security.length > 0 && security.every((one) => 'bearer' in one);
      return { id: operation.operationId, method: method.toUpperCase(), path, url, body, operation, needsToken };
    }),
);

function resolve(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (document.components.schemas[name] ?? {});
}

const administrators = operations.filter(
  ({ path, id }) => path.startsWith('/api/admin/') || id === 'moderateComment' || id === 'moderateImage',
);
const withBody = operations.filter(({ body }) => body?.required?.length);

/** Every call of specification §7 that the service has so far; the campaigns of §7 are still to come. */
test('the document describes each operation once', () => {
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  expect(operations.every(({ url }) => !url.includes('missing'))).toBe(true);
});

describe.each(engines.slice(0, 1))('every operation on $name', (engine) => {
  let service: TestService;
  let admin: string;
  let entrant: Person;
  beforeAll(async () => {
    service = await TestService.start(engine);
    admin = await login(service, service.administrator.username, service.administrator.password);
    entrant = await join(service, 'entrant');
  });
  afterAll(() => service.stop());

  test.each(operations.filter(({ needsToken }) => needsToken))('$id refuses a visitor', async ({ method, url }) => {
    const { status, body, headers } = await service.ask(method, url);
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  test.each(operations.filter(({ operation }) => operation.security))(
    '$id refuses a forged token',
    async ({ method, url }) => {
      const token = `${admin.split('.').slice(0, 2).join('.')}.${'x'.repeat(43)}`;
      expect((await service.ask(method, url, { token })).status).toBe(401);
    },
  );

  test.each(administrators)('$id refuses an entrant', async ({ method, url, body }) => {
    // A body that cannot be right must not tell an entrant more than the refusal.
    const json = body ? {} : undefined;
    const { status } = await service.ask(method, url, { token: entrant.token, ...(json ? { json } : {}) });
    expect([403, 422]).toContain(status);
    if (!json) expect(status).toBe(403);
  });

  test.each(withBody)(
    '$id names each required field that is missing or of a wrong type',
    async ({ method, url, body, id }) => {
      const path = id === 'changePassword' ? `${url}?newPassword=long%20enough%20for%20it` : url;
      const ask = (json: unknown) => service.ask<Schemas['Problem']>(method, path, { token: admin, json });
      const empty = await ask({});
      expect(empty.status).toBe(422);
      expect(empty.body.errors?.map(({ field }) => field).sort()).toEqual([...(body?.required ?? [])].sort());
      const wrong = await ask(Object.fromEntries((body?.required ?? []).map((field) => [field, { not: 'this' }])));
      expect(wrong.status).toBe(422);
      const named = new Set(wrong.body.errors?.map(({ field }) => field.split('.')[0]));
      for (const field of body?.required ?? []) expect(named).toContain(field);
      for (const json of [[], 'text', 7, null]) expect((await ask(json)).status).toBe(422);
    },
  );

  test.each(operations.filter(({ path }) => path.includes('{')))(
    '$id knows no object of a wrong id',
    async ({ method, path, body }) => {
      for (const wrong of ['0', '-1', 'abc', '9'.repeat(20), '1.5', '%00', '..%2f']) {
        const url = path.replace(/\{\w+\}/g, wrong);
        const { status } = await service.ask(method, url, { token: admin, ...(body ? { json: {} } : {}) });
        expect(status).toBe(404);
      }
    },
  );
});
