import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderLocked, lockFolder } from './lock.ts';

test('a folder belongs to one holder at a time, by whatever name it is reached', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-lock-'));
  const alias = `${folder}-alias`;
  symlinkSync(folder, alias);
  try {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(alias, 0)).rejects.toThrow(FolderLocked);
    await unlock();
    await (
      await lockFolder(alias, 0)
    )();
  } finally {
    rmSync(alias);
    rmSync(folder, { recursive: true });
  }
});

test('the waiting process gets the folder when it is given back', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-lock-'));
  try {
    const unlock = await lockFolder(folder);
    const waiting = lockFolder(folder);
    await unlock();
    await (
      await waiting
    )();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
