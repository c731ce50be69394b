/**
 * A visit to the installation of `main.ts`, by its public address: `visit.ts FOLDER first|restored`. Caddy's own authority is
 * named by NODE_EXTRA_CA_CERTS. It prints how many requests it made, and ends with 1 where something is not as it should be.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { announce, visitor, type Person } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { until } from '../product/until.ts';
import { root } from '../product/composeFile.ts';

const [folder = '', visit] = process.argv.slice(2);
const plainFetch = globalThis.fetch;
let requests = 0;
globalThis.fetch = (...args) => {
  requests += 1;
  return plainFetch(...args);
};

/** The service itself is reached from the server alone. */
const place = { url: 'https://localhost', apiUrl: 'http://api:4001' };
const manifest = JSON.parse(readFileSync(path.join(root, 'schema/operations/web.json'), 'utf8')) as {
  operations: { id: string; name: string }[];
};

/** An operation of the web client, by its hash, and its one field. @param file goes into `input.file` */
async function ask<T>(person: Person, name: string, field: string, variables: object = {}, file?: Buffer): Promise<T> {
  const sha256Hash = manifest.operations.find((one) => one.name === name)?.id;
  const operations = JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });
  const form = new FormData();
  form.set('operations', operations);
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
  if (file) form.set('0', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'photo.jpg');
  const headers = {
    'apollo-require-preflight': 'true',
    ...(file ? {} : { 'content-type': 'application/json' }),
    ...(person.token === null ? {} : { authorization: `Bearer ${person.token}` }),
  };
  const response = await fetch(`${place.url}/graphql`, { method: 'POST', headers, body: file ? form : operations });
  const { data, errors } = (await response.json()) as { data?: Record<string, T>; errors?: unknown };
  assert.equal(errors, undefined);
  return data?.[field] as T;
}

async function login(username: string, password: string): Promise<Person> {
  const { token } = await ask<{ token: string }>(visitor, 'Login', 'login', { input: { username, password } });
  assert.ok(token, `${username} cannot log in`);
  return { username, token };
}

async function looksAround(): Promise<void> {
  const plain = await fetch('http://localhost/', { redirect: 'manual' });
  assert.deepEqual([plain.status, plain.headers.get('location')], [308, 'https://localhost/']);
  const page = await fetch(`${place.url}/`, { headers: { accept: 'text/html' } });
  assert.equal(page.status, 200);
  const script = /<script[^>]* src="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  assert.match((await fetch(new URL(script, place.url))).headers.get('content-type') ?? '', /javascript/);
  const { locale } = await ask<{ locale: string }>(visitor, 'Localization', 'localization', { locale: 'hu' });
  assert.equal(locale, 'hu');
}

async function activation(to: string): Promise<{ number: number; validationCode: string }> {
  const texts = readFileSync(path.join(folder, 'logs/mailbox.log'), 'utf8').split('\n');
  const mails = texts
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { to: string; raw: string });
  for (const { raw } of mails.filter((mail) => mail.to === to)) {
    const { text = '' } = await PostalMime.parse(raw);
    const [, number, validationCode = ''] = /https:\/\/localhost\/activation\/(\d+)\/([\w-]+)/.exec(text) ?? [];
    if (number !== undefined) return { number: Number(number), validationCode };
  }
  return { number: 0, validationCode: '' };
}

const password = 'anna takes photos';

async function joinsAndEnters(): Promise<void> {
  const secret = readFileSync(path.join(folder, 'secrets/admin_password'), 'utf8').trim();
  const { id } = await announce(place, await login('admin', secret));
  const email = 'anna@example.org';
  const person = { username: 'anna', email, firstName: 'Anna', lastName: 'Kis', locale: 'hu', newsletter: [] };
  await ask(visitor, 'Register', 'register', { input: { ...person, acceptRules: true } });
  const link = await until('the mail with the link', async () => {
    const found = await activation(email);
    return found.number > 0 && found;
  });
  const input = { ...link, newPassword: password };
  const { activated } = await ask<{ activated: boolean }>(visitor, 'ActivateAccount', 'activateAccount', { input });
  assert.ok(activated);
  const entry = { competitionNumber: id, slot: 'colour-1', title: 'Over TLS', ownImage: true, file: null };
  const anna = await login('anna', password);
  const answer = ask<{ userErrors: unknown[] }>(
    anna,
    'UploadImage',
    'uploadImage',
    { input: entry },
    await plainPhoto(),
  );
  assert.deepEqual((await answer).userErrors, []);
}

async function seesTheEntry(): Promise<void> {
  const anna = await login('anna', password);
  const { myEntries } = await ask<{ myEntries: { title: string; small: string }[] }>(
    anna,
    'MyEntries',
    'activeCompetition',
  );
  assert.deepEqual(
    myEntries.map(({ title }) => title),
    ['Over TLS'],
  );
  const headers = { authorization: `Bearer ${anna.token}` };
  const picture = await fetch(new URL(myEntries[0]?.small ?? '', place.url), { headers });
  assert.deepEqual([picture.status, picture.headers.get('content-type')?.split('/')[0]], [200, 'image']);
}

await looksAround();
if (visit === 'first') await joinsAndEnters();
await seesTheEntry();
process.stdout.write(`${requests} requests\n`);
