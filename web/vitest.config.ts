import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    globals: true,
    restoreMocks: true,
    // A test that has a page, or anything else of a browser, ends in `.tsx`. Rules alone need neither jsdom nor the texts, which take
    // a second of processor time for each file.
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          setupFiles: ['src/testing/setup.ts'],
          include: ['src/**/*.test.tsx'],
        },
      },
      // They keep nothing between them: the files share what they import, which takes longer to load than to test.
      { extends: true, test: { name: 'rules', environment: 'node', isolate: false, include: ['src/**/*.test.ts'] } },
    ],
    // Each test file reads its packages anew, and these have hundreds of files.
    deps: {
      optimizer: {
        client: {
          enabled: true,
          include: ['@chakra-ui/react/*', '@apollo/client', '@apollo/client/*', 'lucide-react'],
          exclude: ['react', 'react-dom', 'graphql', 'rxjs'],
        },
      },
    },
    // A safety net, far beyond what a busy machine takes: no test judges by time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The default of one process less than there are processors leaves half of them idle where there are two.
    maxWorkers: '100%',
  },
});
