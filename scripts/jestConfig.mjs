/**
 * Settings of Jest for the service and the gateway.
 * @type {import('jest').Config}
 */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  globalSetup: '<rootDir>/jest.setup.mjs',
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'es6' }, sourceMaps: 'inline' },
    ],
  },
  // Processes that are renewed as they grow: what one suite leaves in memory must not slow down the next. They wait for the
  // programs that they test: one more than the processors of a small machine.
  maxWorkers: 3,
  workerIdleMemoryLimit: '400MB',
  // A safety net, far beyond what a busy machine takes: no test judges by time.
  testTimeout: 900_000,
};
