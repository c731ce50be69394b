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
    // Milliseconds; more than the default, since a page with a form takes seconds where processors are few and busy.
    testTimeout: 20_000,
    // One process less than there are processors is the default: on two, that is half of them idle.
    maxWorkers: '100%',
  },
});
