import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { precompress } from './precompress.ts';

/** The gateway that answers in development; the built client is served by the gateway itself. */
const gateway = 'http://localhost:4000';

const settings: UserConfig = {
  plugins: [react(), precompress()],
  build: { outDir: 'dist/client', emptyOutDir: true, sourcemap: true, target: 'es2022' },
  server: { proxy: { '/graphql': gateway, '/media': gateway, '/dev': gateway, '/livez': gateway } },
};

export default defineConfig(({ command }) => {
  // What is built is for production, whatever the shell that builds it is set to: React's checks are left out, and
  // operations go by their hash.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return settings;
});
