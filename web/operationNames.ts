import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/**
 * Puts the hash of each operation beside its document, as the manifest has it (`schema/operations/web.json`): hashes cannot be
 * compressed, and a page would carry those of all others. Documents come with what sends them.
 */
export function operationNames(): Plugin {
  let ids = new Map<string, string>();
  return {
    name: 'operation-names',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const manifest = JSON.parse(await readFile(own('../schema/operations/web.json'), 'utf8')) as {
        operations: { name: string; id: string }[];
      };
      ids = new Map(manifest.operations.map(({ name, id }) => [name, id]));
    },
    transform(code, file) {
      if (!file.endsWith('/generated/graphql.ts')) return null;
      const names = [...code.matchAll(/^export const (\w+)Document\b/gm)].map(([, name = '']) => name);
      if (names.length === 0) return null;
      const unknown = names.filter((name) => !ids.has(name));
      if (unknown.length > 0) this.error(`No manifest has ${unknown.join(', ')}: npm run generate`);
      const known = Object.fromEntries(names.map((name) => [name, ids.get(name)]));
      const importing = `import { addOperationIds } from ${JSON.stringify(own('./src/graph/persistedOperations.ts'))};`;
      return { code: `${importing}${code}\naddOperationIds(${JSON.stringify(known)});\n`, map: null };
    },
  };
}
