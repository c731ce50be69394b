import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { ownServer } from '../testing/engines.ts';
import { manifestOf } from './testing/backupContent.ts';
import { built } from './testing/built.ts';
import { fill } from './testing/contents.ts';
import { quietly, TestInstallation } from './testing/installation.ts';

describe('a backup that meets an obstacle', () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await TestInstallation.make(ownServer);
    await fill(installation);
  });
  afterAll(() => installation.remove());

  test('every photo file that any row names is in it, whichever table that is', async () => {
    const backup = await installation.backUp('names');
    const named = new Set<string>();
    for (const table of readdirSync(path.join(backup, 'tables'))) {
      if (['blob_garbage.ndjson', 'audit_log.ndjson'].includes(table)) continue;
      const text = readFileSync(path.join(backup, 'tables', table), 'utf8');
      for (const [key] of text.matchAll(/[0-9a-f]{2}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[\w.]*/g))
        named.add(key);
    }
    expect(named.size).toBe(39);
    for (const key of named) expect(statSync(path.join(backup, 'blobs', key)).size).toBeGreaterThan(0);
  });

  test('its place must be free, and in a folder that is there', async () => {
    mkdirSync(installation.beside('taken'));
    await expect(installation.backUp('taken')).rejects.toThrow('taken exists already: choose a name that is free.');
    await expect(installation.backUp('nowhere/backup')).rejects.toThrow('There is no folder');
    expect(readdirSync(installation.beside('taken'))).toEqual([]);
  });

  test('its place stays empty when a person ends the command, or another backup is on its way there', async () => {
    const { beginDraft } = await built('maintenance/draft');
    const { writeBackup } = await built('maintenance/backup');
    const draft = await beginDraft(installation.beside('busy'));
    await expect(installation.backUp('busy')).rejects.toThrow('Another backup is being written');
    await draft.discard();
    const opened = await installation.open();
    await expect(
      writeBackup(opened, installation.beside('busy'), quietly.progress, AbortSignal.abort()),
    ).rejects.toThrow();
    await opened.close();
    expect(readdirSync(installation.folder).filter((name) => name.startsWith('busy'))).toEqual([]);
  });

  test('its place must be named, and the installation must be there', async () => {
    expect(await installation.run('backup')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Name one folder') as string,
    });
    const empty = await TestInstallation.make(ownServer);
    const { code, stderr } = await empty.run('check');
    await empty.remove();
    expect([code, stderr]).toEqual([2, expect.stringContaining('There is no installation in the data folder')]);
  });

  test('a photo that the store has lost is told, and does not stop the backup of the rest', async () => {
    const { db, close } = await installation.database();
    const image = await db.selectFrom('image').select('original_key').orderBy('id').executeTakeFirstOrThrow();
    await close();
    rmSync(path.join(installation.dataDir, 'blobs', image.original_key));
    const backup = installation.beside('lacking');
    const { code, stderr } = await installation.run('backup', backup);
    expect([code, stderr]).toEqual([1, expect.stringContaining('1 photo files were missing in the store')]);
    expect(manifestOf(backup).blobs).toMatchObject({ files: 38, missing: [image.original_key], damaged: [] });
  });
});
