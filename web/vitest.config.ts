import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    globals: true,
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
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
    // One process less than there are processors is the default: on two, that is half of them idle.
    maxWorkers: '100%',
  },
});
