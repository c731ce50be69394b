// @ts-check
/**
 * `npm run mutate`: changes one thing at a time in the rules that matter most and runs the tests that should notice. A change
 * that no test notices is printed with its place. `npm run mutate -- ranking sharing` takes those targets only, `--most 20` at
 * most so many changes of each file, spread over it.
 *
 * The sources are changed in place, one at a time, and put back; it refuses to start on a tree with changes of its own.
 */
import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { fail, root } from './workspace.mjs';

/**
 * @typedef {{ files: string[], workspace: 'api' | 'gateway', tests: string[] }} Target
 * `files`, and folders with a slash at the end; `tests` as parts of paths that Jest takes.
 */

/** @type {Record<string, Target>} */
const targets = {
  ranking: { files: ['schema/rules/ranking.ts'], workspace: 'api', tests: ['src/results/ranking'] },
  competitions: {
    files: [
      'schema/rules/phase.ts',
      'api/src/competitions/rules.ts',
      'api/src/competitions/frozen.ts',
      'api/src/competitions/statusMoves.ts',
    ],
    workspace: 'api',
    tests: ['src/competitions/rules', 'src/competitions/frozen', 'src/competitions/statusMoves'],
  },
  visibility: {
    files: ['api/src/competitions/visibility.ts'],
    workspace: 'api',
    tests: ['src/competitions/visibility', 'src/competitions/rules'],
  },
  votes: {
    files: ['api/src/votes/service.ts'],
    workspace: 'api',
    tests: ['src/votes', 'src/competitions/overlapping'],
  },
  sharing: {
    files: ['gateway/src/rest/sharing/', 'gateway/src/server/sharing/'],
    workspace: 'gateway',
    tests: ['src/rest/sharing', 'src/server/sharing'],
  },
  rates: { files: ['gateway/src/server/rates/'], workspace: 'gateway', tests: ['src/server/rates'] },
};

/** Milliseconds for the tests of one change: a change that makes them run for ever is noticed as well. */
const patience = 300_000;

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

/** Kills the tests that are running. */
let killTests = () => {};

/** @param {Target} target @returns {Promise<boolean>} whether the tests pass */
function testsPass({ workspace, tests }) {
  const jest = ['--experimental-vm-modules', '--no-warnings', '../node_modules/jest/bin/jest.js', '--bail', '--silent'];
  // A process group of its own, so that a loop without an end is killed in Jest's workers too.
  const child = spawn(process.execPath, [...jest, ...tests], {
    cwd: path.join(root, workspace),
    stdio: 'ignore',
    detached: true,
  });
  killTests = () => process.kill(-(/** @type {number} */ (child.pid)), 'SIGKILL');
  const timer = setTimeout(killTests, patience);
  return new Promise((resolve) =>
    child.once('exit', (status) => {
      clearTimeout(timer);
      killTests = () => {};
      resolve(status === 0);
    }),
  );
}

const args = process.argv.slice(2);
const mostAt = args.indexOf('--most');
const most = mostAt < 0 ? Infinity : Number(args.splice(mostAt, 2)[1]);
const unknown = args.find((name) => !(name in targets));
if (unknown !== undefined || Number.isNaN(most))
  fail(`Usage: npm run mutate -- [${Object.keys(targets).join(' | ')}]… [--most N]`);
if (execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }) !== '')
  fail('Commit first: sources are changed in place, and yours must not be lost.');

/** Puts back what is changed just now. */
let restore = () => {};
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => (killTests(), restore(), process.exit(1)));

let noticed = 0;
let made = 0;
for (const name of args.length ? args : Object.keys(targets)) {
  const target = /** @type {Target} */ (targets[name]);
  if (!(await testsPass(target))) fail(`The tests of ${name} fail without any change.`);
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
      const passed = await testsPass(target);
      restore();
      madeHere += 1;
      if (!passed) noticedHere += 1;
      else {
        const { line } = source.getLineAndCharacterOfPosition(start);
        process.stdout.write(
          `survived  ${file}:${line + 1}  ${text.slice(start, end).split('\n')[0]}  →  ${instead}\n`,
        );
      }
    }
  }
  process.stdout.write(`${name}: ${noticedHere} of ${madeHere} changes noticed\n`);
  noticed += noticedHere;
  made += madeHere;
}
process.stdout.write(`Score: ${Math.round((1000 * noticed) / Math.max(1, made)) / 10} % (${noticed} of ${made})\n`);
