// @ts-check
/**
 * A codegen plugin that writes the operations of a client as a manifest, in the form that Apollo's tools for web, iOS and
 * Android use: what the gateway's allow-list is made of.
 */
import { persistedOperations } from './persistedOperations.mjs';

/** @type {import('@graphql-codegen/plugin-helpers').CodegenPlugin['plugin']} */
export const plugin = (_schema, documents) =>
  JSON.stringify(
    { format: 'apollo-persisted-query-manifest', version: 1, operations: persistedOperations(documents) },
    null,
    2,
  );
