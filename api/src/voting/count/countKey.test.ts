import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../../platform/database/database.ts';
import { built } from '../../maintenance/testing/built.ts';
import { TestInstallation } from '../../maintenance/testing/installation.ts';
import { engine } from '../../testing/engines.ts';
import { readPrivateKey } from '../../platform/ed25519.ts';
import { countKey, makeCountKey, publicBytes } from './countKey.ts';
import { countKeys, noteCountKey } from './keys.ts';
import { countSigner } from './signer.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-count-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** An embedded database that has never been shared: it holds no key. */
const alone = {
  engine: 'embedded',
  db: { selectFrom: () => ({ select: () => ({ where: () => ({ executeTakeFirst: () => Promise.resolve() }) }) }) },
} as unknown as Database;

test('beside the embedded database the key is made once, for its owner alone', async () => {
  const first = publicBytes(await countKey(alone, folder, undefined));
  expect(first).toHaveLength(32);
  expect(publicBytes(await countKey(alone, folder, undefined))).toEqual(first);
  const file = path.join(folder, 'count-key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(publicBytes(readPrivateKey(readFileSync(file, 'utf8')))).toEqual(first);
});

test('the key of the setting wins, with its line feeds written out or not', async () => {
  const pem = makeCountKey();
  for (const setting of [pem, pem.trim().replaceAll('\n', '\\n')])
    expect(publicBytes(await countKey(alone, folder, setting))).toEqual(publicBytes(readPrivateKey(pem)));
});

test('a key of another kind is refused', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  expect(() => readPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())).toThrow('Ed25519');
  expect(() => readPrivateKey('no key')).toThrow();
});

test('keys that took turns are remembered with their times, the present one first', async () => {
  const installation = await TestInstallation.make(engine);
  const database = await installation.database();
  try {
    await (await built('platform/database/migrate')).migrate(database.db);
    const [one, two] = [makeCountKey(), makeCountKey()].map((pem) =>
      countSigner(readPrivateKey(pem), 'https://foto.example/'),
    );
    if (!one || !two) throw new Error('two keys');
    const day = (n: number) => new Date(Date.UTC(2026, 4, n));
    await noteCountKey(database.db, one, day(1));
    await noteCountKey(database.db, one, day(2));
    await noteCountKey(database.db, two, day(3));
    const told = await countKeys(database.db, two);
    expect(told.map(({ publicKey, from, until }) => [publicKey, from, until])).toEqual([
      [two.publicKey.toString('base64'), day(3).toISOString(), null],
      [one.publicKey.toString('base64'), day(1).toISOString(), day(3).toISOString()],
    ]);
    expect(told[0]?.name).toBe('foto.example/count');
  } finally {
    await database.close();
    await installation.remove();
  }
});
