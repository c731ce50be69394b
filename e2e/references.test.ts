import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const skipped = new Set(['node_modules', 'dist', 'data', '.git', 'coverage', '.cache', 'generated']);

/** Every hand-written text file of the repository, by its path from the root. */
function textFiles(folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : textFiles(file);
    return /\.(tsx?|mjs|cjs|md|ya?ml|graphql)$/.test(entry.name) ? [file] : [];
  });
}

const itself = 'e2e/references.test.ts';
const files = textFiles()
  .filter((file) => file !== itself)
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Numbers of the sections of a document, e.g. 4 of "## 4. Votes". */
function sections(document: string): Set<string> {
  const text = readFileSync(path.join(root, document), 'utf8');
  return new Set([...text.matchAll(/^#+ (\d+)\. /gm)].map(([, number = '']) => number));
}

/** The form that GitHub gives to the id of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

function anchors(document: string): Set<string> {
  const text = readFileSync(path.join(root, document), 'utf8');
  return new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));
}

/** Where a document is named that is not in the repository, or a section that the document does not have. */
function deadDocuments(text: string): string[] {
  const dead: string[] = [];
  for (const [found, document = '', list = ''] of text.matchAll(/\b(docs\/[\w-]+\.md)((?:,? §\d+)*)/g)) {
    if (!existsSync(path.join(root, document))) dead.push(found);
    else {
      const known = sections(document);
      for (const [, number = ''] of list.matchAll(/§(\d+)/g))
        if (!known.has(number)) dead.push(`${document} §${number}`);
    }
  }
  return dead;
}

/** Relative links of a page that lead to no file, or to no heading of it. */
function deadLinks(file: string, text: string): string[] {
  const dead: string[] = [];
  for (const [, link = ''] of text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)) {
    const [target = '', anchor] = link.split('#');
    const document = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
    if (!existsSync(path.join(root, document))) dead.push(link);
    else if (anchor !== undefined && !anchors(document).has(anchor)) dead.push(link);
  }
  return dead;
}

describe('references', () => {
  it('name documents and sections that are in the repository', () => {
    const dead = files.flatMap(({ file, text }) => deadDocuments(text).map((found) => `${file}: ${found}`));
    expect(dead).toEqual([]);
  });

  it('link to pages and headings that exist', () => {
    const dead = files
      .filter(({ file }) => file.endsWith('.md'))
      .flatMap(({ file, text }) => deadLinks(file, text).map((found) => `${file}: ${found}`));
    expect(dead).toEqual([]);
  });

  it('name the document of a section', () => {
    const loose = files.flatMap(({ file, text }) =>
      [...text.matchAll(/\b(spec(ification)?|[Pp]roduct decisions|(?<!docs\/)[\w-]+\.md) §/g)].map(
        ([found]) => `${file}: ${found}`,
      ),
    );
    expect(loose).toEqual([]);
  });

  it('are found dead when they are', () => {
    expect(deadDocuments('see docs/product.md §4, §99 and docs/nowhere.md')).toEqual([
      'docs/product.md §99',
      'docs/nowhere.md',
    ]);
    expect(deadLinks('docs/product.md', '[a](decisions.md) [b](nowhere.md) [c](#no-such-heading)')).toEqual([
      'nowhere.md',
      '#no-such-heading',
    ]);
  });
});
