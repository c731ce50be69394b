// @ts-check
/**
 * Runs tests for `mutate.mjs`, again and again in this one process, started in the folder of a workspace: for each message with
 * tests it answers with the names of those that failed.
 */
import { runCLI } from 'jest';
import config from './jestConfig.mjs';

/** @param {{ tests: string[], built: boolean }} request @returns {Promise<string[]>} */
async function failuresOf({ tests, built }) {
  const { globalSetup, ...unbuilt } = config;
  const settings = built ? { ...unbuilt, globalSetup } : unbuilt;
  const { results } = await runCLI(
    /** @type {Parameters<typeof runCLI>[0]} */ (
      /** @type {unknown} */ ({
        _: tests,
        $0: 'jest',
        config: JSON.stringify({ ...settings, rootDir: process.cwd() }),
        runInBand: true,
        silent: true,
        reporters: [],
        watchman: false,
      })
    ),
    [process.cwd()],
  );
  return results.testResults.flatMap(({ testFilePath, testExecError, testResults }) => [
    ...(testExecError ? [testFilePath] : []),
    ...testResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  ]);
}

process.on('message', async (/** @type {{ tests: string[], built: boolean }} */ request) => {
  const failures = await failuresOf(request).catch((/** @type {unknown} */ error) => [String(error)]);
  process.send?.(failures);
});
