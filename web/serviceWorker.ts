import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { generateSW, type RuntimeCaching } from 'workbox-build';
import * as z from 'zod';

/** Manifest of the build's files, by source. */
const manifestForm = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);

/** Sources that administrators alone load: their pages need the server. */
const ofAdministrators = /\/admin|ForAdministrators|palette\/|ImageModeration/;

/** Files that are the client's start beside its scripts and fonts. */
const startFiles = ['index.html', 'first-paint.js', 'favicon.svg'];

/** The scripts and fonts of every page that is not the administration's. */
function publicFiles(manifest: z.infer<typeof manifestForm>): string[] {
  const sources = new Set<string>();
  const add = (source: string): void => {
    if (sources.has(source) || ofAdministrators.test(source)) return;
    sources.add(source);
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {};
    for (const other of [...imports, ...dynamicImports]) add(other);
  };
  add('index.html');
  const fonts = Object.values(manifest).map(({ file }) => file);
  const files = [...sources].flatMap((source) => manifest[source]?.file ?? []);
  return [
    ...new Set([...files.filter((file) => file.endsWith('.js')), ...fonts.filter((file) => /woff2$/.test(file))]),
  ];
}

/** Seconds that a page waits for its document before the kept shell is shown. */
const patienceSeconds = 5;
/** Pictures that are kept, and for how long. */
const [mostPictures, pictureSeconds] = [300, 30 * 24 * 3600];

/**
 * Pages come from the server; without an answer the kept shell stands in, and asks by itself. The functions are written into the
 * worker as they stand here: they know nothing else of this file.
 */
const pages: RuntimeCaching = {
  urlPattern: ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    !/^\/(?:contract|dev|download|explore|graphql|livez|media|readyz)(?:\/|$)|\.\w+$/.test(url.pathname),
  handler: 'NetworkFirst',
  options: {
    networkTimeoutSeconds: patienceSeconds,
    plugins: [
      {
        // No document is kept: it has words of its hour.
        cacheWillUpdate: () => Promise.resolve(null),
        // While a newer version waits there are two shells: the older one is the first, and has the files of this version.
        cachedResponseWillBeUsed: () => caches.match('/index.html', { ignoreSearch: true, ignoreVary: true }),
      },
    ],
  },
};

/**
 * Pictures that have been seen. Requests with a token go past the worker, and it keeps nothing but answers that the service
 * marks as never changing for anybody: `private` answers are not among them.
 */
const pictures: RuntimeCaching = {
  urlPattern: ({ request, url, sameOrigin }) =>
    sameOrigin &&
    /^\/media\/(?!count\/).+(?<!\/original)$/.test(url.pathname) &&
    request.mode !== 'navigate' &&
    !request.headers.has('authorization') &&
    !request.headers.has('range'),
  handler: 'CacheFirst',
  options: {
    cacheName: 'photo-competition-pictures',
    matchOptions: { ignoreVary: true },
    expiration: { maxEntries: mostPictures, maxAgeSeconds: pictureSeconds, purgeOnQuotaError: true },
    plugins: [
      {
        cacheWillUpdate: ({ response }) => {
          const lasts = /^public\b.*\bimmutable\b/.test(response.headers.get('cache-control') ?? '');
          return Promise.resolve(response.status === 200 && lasts ? response : null);
        },
        // Without a line another size of the same picture is better than none.
        handlerDidError: async ({ request }) => {
          const cache = await caches.open('photo-competition-pictures');
          for (const size of ['large', 'medium', 'small', 'thumb']) {
            const address = request.url.replace(/\/\w+(?=\?|$)/, `/${size}`);
            const found = await cache.match(address, { ignoreVary: true });
            if (found) return found;
          }
          return undefined;
        },
      },
    ],
  },
};

/**
 * Writes `service-worker.js` beside the document: Workbox keeps the files of the public pages, the shell for a page whose document
 * does not come, and pictures that were seen. It keeps no answer of the graph (`src/graph/answerStore.ts` does).
 */
export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    async closeBundle() {
      const text = await readFile(path.join(folder, '.vite/manifest.json'), 'utf8').catch(() => null);
      // A build that failed has no manifest; saying so would hide why it failed.
      if (text === null) return;
      const { warnings } = await generateSW({
        globDirectory: folder,
        globPatterns: [...startFiles, ...publicFiles(manifestForm.parse(JSON.parse(text)))],
        modifyURLPrefix: { '': '/' },
        dontCacheBustURLsMatching: /^\/?assets\//,
        swDest: path.join(folder, 'service-worker.js'),
        // Home's document comes from the server like every other one.
        directoryIndex: null,
        runtimeCaching: [pages, pictures],
        navigationPreload: true,
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
        mode: 'production',
        babelPresetEnvTargets: ['chrome >= 94', 'firefox >= 93', 'safari >= 16.4'],
      });
      for (const warning of warnings) this.warn(warning);
    },
  };
}
