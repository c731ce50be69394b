import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const find = createRequire(import.meta.url).resolve;
const families = ['figtree', 'domine'];

/** Puts the licence of each font beside the files of the build, as the SIL Open Font License asks: `licences/figtree.txt`. */
export function fontLicences(): Plugin {
  return {
    name: 'font-licences',
    apply: 'build',
    async generateBundle() {
      for (const family of families) {
        const source = await readFile(find(`@fontsource-variable/${family}/LICENSE`), 'utf8');
        this.emitFile({ type: 'asset', fileName: `licences/${family}.txt`, source });
      }
    },
  };
}
