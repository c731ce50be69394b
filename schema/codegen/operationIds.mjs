// @ts-check
/**
 * A codegen plugin that writes, for the client, the identifier of each of its operations in the manifest: nothing has to be
 * hashed in a browser.
 */
import { persistedOperations } from './persistedOperations.mjs';

/** @type {import('@graphql-codegen/plugin-helpers').CodegenPlugin['plugin']} */
export const plugin = (_schema, documents) =>
  [
    '/** SHA-256 of each operation as the manifest has it, by name. */',
    'export const operationIds: Readonly<Record<string, string>> = {',
    ...persistedOperations(documents).map(({ name, id }) => `  ${name}: '${id}',`),
    '};',
  ].join('\n');
