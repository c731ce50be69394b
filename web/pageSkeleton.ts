import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const own = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Bundles `src/skeleton` into the text of one module, which needs no package. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    root: own('.'),
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: 'src/skeleton/skeleton.ts', write: false },
  });
  const [file] = 'output' in result ? result.output : [];
  if (file?.type !== 'chunk') throw new Error('src/skeleton was not bundled');
  return file.code;
}

/** Style sheets of the document: what shows words before the script runs, and the page after it. */
const sheets = ['fonts', 'skeleton'];

/**
 * Puts the fonts and the look of the pages' skeletons into the document, and what draws them beside it for the gateway, as `skeleton.mjs`
 * (`schema/skeleton.ts`).
 */
export function pageSkeleton(): Plugin {
  return {
    name: 'page-skeleton',
    transformIndexHtml: {
      order: 'pre',
      handler: async () => {
        const texts = await Promise.all(sheets.map((name) => readFile(own(`./src/skeleton/${name}.css`), 'utf8')));
        return [{ tag: 'style', children: texts.join(''), injectTo: 'head' }];
      },
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'skeleton.mjs', source: await bundle() });
    },
  };
}
