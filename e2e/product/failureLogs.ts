import { beforeEach } from 'vitest';
import { running } from './product.ts';

/** Runs in every test file: a test that fails shows what the processes under test have written. */
beforeEach(({ onTestFailed }) => {
  onTestFailed(() => {
    for (const { url, output } of running) if (output) process.stderr.write(`── ${url} wrote ──\n${output}\n`);
  });
});
