import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg|json)$/;
/** A smaller file fits into one packet anyway. */
const worthwhileBytes = 1024;

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

/** The two encodings, as small as they get: it happens once per build. */
async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length <= worthwhileBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const written = [
    [`${file}.br`, await brotli(bytes, { params })],
    [`${file}.gz`, await zipped(bytes, { level: constants.Z_BEST_COMPRESSION })],
  ] as const;
  for (const [name, content] of written) if (content.length < bytes.length) await writeFile(name, content);
}

/** Compresses the hashed files of a build beside themselves, as `.br` and `.gz`, for the gateway to send as they are. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir, build.assetsDir);
    },
    async closeBundle() {
      // A build that failed has no folder; saying so would hide why it failed.
      const names = (await readdir(folder).catch((): string[] => [])).filter((name) => compressible.test(name));
      await Promise.all(names.map((name) => compress(path.join(folder, name))));
    },
  };
}
