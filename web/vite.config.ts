import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { precompress } from './precompress.ts';

/** The gateway that answers in development; the built client is served by the gateway itself. */
const gateway = 'http://localhost:4000';

const settings: ViteUserConfig = {
  plugins: [react(), precompress()],
  build: { outDir: 'dist/client', emptyOutDir: true, sourcemap: true, target: 'es2022' },
  server: { proxy: { '/graphql': gateway, '/media': gateway, '/dev': gateway } },
  test: {
    environment: 'jsdom',
    globals: true,
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // Milliseconds; more than the default, since a page with a form takes seconds where processors are few and busy.
    testTimeout: 20_000,
    // One process less than there are processors is the default: on two, that is half of them idle.
    maxWorkers: '100%',
  },
};

export default defineConfig(({ command }) => {
  // What is built is for production, whatever the shell that builds it is set to: React's checks are left out, and
  // operations go by their hash.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return settings;
});
