// @ts-check
/**
 * `npm test`: installs what the tests need, builds, runs every suite and closes with one line of counts. `npm test -- api web` runs only those.
 * With TEST_REDIS_URL and TEST_PHOTOS_DIR the suites also run on a real Redis and real photos; without, they say so by name. `npm test --
 * --real` runs only the files that those change. With TEST_DATABASE_URL the services under test use that PostgreSQL.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { findChromium } from './browser.mjs';
import { realSettings, realSuites } from './realSuites.mjs';
import { findSwift } from './swift.mjs';
import { build, fail, install, requireNode, root } from './workspace.mjs';

/** The suites in the order they run: the quick ones first. */
const suites = ['count', 'web', 'gateway', 'api', 'e2e'];

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

/** Bytes that the data folders of everything that runs at the same time take at most, with room. */
const roomForData = 4 * 1024 ** 3;

/** Where tests keep their data: in memory where there is room, for a database is a thousand files that come and go. */
function dataPlace() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize >= roomForData) return '/dev/shm';
  } catch {
    // No such place in this system.
  }
  return tmpdir();
}
/** Goes at the end, with whatever a test that was killed has left there. */
const folder = mkdtempSync(path.join(dataPlace(), 'photo-test-'));
let passed = 0;
let failed = 0;
/** @type {string[]} */
const skipped = [];
/** @type {string[]} */
const unsteady = [];
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const broken = [];

/**
 * The parts that Jest's and Vitest's JSON reports share.
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Test
 * @typedef {{ name: string, status: string, startTime: number, endTime: number, assertionResults: Test[] }} TestFile
 */

/** How much of a failure's message is repeated at the end, where a reader of a cut log still finds it. */
const messageLines = 12;

/** @param {Test} test */
function messageOf({ failureMessages }) {
  const lines = stripVTControlCharacters(failureMessages?.[0] ?? '').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, messageLines)
    .map((line) => `           ${line}`);
}

/** How many files of a suite are named with what they took. */
const slowest = 5;

/** Tells where a suite's time went. @param {TestFile[]} files @param {number} began */
function tellTimes(files, began) {
  const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;
  const taken = files
    .map(({ name, startTime, endTime }) => ({ name: path.relative(root, name), ms: endTime - startTime }))
    .sort((a, b) => b.ms - a.ms);
  process.stdout.write(`took ${seconds(Date.now() - began)}, longest:\n`);
  for (const { name, ms } of taken.slice(0, slowest)) process.stdout.write(`${seconds(ms).padStart(9)}  ${name}\n`);
}

/**
 * Runs a suite.
 * @param {string} name @param {string[] | null} files those that are to run; null for all
 * @param {string[]} options further options of the runner
 * @returns {TestFile[] | null} what became of each file; null when the suite did not run to its end
 */
function run(name, files, options = []) {
  const file = path.join(folder, `${name}.json`);
  rmSync(file, { force: true });
  const jest = ['count', 'gateway', 'api'].includes(name);
  const reporters = jest
    ? ['--json', `--outputFile=${file}`]
    : ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const selection = files === null ? [] : jest ? ['--runTestsByPath', ...files] : files;
  const { status } = spawnSync(
    'npm',
    ['run', '--silent', 'test', '-w', name, '--', ...reporters, ...options, ...selection],
    {
      cwd: root,
      // Jest's JSON goes to the file and to standard output; what a person reads goes to standard error.
      stdio: ['ignore', jest ? 'ignore' : 'inherit', 'inherit'],
      env: {
        ...process.env,
        TMPDIR: folder,
        ...(chromium ? { CHROMIUM: chromium } : {}),
      },
    },
  );
  try {
    /** @type {{ testResults: TestFile[] }} */
    const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
    return status !== 0 && testResults.every((one) => one.status === 'passed') ? null : testResults;
  } catch {
    return null;
  }
}

/** More files than these do not fail by accident. */
const mostRepeated = 5;

/**
 * Runs the files with failures once more, alone: a test that passes then depends on something that it should not, and is named,
 * but says nothing against what it tests.
 * @param {string} name @param {TestFile[]} results @returns {TestFile[]} with what became of those files in the end
 */
function repeatFailed(name, results) {
  const again = results.filter(({ status }) => status === 'failed').map((file) => file.name);
  if (again.length === 0 || again.length > mostRepeated) return results;
  process.stdout.write(`\n── ${name}, once more: ${again.map((file) => path.basename(file)).join(', ')} ──\n`);
  const second = run(name, again, ['--maxWorkers=1']);
  if (!second) return results;
  const passing = new Set(
    second.flatMap((file) => file.assertionResults.filter(({ status }) => status === 'passed').map(keyIn(file))),
  );
  for (const file of results)
    for (const test of file.assertionResults)
      if (test.status === 'failed' && passing.has(keyIn(file)(test)))
        unsteady.push([`unsteady ${name}: ${test.fullName}`, ...messageOf(test)].join('\n'));
  return [...results.filter((file) => !again.includes(file.name)), ...second];
}

/** Key of a test in two runs. @param {TestFile} file @returns {(test: Test) => string} */
const keyIn = (file) => (test) => `${file.name} ${test.fullName}`;

for (const name of chosen) {
  process.stdout.write(`\n── ${name} ──\n`);
  const began = Date.now();
  const first = run(name, filesOf(name));
  if (!first) {
    broken.push(name);
    continue;
  }
  const results = repeatFailed(name, first);
  for (const file of results) {
    for (const test of file.assertionResults) {
      if (test.status === 'passed') passed += 1;
      else if (test.status !== 'failed') skipped.push(`${name}: ${test.fullName}`);
      else {
        failed += 1;
        failures.push([`failed   ${name}: ${test.fullName}`, ...messageOf(test)].join('\n'));
      }
    }
    // A file that cannot even be loaded has no tests.
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'))
      broken.push(`${name}, ${path.relative(root, file.name)}`);
  }
  tellTimes(results, began);
}
rmSync(folder, { recursive: true, force: true });

process.stdout.write('\n');
for (const test of skipped) process.stdout.write(`skipped  ${test}\n`);
for (const test of unsteady) process.stdout.write(`${test}\n`);
for (const failure of failures) process.stdout.write(`${failure}\n`);
for (const name of broken) process.stdout.write(`${name} did not run to its end; its output above says why.\n`);
process.stdout.write(`${passed} passed, ${failed + broken.length} failed, ${skipped.length} skipped\n`);
process.exit(failed + broken.length > 0 || passed === 0 ? 1 : 0);
