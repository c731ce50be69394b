import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '../manifest.ts';

export const manifestOf = (backup: string): Manifest =>
  JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8')) as Manifest;

/** Every row and every photo of a backup, as checksums: the same for two backups of the same content. */
export const contentOf = (backup: string): string[] =>
  readFileSync(path.join(backup, 'SHA256SUMS'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.endsWith('manifest.json'))
    .sort();
