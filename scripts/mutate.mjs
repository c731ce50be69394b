// @ts-check
/**
 * `npm run mutate`: changes one thing at a time in the rules that matter most and runs the tests that should notice. A change
 * that no test notices is printed with its place. `npm run mutate -- ranking sharing` takes those targets only, `--most 20` at
 * most so many changes of each file, spread over it; `--verbose` prints every change with the tests that noticed it.
 *
 * The sources are changed in place, one at a time, and put back; it refuses to start on a tree with changes of its own. One
 * process runs the tests of all changes (`mutantTests.mjs`): starting Jest takes longer than most tests.
 */
import { execFileSync, fork } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { fail, root } from './workspace.mjs';

/**
 * @typedef {{ files: string[], workspace: 'api' | 'gateway' | 'count', tests: string[], built?: boolean }} Target
 * `files`, and folders with a slash at the end; `tests` as parts of paths that Jest takes; `built` when the tests run what is
 * built, so that every change is compiled first.
 */

/** @type {Record<string, Target>} */
const targets = {
  ranking: { files: ['count/src/ranking.ts'], workspace: 'count', tests: ['src/ranking'] },
  competitions: {
    files: [
      'schema/rules/phase.ts',
      'api/src/competitions/rules.ts',
      'api/src/competitions/frozen.ts',
      'api/src/competitions/statusMoves.ts',
    ],
    workspace: 'api',
    tests: ['src/competitions/rules', 'src/competitions/frozen', 'src/competitions/statusMoves'],
    built: true,
  },
  visibility: {
    files: ['api/src/competitions/visibility.ts'],
    workspace: 'api',
    tests: ['src/competitions/visibility', 'src/competitions/rules'],
  },
  votes: {
    files: ['api/src/voting/votes/service.ts'],
    workspace: 'api',
    tests: ['src/voting/votes', 'src/competitions/overlapping'],
    built: true,
  },
  sharing: {
    files: ['gateway/src/rest/sharing/', 'gateway/src/server/sharing/'],
    workspace: 'gateway',
    tests: ['src/rest/sharing', 'src/server/sharing'],
  },
  rates: { files: ['gateway/src/server/rates/'], workspace: 'gateway', tests: ['src/server/rates'] },
};

/** Milliseconds for the tests of a target without any change. */
const longest = 600_000;

/** Milliseconds that a test waits for what a change may keep from coming. */
const waitMs = 15_000;

/**
 * Milliseconds for the tests of one change: a change that makes them run for ever is noticed as well.
 * @param {number} ms what they take without any change
 */
const patienceOf = (ms) => 30_000 + 5 * ms;

/** @type {Partial<Record<ts.SyntaxKind, string>>} */
const otherOperator = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
};

/** @typedef {{ start: number, end: number, text: string }} Change */

/** Every single change of a source that keeps its syntax. @param {ts.SourceFile} source @returns {Change[]} */
function changesOf(source) {
  /** @type {Change[]} */
  const changes = [];
  const replace = (/** @type {ts.Node} */ node, /** @type {string} */ text) =>
    changes.push({ start: node.getStart(source), end: node.getEnd(), text });
  /** @param {ts.Node} node */
  const visit = (node) => {
    // Types are erased before anything runs.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const operator = otherOperator[node.operatorToken.kind];
      if (operator !== undefined) replace(node.operatorToken, operator);
    }
    if (ts.isIfStatement(node)) for (const value of ['true', 'false']) replace(node.expression, value);
    if (ts.isConditionalExpression(node)) for (const value of ['true', 'false']) replace(node.condition, value);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      replace(node, node.operand.getText(source));
    if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, 'true');
    if (ts.isNumericLiteral(node)) replace(node, `${Number(node.text.replaceAll('_', '')) + 1}`);
    if (ts.isExpressionStatement(node) || ts.isThrowStatement(node)) replace(node, ';');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return changes;
}

/** At most `most` of the list, spread evenly. @template T @param {T[]} list @param {number} most @returns {T[]} */
const spread = (list, most) =>
  list.length <= most
    ? list
    : Array.from({ length: most }, (_, i) => /** @type {T} */ (list[Math.floor((i * list.length) / most)]));

/** @param {string} place a file, or a folder with a slash at its end @returns {string[]} */
const sourcesOf = (place) =>
  place.endsWith('/')
    ? readdirSync(path.join(root, place))
        .filter((file) => !file.includes('.test.'))
        .map((file) => place + file)
    : [place];

/** The process that runs tests; null before the first run and after a run that was killed. @type {import('node:child_process').ChildProcess | null} */
let runner = null;

/** Kills the process that runs tests, with the processes it has started. */
const killTests = () => {
  if (runner) process.kill(-(/** @type {number} */ (runner.pid)), 'SIGKILL');
  runner = null;
};

/** @param {Target['workspace']} workspace @returns {import('node:child_process').ChildProcess} */
function startRunner(workspace) {
  const child = fork(path.join(root, 'scripts/mutantTests.mjs'), {
    cwd: path.join(root, workspace),
    execArgv: ['--experimental-vm-modules', '--no-warnings'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, TEST_PATIENCE_MS: String(waitMs) },
    // A process group of its own, so that a loop without an end is killed in its children too.
    detached: true,
  });
  return child.once('exit', () => {
    if (runner === child) runner = null;
  });
}

/**
 * @param {Target} target
 * @param {number} patience milliseconds
 * @returns {Promise<string[] | 'timeout'>} names of the failed tests and suites, none when all pass
 */
function failuresOf({ workspace, tests, built = false }, patience) {
  const child = (runner ??= startRunner(workspace));
  return new Promise((resolve) => {
    /** @param {string[] | 'timeout'} outcome */
    const end = (outcome) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      resolve(outcome);
    };
    const onMessage = (/** @type {unknown} */ failed) => end(/** @type {string[]} */ (failed));
    const onExit = () => end(['the test process ended']);
    const timer = setTimeout(() => {
      child.off('exit', onExit);
      killTests();
      end('timeout');
    }, patience);
    child.once('message', onMessage).once('exit', onExit);
    child.send({ tests, built });
  });
}

const args = process.argv.slice(2);
const verboseAt = args.indexOf('--verbose');
const verbose = verboseAt >= 0 && args.splice(verboseAt, 1).length > 0;
const mostAt = args.indexOf('--most');
const most = mostAt < 0 ? Infinity : Number(args.splice(mostAt, 2)[1]);
const unknown = args.find((name) => !(name in targets));
if (unknown !== undefined || Number.isNaN(most))
  fail(`Usage: npm run mutate -- [${Object.keys(targets).join(' | ')}]… [--most N] [--verbose]`);
if (execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }) !== '')
  fail('Commit first: sources are changed in place, and yours must not be lost.');

/** Puts back what is changed just now. */
let restore = () => {};
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => (killTests(), restore(), process.exit(1)));
process.once('exit', killTests);

let noticed = 0;
let made = 0;
for (const name of args.length ? args : Object.keys(targets)) {
  const target = /** @type {Target} */ (targets[name]);
  killTests();
  const began = performance.now();
  const failed = await failuresOf(target, longest);
  const patience = patienceOf(performance.now() - began);
  if (failed.length > 0) fail(`The tests of ${name} fail without any change: ${failed}`);
  const files = target.files.flatMap(sourcesOf);
  let noticedHere = 0;
  let madeHere = 0;
  for (const file of files) {
    const place = path.join(root, file);
    const text = readFileSync(place, 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    restore = () => writeFileSync(place, text);
    for (const { start, end, text: instead } of spread(changesOf(source), most)) {
      writeFileSync(place, text.slice(0, start) + instead + text.slice(end));
      const failures = await failuresOf(target, patience);
      restore();
      madeHere += 1;
      if (failures.length > 0) noticedHere += 1;
      const outcome = failures === 'timeout' ? 'timed out' : failures.length > 0 ? 'noticed' : 'survived';
      const { line } = source.getLineAndCharacterOfPosition(start);
      const change = `${file}:${line + 1}  ${text.slice(start, end).split('\n')[0]}  →  ${instead}`;
      if (outcome !== 'noticed' || verbose) process.stdout.write(`${outcome}  ${change}  ${verbose ? failures : ''}\n`);
    }
  }
  process.stdout.write(`${name}: ${noticedHere} of ${madeHere} changes noticed\n`);
  noticed += noticedHere;
  made += madeHere;
}
// Its channel would keep this process alive.
killTests();
process.stdout.write(`Score: ${Math.round((1000 * noticed) / Math.max(1, made)) / 10} % (${noticed} of ${made})\n`);
