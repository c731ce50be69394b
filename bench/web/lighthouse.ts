import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Fetched by npm when it is asked for: it is larger than everything else that this repository installs for its tests, and only
 * this command needs it.
 */
const lighthouse = 'lighthouse@12.8.2';

/** The categories of Lighthouse, by its names. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores that Lighthouse gives a page, 0 to 100, with its own simulation of a phone. */
export type Audit = Readonly<Record<(typeof categories)[number], number>>;

interface Report {
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
}

/** @param program the browser @throws Error when Lighthouse cannot be fetched, or cannot judge the page */
export async function audit(program: string, address: string): Promise<Audit> {
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-lighthouse-'));
  try {
    const file = path.join(folder, 'report.json');
    const options = ['--quiet', '--output=json', `--output-path=${file}`];
    const flags = '--chrome-flags=--headless=new --no-sandbox';
    const child = spawn('npx', ['--yes', lighthouse, address, ...options, flags], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROME_PATH: program },
    });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
    const scoreOf = (name: string) => Math.round(100 * (report.categories[name]?.score ?? 0));
    return Object.fromEntries(categories.map((name) => [name, scoreOf(name)])) as Audit;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
