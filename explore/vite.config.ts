import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page at `/explore`, a build of its own: nothing of it is in the client's bundles, and changes of the client do not build it anew. */
export default defineConfig({
  base: '/explore/',
  plugins: [react()],
  build: {
    outDir: 'dist/page',
    emptyOutDir: true,
    target: 'es2022',
    // A tool for developers, loaded from their own machine or once.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // GraphiQL's packages say "use no memo" to a compiler that is not used here.
      onwarn(warning, warn) {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
});
