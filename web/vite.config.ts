import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { fontLicences } from './fontLicences.ts';
import { operationNames } from './operationNames.ts';
import { pageSkeleton } from './pageSkeleton.ts';
import { precompress } from './precompress.ts';
import { preloadRenderer } from './preloadRenderer.ts';
import { serviceWorker } from './serviceWorker.ts';

/** The gateway that answers in development; the built client is served by the gateway itself. */
const gateway = 'http://localhost:4000';

const settings: UserConfig = {
  plugins: [
    react(),
    operationNames(),
    preloadRenderer(),
    pageSkeleton(),
    fontLicences(),
    precompress(),
    serviceWorker(),
  ],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    sourcemap: true,
    target: 'es2022',
    // Says which files a page needs: for the gateway, which names them in the page's document, and for `e2e/pageSizes.test.ts`.
    manifest: true,
    chunkSizeWarningLimit: 800,
    // A browser that cannot load ahead (Safari before 17) asks for the same files when they are imported.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The modules that every page starts with are one file: some sixty small ones compress worse and are asked for one by one.
            { name: 'start', tags: ['$initial'], priority: 2 },
            // Modules that most pages share beside those: photos, and the small parts of every page.
            {
              name: 'common',
              test: /thumbhash|[\\/]src[\\/](ui[\\/](EmptyState|ErrorNotice|saveFile|Markdown|Prose|Panel|TextLink|photo|competition)|graph[\\/]seedCache)|components[\\/](alert|badge|grid|skeleton)/,
              minShareCount: 2,
              priority: 1,
            },
            // Modules of forms come with pages that have one, and with no others.
            { name: 'forms', test: /react-hook-form|@hookform|[\\/]zod[\\/]|src[\\/]ui[\\/]form/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // The recount's worker loads what an older browser lacks when it is lacking.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } } },
  server: {
    proxy: { '/graphql': gateway, '/media': gateway, '^/dev/(?!ui)': gateway, '/download': gateway, '/livez': gateway },
  },
};

export default defineConfig(({ command }) => {
  if (command !== 'build') return settings;
  // The build is for production, whatever the shell that builds it is set to: React's checks are left out, and
  // operations go by their hash.
  process.env['NODE_ENV'] = 'production';
  return settings;
});
