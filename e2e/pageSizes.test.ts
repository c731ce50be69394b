import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const client = fileURLToPath(new URL('../web/dist/client/', import.meta.url));

/** Entry of a file in Vite's manifest of the build. */
interface Built {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

const read = (file: string): string => readFileSync(path.join(client, file), 'utf8');
const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, Built>;
/** Scripts that the document names. */
const named = [...read('index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);

/** The files that a page's script needs before it can show anything: those that are named, and what they import. */
function filesOf(sources: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (key: string): void => {
    const built = manifest[key];
    if (!built || found.has(built.file)) return;
    found.add(built.file);
    built.imports?.forEach(add);
  };
  for (const [key, { file }] of Object.entries(manifest)) if (named.includes(file)) add(key);
  for (const source of sources) {
    expect(manifest[source], `${source} is in the build`).toBeDefined();
    add(source);
  }
  return [...found];
}

/** Bytes that are sent of a file. */
const sentBytes = (file: string): number =>
  readFileSync(path.join(client, existsSync(path.join(client, `${file}.br`)) ? `${file}.br` : file)).length;

const kB = 1000;

/**
 * Most JavaScript that a first visit of a page may load, in kB with Brotli; lower it when a page has become smaller. The names
 * of all parts stand in the entry, and change with them: 0.5 kB are left for how well they happen to compress.
 */
const limits = [
  ['home', [], 245],
  ['browse', ['src/app/texts/browseBundle.hu.ts'], 250],
  ['show', ['src/app/texts/showBundle.hu.ts'], 260],
] as const;

test.each(limits)('the first load of %s', (page, texts, limit) => {
  const files = filesOf([`src/features/${page}/route.tsx`, 'src/app/texts/bundle.hu.ts', ...texts]);
  const sizes = files.map((file) => [file, sentBytes(file)] as const);
  const sum = sizes.reduce((total, [, bytes]) => total + bytes, 0);
  expect(sum / kB, JSON.stringify(sizes)).toBeLessThanOrEqual(limit);
  const sources = files
    .filter((file) => existsSync(path.join(client, `${file}.map`)))
    .flatMap((file) => (JSON.parse(read(`${file}.map`)) as { sources: string[] }).sources);
  expect(sources.length).toBeGreaterThan(100);
  // Forms, the cleaner of HTML, administration and what repeats a count come when they are needed.
  expect(
    sources.filter((source) =>
      /features\/admin|\/count\/(?!dist\/coverage)|react-hook-form|\/zod\/|dompurify/.test(source),
    ),
  ).toEqual([]);
});

/** Most of the desk where judges mark photos: it has two dialogs with fields, and nothing of administration. */
const deskLimit = 310;

test('the first load of the desk', () => {
  const texts = ['src/app/texts/bundle.hu.ts', 'src/app/texts/deskBundle.hu.ts'];
  const files = filesOf(['src/features/juryDesk/route.tsx', ...texts]);
  expect(files.reduce((total, file) => total + sentBytes(file), 0) / kB).toBeLessThanOrEqual(deskLimit);
});

/** Most that the fonts of a page may weigh in kB, whatever its language: both families with all their ranges. */
const fontLimit = 80;

test('the fonts of a page, each with its licence', () => {
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(4);
  const sum = fonts.reduce((total, { file }) => total + sentBytes(file), 0);
  expect(sum / kB).toBeLessThanOrEqual(fontLimit);
  for (const { file } of fonts) {
    const family = /assets\/(\w+)-/.exec(file)?.[1] ?? '';
    expect(read(`licences/${family}.txt`)).toContain('SIL OPEN FONT LICENSE');
  }
});

/** Modules of the administrators' pages, by the manifest. */
const adminPages = Object.keys(manifest).filter((key) =>
  /^src\/(?:features\/admin\w*|app\/admin)\/\w*[rR]oute\.tsx$/.test(key),
);
/** Most JavaScript that a page of the administration may load beyond the pages that everyone has, in kB with Brotli. */
const adminLimit = 70;

test('each page of the administration needs little beyond what everyone has', () => {
  expect(adminPages.length).toBeGreaterThanOrEqual(8);
  const publicPages = ['home', 'browse', 'show', 'login', 'registration'].map(
    (name) => `src/features/${name}/route.tsx`,
  );
  const publicTexts = ['bundle', 'browseBundle', 'showBundle'].map((name) => `src/app/texts/${name}.hu.ts`);
  const known = new Set(filesOf([...publicPages, ...publicTexts]));
  const tooLarge = adminPages
    .map((page) => {
      const files = filesOf([page, 'src/app/layouts/adminLayoutRoute.tsx', 'src/app/texts/adminBundle.hu.ts']);
      const sizes = files.filter((file) => !known.has(file)).map((file) => [file, sentBytes(file)] as const);
      return { page, kB: sizes.reduce((total, [, bytes]) => total + bytes, 0) / kB, sizes };
    })
    .filter((one) => one.kB > adminLimit);
  expect(tooLarge).toEqual([]);
});

test('each operation has its hash in one file, where it is sent from', () => {
  const { operations } = JSON.parse(
    readFileSync(fileURLToPath(new URL('../schema/operations/web.json', import.meta.url)), 'utf8'),
  ) as { operations: { name: string; id: string }[] };
  const files = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'));
  const texts = files.map(read);
  const places = operations.map(({ name, id }) => [name, texts.filter((text) => text.includes(id)).length]);
  expect(places.length).toBeGreaterThan(50);
  expect(places.filter(([, files]) => files !== 1)).toEqual([]);
});

test('files that are worth it are there compressed, and small files are few', () => {
  const files = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'));
  const bare = files.filter((file) => !existsSync(path.join(client, `${file}.br`)));
  expect(bare.filter((file) => readFileSync(path.join(client, file)).length > 1024)).toEqual([]);
  // Parts that a few pages share are files of their own (37 of 137 on 2026-11-27).
  expect(bare.length).toBeLessThan(files.length / 3);
});
