/** Banner of `npm start`: the addresses at which the product is reached. */
import { expect, test } from 'vitest';

/** Plain JavaScript, since it runs before anything is installed. */
interface Banner {
  bannerLines(running: Record<string, unknown>): string[];
}
const script = new URL('../scripts/banner.mjs', import.meta.url);
const { bannerLines } = (await import(script.href)) as Banner;

const running = {
  publicUrl: 'http://localhost:4000',
  isPublicUrlSet: false,
  port: 4000,
  host: '127.0.0.1',
  ownAddresses: ['192.0.2.7'],
  production: false,
  sandbox: true,
  dataDir: '/srv/data',
  announcement: 'admin; password of each: secret',
};
const said = (changes: Partial<typeof running>) =>
  Object.fromEntries(bannerLines({ ...running, ...changes }).map((line) => [line.slice(2, 20).trim(), line.slice(21)]));

test('a trial on one machine: no other address, and how to open it', () => {
  const lines = said({});
  expect(lines['Reached from']).toMatch(/^this machine alone; start it with HOST=0\.0\.0\.0/);
  expect(lines).not.toHaveProperty('On other devices');
  expect(lines).not.toHaveProperty('Links in mails');
  expect(lines).toMatchObject({
    'Photo competition': 'http://localhost:4000',
    Mails: 'http://localhost:4000/dev/mail',
  });
});

test('a trial that the network reaches: under which address, and where links in mails lead', () => {
  const lines = said({ host: '0.0.0.0' });
  expect(lines['On other devices']).toBe('http://192.0.2.7:4000');
  expect(lines['Reached from']).toBe('your network: whoever reaches it reads every mail');
  expect(lines['Links in mails']).toMatch(/^lead to http:\/\/localhost:4000; set PUBLIC_URL/);
  expect(said({ host: '0.0.0.0', isPublicUrlSet: true })).not.toHaveProperty('Links in mails');
  expect(said({ host: '2001:db8::7' })['On other devices']).toBe('http://[2001:db8::7]:4000');
});

test('in production: neither mails nor addresses that no proxy stands before', () => {
  const lines = said({ host: '', production: true, sandbox: false, announcement: null as unknown as string });
  expect(Object.keys(lines)).toEqual(['Photo competition', 'GraphQL', 'Data folder']);
  expect(said({ production: true })['Reached from']).toBe('this machine alone');
});
