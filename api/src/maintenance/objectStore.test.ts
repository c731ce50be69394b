import { engine } from '../testing/engines.ts';
import { describeOnS3, environmentOf, startObjectStore, type ObjectStore } from '../testing/objectStore.ts';
import { contentOf } from './testing/backupContent.ts';
import { fill } from './testing/contents.ts';
import { TestInstallation } from './testing/installation.ts';

describeOnS3('a backup', () => {
  let server: ObjectStore;
  let onDisk: TestInstallation;
  let onS3: TestInstallation;
  beforeAll(async () => {
    server = await startObjectStore();
    onDisk = await TestInstallation.make(engine);
    onS3 = await TestInstallation.make(engine, environmentOf(await server.bucket()));
    await fill(onDisk);
    await onS3.prepare();
  });
  afterAll(async () => {
    await onDisk.remove();
    await onS3.remove();
    await server.stop();
  });

  test('goes from a disk into a bucket, and out of the bucket again', async () => {
    const backup = await onDisk.backUp('disk');
    expect((await onS3.run('restore', backup)).code).toBe(0);
    const { code, stdout } = await onS3.run('check');
    expect([code, stdout]).toEqual([0, expect.stringContaining('0 errors, 0 warnings')]);
    expect((await onS3.run('backup', onS3.beside('bucket'))).code).toBe(0);
    expect(contentOf(onS3.beside('bucket'))).toEqual(contentOf(backup));
    // A backup does not overwrite a bucket whose files it does not know.
    const again = await onS3.run('restore', backup);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('The database is not empty')]);
  }, 240_000);
});
