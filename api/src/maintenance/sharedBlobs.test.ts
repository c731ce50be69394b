/** Backups beside each other keep a photo file once (docs/backup.md). */
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { engine } from '../testing/engines.ts';
import { contentOf, manifestOf } from './testing/backupContent.ts';
import { fill } from './testing/contents.ts';
import { TestInstallation } from './testing/installation.ts';

let installation: TestInstallation;
let first: string;
let second: string;
beforeAll(async () => {
  installation = await TestInstallation.make(engine);
  await fill(installation);
  first = await installation.backUp('first');
  second = await installation.backUp('second');
}, 150_000);
afterAll(() => installation.remove());

/** Photo files of a backup, by path within it. */
const photoFiles = (backup: string): string[] =>
  readdirSync(path.join(backup, 'blobs'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(backup, 'blobs', file)).isFile(),
  );

const place = (backup: string, file: string): number => statSync(path.join(backup, 'blobs', file)).ino;

test('photo files that are the same are one file of the disk, rows are not', () => {
  const files = photoFiles(second);
  expect(files.length).toBe(manifestOf(second).blobs.files);
  expect(files.filter((file) => place(first, file) !== place(second, file))).toEqual([]);
  const account = (backup: string) => statSync(path.join(backup, 'tables/account.ndjson')).ino;
  expect(account(first)).not.toBe(account(second));
  expect(contentOf(second)).toEqual(contentOf(first));
});

/** Lets every hard link of a command fail, as the file system would. */
const linksFail = (code: string): Record<string, string> => {
  const program = `import fs from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    fs.link = () => Promise.reject(Object.assign(new Error('${code}: link'), { code: '${code}' }));
    syncBuiltinESMExports();`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
};

test.each(['EPERM', 'EXDEV', 'EMLINK', 'ENOTSUP', 'ENOSYS'])(
  'where a link fails with %s everything is copied',
  async (code) => {
    const copy = installation.beside(code);
    expect(await installation.runWith(linksFail(code), 'backup', copy)).toMatchObject({ code: 0 });
    const files = photoFiles(copy);
    expect(files.length).toBe(manifestOf(first).blobs.files);
    expect(files.filter((file) => statSync(path.join(copy, 'blobs', file)).nlink !== 1)).toEqual([]);
    expect(contentOf(copy)).toEqual(contentOf(first));
    rmSync(copy, { recursive: true });
  },
);

test('a link that fails because the disk does ends the backup, and leaves nothing', async () => {
  const { code, stderr } = await installation.runWith(linksFail('EIO'), 'backup', installation.beside('failed'));
  expect([code, stderr]).toEqual([1, expect.stringContaining('EIO')]);
  expect(readdirSync(installation.folder).filter((name) => name.startsWith('failed'))).toEqual([]);
});

test('a damaged file of a backup is copied anew, and each is whole without those before it', async () => {
  const [damaged = ''] = photoFiles(second);
  writeFileSync(path.join(second, 'blobs', damaged), 'something else');
  const third = await installation.backUp('third');
  expect(place(third, damaged)).not.toBe(place(second, damaged));
  expect(photoFiles(third).filter((file) => place(third, file) !== place(second, file))).toEqual([damaged]);
  for (const backup of [first, second]) rmSync(backup, { recursive: true });
  const restored = await TestInstallation.make(engine);
  try {
    await restored.restore(third);
    expect(await restored.run('check')).toMatchObject({ code: 0 });
  } finally {
    await restored.remove();
  }
}, 150_000);
