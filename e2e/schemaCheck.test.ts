/** The check that the graph keeps what it has promised, on planted changes in repositories of its own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const today = '2027-03-01';

const before = `
type Query {
  me: User
  users(name: String, limit: Int = 10): [User!]!
  old: Old @deprecated(reason: "Use \`users\`; kept until 2027-02-28.")
  young: String @deprecated(reason: "Kept until 2027-03-01.")
}
type User { id: ID!, name: String, nick: String @deprecated(reason: "Kept until 2026-12-31."), kind: Kind! }
type Old { id: ID!, more: Older }
type Older { id: ID! }
enum Kind { A B C @deprecated(reason: "Kept until 2027-01-01.") }
input Filter { a: Int, b: Int @deprecated(reason: "Kept until 2027-01-01.") }
type Mutation { filter(input: Filter): User }
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'schema-check-'));
  mkdirSync(path.join(folder, 'schema/graph'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, 'schema/graph', name), text);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });
function commit(): void {
  git('add', '-A');
  git('commit', '--quiet', '--message', 'A change');
}

/** Main has the graph as it was; what follows is not committed. */
function begin(sdl = before): void {
  git('init', '--quiet', '--initial-branch', 'main');
  write('a.graphql', sdl);
  commit();
}

function check(...args: string[]): { status: number | null; output: string } {
  const command = ['scripts/schemaCheck.mjs', '--today', today, ...args, folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const changed = (from: string, to: string): void => {
  expect(before).toContain(from);
  write('a.graphql', before.replace(from, to));
};

describe('a change is refused that', () => {
  test.each([
    ['takes a field away', 'me: User\n', '', 'Query.me [FIELD_REMOVED]'],
    [
      'takes a field away on the last day that it is kept',
      'young: String @deprecated(reason: "Kept until 2027-03-01.")',
      '',
      'Query.young [FIELD_REMOVED]',
    ],
    ['takes an argument away', 'name: String, limit', 'limit', 'Query.users.name [FIELD_ARGUMENT_REMOVED]'],
    [
      'asks for a new argument',
      'name: String, limit',
      'name: String, size: Int!, limit',
      'Query.users.size [FIELD_ARGUMENT_ADDED]',
    ],
    ['makes a field nullable', 'kind: Kind!', 'kind: Kind', 'User.kind [FIELD_TYPE_CHANGED]'],
    ['gives a field another type', 'ID!, name: String,', 'ID!, name: Int,', 'User.name [FIELD_TYPE_CHANGED]'],
    ['takes a value away', 'A B C', 'A C', 'Kind.B [ENUM_VALUE_REMOVED]'],
    ['asks for an input field', 'a: Int,', 'a: Int!,', 'Filter.a [INPUT_FIELD_TYPE_CHANGED]'],
    [
      'deprecates without a date',
      'ID!, name: String,',
      'ID!, name: String @deprecated(reason: "Use nick"),',
      'User.name: it is deprecated without a date',
    ],
  ])('%s', (_name, from, to, said) => {
    begin();
    changed(from, to);
    const { status, output } = check();
    expect(output).toContain(`refused       ${said}`);
    expect(output).toContain('The graph breaks its clients.');
    expect(status).toBe(1);
  });

  test('takes a type away that is still promised', () => {
    begin();
    write(
      'a.graphql',
      before.replace('type Mutation { filter(input: Filter): User }', '').replace(/input Filter.*\n/, ''),
    );
    expect(check().output).toContain('refused       Filter [TYPE_REMOVED]');
  });
});

describe('a change is taken that', () => {
  test.each([
    ['adds a field', 'me: User\n', 'me: User\n  you: User\n'],
    ['takes away a field whose time is over', 'nick: String @deprecated(reason: "Kept until 2026-12-31."), ', ''],
    ['takes away a value whose time is over', ' C @deprecated(reason: "Kept until 2027-01-01.")', ''],
    ['takes away an input field whose time is over', ', b: Int @deprecated(reason: "Kept until 2027-01-01.")', ''],
    [
      'deprecates with a date',
      'ID!, name: String,',
      'ID!, name: String @deprecated(reason: "Use id; kept until 2028-01-31."),',
    ],
    ['changes nothing but a description', 'type User', '"A person." type User'],
  ])('%s', (_name, from, to) => {
    begin();
    changed(from, to);
    const { status, output } = check();
    expect(output).toContain('The graph keeps what it has promised');
    expect(status).toBe(0);
  });

  test('takes away types that only a field met whose time is over', () => {
    begin();
    write(
      'a.graphql',
      before
        .replace(/ {2}old: .*\n/, '')
        .replace(/type Old .*\n/, '')
        .replace(/type Older .*\n/, ''),
    );
    expect(check().status).toBe(0);
  });

  test('may surprise a client, and says so', () => {
    begin();
    changed('A B C', 'A B D C');
    expect(check()).toMatchObject({ status: 0, output: expect.stringContaining('worth a look  Kind.D') });
  });
});

describe('an accepted break', () => {
  const breaks = (accepted: string, more = {}) =>
    write(
      'breaking.json',
      JSON.stringify([{ type: 'FIELD_REMOVED', path: 'Query.me', accepted, reason: 'Nobody used it.', ...more }]),
    );

  test.each([
    ['is taken, with its reason', '2027-02-01', {}, 0, 'accepted      Query.me'],
    ['holds for three months', '2026-11-01', {}, 1, 'refused       Query.me'],
    ['holds for that change alone', '2027-02-01', { path: 'Query.users' }, 1, 'refused       Query.me'],
    ['needs a reason', '2027-02-01', { reason: '' }, 1, 'must be a list of'],
  ])('%s', (_name, accepted, more, status, said) => {
    begin();
    changed('me: User\n', '');
    breaks(accepted, more);
    expect(check()).toMatchObject({ status, output: expect.stringContaining(said) });
  });
});

describe('the graph is compared', () => {
  const without = before.replace('me: User\n', '');

  test('on a branch, with where it has left main', () => {
    begin();
    git('checkout', '--quiet', '-b', 'work');
    write('a.graphql', without);
    commit();
    write('b.graphql', 'type Unrelated { id: ID! }');
    commit();
    expect(check()).toMatchObject({ status: 1, output: expect.stringContaining('Query.me') });
  });

  test('on a branch, not with what main has got meanwhile', () => {
    begin(without);
    git('checkout', '--quiet', '-b', 'work');
    git('checkout', '--quiet', 'main');
    write('a.graphql', before);
    commit();
    git('checkout', '--quiet', 'work');
    write('b.graphql', 'type Unrelated { id: ID! }');
    expect(check().status).toBe(0);
  });

  test('on main after a commit, with the one before', () => {
    begin();
    write('a.graphql', without);
    commit();
    expect(check()).toMatchObject({ status: 1, output: expect.stringContaining('Query.me') });
  });

  test('with the revision that is named', () => {
    begin();
    write('a.graphql', without);
    commit();
    write('b.graphql', 'type Unrelated { id: ID! }');
    commit();
    expect(check().status).toBe(0);
    expect(check('--base', 'HEAD~2').status).toBe(1);
    expect(check('--base', 'nowhere')).toMatchObject({
      status: 1,
      output: expect.stringContaining('There is no revision nowhere.'),
    });
  });

  test.each(['without any history', 'when it is the first'])('with nothing %s', (situation) => {
    if (situation === 'when it is the first') begin();
    else write('a.graphql', before);
    expect(check()).toEqual({
      status: 0,
      output: 'There is no earlier graph in the history here: nothing to compare with.\n',
    });
  });
});

test('the graph that is here can be judged', () => {
  cpSync(path.join(root, 'schema/graph'), path.join(folder, 'schema/graph'), { recursive: true });
  git('init', '--quiet', '--initial-branch', 'main');
  commit();
  write('a.graphql', '"Something new." type Unrelated { "Its id." id: ID! }');
  expect(check()).toMatchObject({ status: 0, output: expect.stringContaining('The graph keeps what it has promised') });
});
