// @ts-check
/**
 * `npm test`: installs what the tests need, builds, runs every suite and closes with one line of counts. `npm test -- api web` runs only those.
 * With TEST_DATABASE_URL, TEST_REDIS_URL and TEST_PHOTOS_DIR the suites also run on a real PostgreSQL, a real Redis and real photos; without, they say
 * so by name. `npm test -- --real` runs only the files that those change, and not on the embedded engine again.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { findChromium } from './browser.mjs';
import { realSettings, realSuites } from './realSuites.mjs';
import { findSwift } from './swift.mjs';
import { build, fail, install, requireNode, root } from './workspace.mjs';

/** The suites in the order they run: the quick ones first. */
const suites = ['web', 'gateway', 'api', 'e2e'];

requireNode();
const { values, positionals } = parseArgs({ options: { real: { type: 'boolean' } }, allowPositionals: true });
const onlyReal = values.real ?? false;
const unknown = positionals.find((name) => !suites.includes(name));
if (unknown !== undefined) fail(`There is no test suite "${unknown}"; there are ${suites.join(', ')}.`);
if (onlyReal && !realSettings.some((name) => process.env[name]))
  fail(`Nothing real is named: set ${realSettings.join(', ')} or some of them.`);

/** The files of a suite that are to run; null for all. @param {string} name */
const filesOf = (name) => (onlyReal ? realSuites(path.join(root, name)) : null);
const chosen = suites.filter(
  (name) => (!positionals.length || positionals.includes(name)) && filesOf(name)?.length !== 0,
);

await install({ development: true });
await build();
const chromium = chosen.includes('e2e') ? findChromium() : null;
if (chosen.includes('e2e') && !chromium) {
  process.stdout.write(
    'No browser: the browser tests are skipped. Install Chromium (Debian: apt-get install chromium) or name one with CHROMIUM.\n',
  );
}
if (chosen.includes('api') && !findSwift()) {
  process.stdout.write(
    'No S3 server: the tests of photos in S3 are skipped. Install OpenStack Swift (Debian: apt-get install python3-swift).\n',
  );
}

const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-test-'));
let passed = 0;
let failed = 0;
/** @type {string[]} */
const skipped = [];
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const broken = [];

/**
 * The part that Jest's and Vitest's JSON reports share.
 * @typedef {{ numPassedTests: number, numFailedTests: number, success: boolean,
 *   testResults: { name: string, startTime: number, endTime: number,
 *     assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} Report
 */

/** How much of a failure's message is repeated at the end, where a reader of a cut log still finds it. */
const messageLines = 12;

/** @param {{ fullName: string, failureMessages?: string[] }} test */
function messageOf({ failureMessages }) {
  const lines = stripVTControlCharacters(failureMessages?.[0] ?? '').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, messageLines)
    .map((line) => `           ${line}`);
}

/** How many files of a suite are named with what they took. */
const slowest = 5;

/** Tells where a suite's time went. @param {Report} report @param {number} began */
function tellTimes({ testResults }, began) {
  const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;
  const files = testResults
    .map(({ name, startTime, endTime }) => ({ name: path.relative(root, name), ms: endTime - startTime }))
    .sort((a, b) => b.ms - a.ms);
  process.stdout.write(`took ${seconds(Date.now() - began)}, longest:\n`);
  for (const { name, ms } of files.slice(0, slowest)) process.stdout.write(`${seconds(ms).padStart(9)}  ${name}\n`);
}

for (const name of chosen) {
  process.stdout.write(`\n── ${name} ──\n`);
  const file = path.join(folder, `${name}.json`);
  const jest = name === 'api' || name === 'gateway';
  const reporters = jest
    ? ['--json', `--outputFile=${file}`]
    : ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const files = filesOf(name);
  const selection = files === null ? [] : jest ? ['--runTestsByPath', ...files] : files;
  const began = Date.now();
  const result = spawnSync('npm', ['run', '--silent', 'test', '-w', name, '--', ...reporters, ...selection], {
    cwd: root,
    // Jest's JSON goes to the file and to standard output; what a person reads goes to standard error.
    stdio: ['ignore', jest ? 'ignore' : 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...(chromium ? { CHROMIUM: chromium } : {}),
      ...(onlyReal ? { TEST_EMBEDDED: 'off' } : {}),
    },
  });
  try {
    /** @type {Report} */
    const report = JSON.parse(readFileSync(file, 'utf8'));
    passed += report.numPassedTests;
    failed += report.numFailedTests;
    for (const test of report.testResults.flatMap((one) => one.assertionResults)) {
      if (['pending', 'skipped', 'todo'].includes(test.status)) skipped.push(`${name}: ${test.fullName}`);
      if (test.status === 'failed')
        failures.push([`failed   ${name}: ${test.fullName}`, ...messageOf(test)].join('\n'));
    }
    if (result.status !== 0 && report.numFailedTests === 0) broken.push(name);
    tellTimes(report, began);
  } catch {
    broken.push(name);
  }
}
rmSync(folder, { recursive: true, force: true });

process.stdout.write('\n');
for (const test of skipped) process.stdout.write(`skipped  ${test}\n`);
for (const failure of failures) process.stdout.write(`${failure}\n`);
for (const name of broken)
  process.stdout.write(`The suite ${name} did not run to its end; its output above says why.\n`);
process.stdout.write(`${passed} passed, ${failed + broken.length} failed, ${skipped.length} skipped\n`);
process.exit(failed + broken.length > 0 || passed === 0 ? 1 : 0);
