import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PublishedCount } from '../verify.ts';

const script = fileURLToPath(new URL('../../verify.mjs', import.meta.url));

/** Writes a published count as the files that people download. @returns the folder, and what removes it */
export function downloaded(published: PublishedCount): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-count-'));
  const write = (name: string, content: string | Uint8Array) => writeFileSync(path.join(folder, name), content);
  write('head', published.head);
  write('keys.json', JSON.stringify(published.keys.map((publicKey) => ({ publicKey }))));
  write('records.jsonl', published.records);
  write('count.bin', published.ballots);
  write('roll.bin', published.roll);
  write('result-1.json', published.result);
  mkdirSync(path.join(folder, 'heads'));
  published.heads?.forEach((head, i) => write(path.join('heads', String(i)), head));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Runs `count/verify.mjs` over downloaded files. @param more files by name */
export function runScript(published: PublishedCount, more: Record<string, string> = {}) {
  const { folder, remove } = downloaded(published);
  for (const [name, text] of Object.entries(more)) writeFileSync(path.join(folder, name), text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  remove();
  return { status, stdout, stderr };
}
