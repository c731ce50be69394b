import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
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

/** Changes the manifest the way an earlier or later product would have written it: with the right checksum. */
export function changeManifest(backup: string, change: (manifest: Record<string, unknown>) => void): void {
  const [manifestFile, sumsFile] = [path.join(backup, 'manifest.json'), path.join(backup, 'SHA256SUMS')];
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, unknown>;
  change(manifest);
  const text = JSON.stringify(manifest);
  writeFileSync(manifestFile, text);
  const sum = createHash('sha256').update(text).digest('hex');
  const sums = readFileSync(sumsFile, 'utf8');
  writeFileSync(sumsFile, sums.replace(/^.*manifest\.json$/m, `${sum}  manifest.json`));
}
