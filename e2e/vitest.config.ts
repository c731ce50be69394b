import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longestFirst.ts';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['vitest.setup.mjs'],
    setupFiles: ['product/failureLogs.ts'],
    // Each file runs whole processes of its own, and waits for them: one more than the processors of a small machine.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // A safety net, far beyond what a busy machine takes: no test judges by time.
    testTimeout: 900_000,
    hookTimeout: 600_000,
    // A poll that says no time has a second by itself.
    expect: { poll: { timeout: 300_000 } },
  },
});
