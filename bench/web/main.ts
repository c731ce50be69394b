/**
 * Measures the client in Chromium, as built and with production settings: what a first visit of home, a list and a photo
 * takes on a slow phone beside a static page with the same pictures, the way of a vote to the screen, scrolling through
 * a list of 2,000 entries, and the keys of an administrators' list. Writes bench/results/web.md.
 * Usage: CHROMIUM=/usr/bin/chromium npm run bench:web [-- --rounds 5] [--lighthouse]
 *
 * `--lighthouse` has Lighthouse judge the same three pages as well; npm fetches it then.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { machine } from '../measure/machine.ts';
import { inRounds } from '../measure/rounds.ts';
import { launch } from './browser.ts';
import { audit } from './lighthouse.ts';
import { listKeys, scrollList, visit, voteToPaint } from './measurements.ts';
import { entries, startProduct } from './product.ts';
import { reportOf } from './report.ts';
import { serveStaticPages } from './staticPage.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, lighthouse: { type: 'boolean', default: false } },
});
const rounds = Number(values.rounds);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Processes that others had running when this began, per core. */
const busy = (loadavg()[0] ?? 0) / availableParallelism();
const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-bench-web-'));
say(`Making ${entries.toLocaleString('en')} entries …`);
const product = await startProduct(path.join(folder, 'data'));
const program = process.env['CHROMIUM'];
const browser = await launch(program);
try {
  const addresses = Object.entries(product.pages).map(([name, at]) => [name, product.url + at] as const);
  const plain = await serveStaticPages(
    browser,
    addresses.map(([, address]) => address),
  );
  const subjects = addresses.flatMap(([name, address]) => [
    { name, kind: 'ours', address } as const,
    { name, kind: 'static', address: plain.of.get(address) ?? '' } as const,
  ]);
  say('Visiting …');
  const visits = await inRounds(subjects, rounds, ({ address }) => visit(browser, address));
  plain.stop();
  say('Voting …');
  const votes = await inRounds([product], rounds, (one) => voteToPaint(browser, one));
  say('Scrolling …');
  const scrolls = await inRounds([product], Math.min(rounds, 3), (one) => scrollList(browser, one));
  say('Going through a list of administrators …');
  const keys = await inRounds([product], rounds, (one) => listKeys(browser, one));
  if (values.lighthouse) say('Asking Lighthouse …');
  const audits = await inRounds(values.lighthouse ? addresses : [], rounds, ([, address]) =>
    audit(program ?? '', address),
  );
  const report = reportOf({
    machine: machine(),
    rounds,
    busy,
    entries,
    visits: [...visits].map(([{ name, kind }, taken]) => ({ name, kind, taken })),
    votes: votes.get(product) ?? [],
    scrolls: scrolls.get(product) ?? [],
    keys: keys.get(product) ?? [],
    audits: [...audits].map(([[name], taken]) => ({ name, taken })),
  });
  say(report);
  writeFileSync(fileURLToPath(new URL('../results/web.md', import.meta.url)), report);
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
