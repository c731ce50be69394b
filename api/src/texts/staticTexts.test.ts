/** Administrators' texts are for keys that a page knows, and lose none of the values that the page fills in (docs/product.md §8). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../testing/engines.ts';
import { login } from '../testing/people.ts';
import { TestService } from '../testing/service.ts';
import { textKeys } from './textKeys.ts';

type Schemas = components['schemas'];

const path = '/api/admin/localized-static-text/';

test('the keys of the client are known, with the values that their texts name', () => {
  expect(textKeys.size).toBeGreaterThan(200);
  expect(textKeys.get('rules.body')).toEqual({ hu: [], en: [] });
  expect(textKeys.get('shell.votes.refused')).toEqual({ hu: ['reason', 'title'], en: ['reason', 'title'] });
  expect(textKeys.get('browse.count_one')).toEqual({ hu: ['count'], en: ['count'] });
  expect(textKeys.has('browse.count')).toBe(false);
});

describe('static texts', () => {
  let service: TestService;
  let token: string;
  beforeAll(async () => {
    service = await TestService.start(engine);
    token = await login(service, service.administrator.username, service.administrator.password);
  });
  afterAll(() => service.stop());
  afterEach(() => service.query('delete from static_text'));

  const call = <T = Schemas['Problem']>(method: string, to: string, json?: unknown, language = 'hu') =>
    service.ask<T>(method, to, {
      token,
      headers: { 'accept-language': language },
      ...(json === undefined ? {} : { json }),
    });
  const add = (key: string, text: string, locale = 'hu') =>
    call<Schemas['StaticText']>('POST', path, { key, locale, text });

  /** The text of a refused field, in Hungarian and in English. */
  async function refusal(method: string, to: string, json: unknown) {
    const [hu, en] = [await call(method, to, json, 'hu'), await call(method, to, json, 'en')];
    expect([hu.status, en.status]).toEqual([422, 422]);
    expect(en.body.errors).toHaveLength(1);
    const message = (of: Schemas['Problem']) => of.errors?.[0]?.message;
    return {
      field: en.body.errors?.[0]?.field,
      code: en.body.errors?.[0]?.code,
      hu: message(hu.body),
      en: message(en.body),
    };
  }

  test.each(['rules.bodyy', 'rules', 'browse.count', 'browse.count_few', 'constructor', 'shell.toString'])(
    'a text for %s, which no page knows, is refused',
    async (key) => {
      expect(await refusal('POST', path, { key, locale: 'hu', text: 'Szia' })).toEqual({
        field: 'key',
        code: 'UNKNOWN_KEY',
        hu: `Ezen a nyelven egyik oldal sem ismeri a(z) „${key}” kulcsot.`,
        en: `No page knows the key “${key}” in this language.`,
      });
    },
  );

  const broken = [
    ['has lost a value', '{{title}}: nem számít.', 'PLACEHOLDER_MISSING', ['{{reason}}']],
    ['has lost all values', 'Nem számít.', 'PLACEHOLDER_MISSING', ['{{reason}}', '{{title}}']],
    ['misses a brace', '{{title}} {{reason}', 'PLACEHOLDER_MISSING', ['{{reason}}']],
    ['has a typo', '{{title}} {{raeson}}', 'PLACEHOLDER_UNKNOWN', ['{{raeson}}']],
    ['names what is not filled in', '{{title}} {{reason}} {{name}}', 'PLACEHOLDER_UNKNOWN', ['{{name}}']],
    ['asks for a format', '{{title}} {{reason}} {{reason, upper}}', 'PLACEHOLDER_UNKNOWN', ['{{reason, upper}}']],
    ['is empty', '', 'BLANK', []],
    ['is of blanks', ' \t\n\u00a0', 'BLANK', []],
    ['shows nothing', '\u200b\u2060', 'BLANK', []],
  ] as const;

  test.each(broken)('a text that %s is refused: "%s"', async (_, text, code, names) => {
    const key = 'shell.votes.refused';
    const created = await refusal('POST', path, { key, locale: 'hu', text });
    const made = await add(key, '{{ reason }} ({{title}})');
    expect(made.status).toBe(201);
    const updated = await refusal('PUT', `${path}${made.body.id}`, { text, version: 1 });
    expect(updated).toEqual(created);
    expect(created).toMatchObject({ field: 'text', code });
    expect(created.hu).not.toBe(created.en);
    for (const name of names) for (const sentence of [created.hu, created.en]) expect(sentence).toContain(name);
    expect((await call('GET', `${path}${made.body.id}`)).body).toEqual(made.body);
  });

  test('values may stand in another order, with blanks, and more than once', async () => {
    const made = await add('shell.votes.refused', '{{ reason }} ({{title}}), {{title}}!', 'en');
    expect(made.status).toBe(201);
    const update = { text: '{{title}} – {{reason }}', version: 1 };
    expect((await call('PUT', `${path}${made.body.id}`, update)).status).toBe(200);
  });

  test('a text stored under a key that no page knows any more is read and removed, not changed', async () => {
    await service.query(
      `insert into static_text (key, locale, text, updated_at) values ('old.page', 'hu', 'Régi', '2026-01-01T00:00:00Z')`,
    );
    const listed = (await call<Schemas['StaticText'][]>('GET', path)).body.find(({ key }) => key === 'old.page');
    const one = `${path}${listed?.id}`;
    expect((await call('GET', one)).body).toMatchObject({ key: 'old.page', text: 'Régi' });
    expect((await service.ask('GET', '/api/localization/hu')).body).toMatchObject({ 'old.page': 'Régi' });
    const refused = await refusal('PUT', one, { text: 'Új', version: 1 });
    expect(refused).toMatchObject({ field: 'key', code: 'UNKNOWN_KEY', en: expect.stringContaining('old.page') });
    expect((await call('DELETE', `${one}?version=1`)).status).toBe(204);
  });

  test('a reader of an older version is told so first', async () => {
    const { body } = await add('shell.brand', 'Fotó');
    const refused = await call('PUT', `${path}${body.id}`, { text: ' ', version: 9 });
    expect(refused.body.code).toBe('VERSION_CONFLICT');
  });
});
