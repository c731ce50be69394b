// @ts-check
/**
 * A codegen plugin that writes, for the client, the identifier of each of its operations in the manifest: nothing has to be
 * hashed in a browser. With `part: administration` those of the administrators' pages alone, otherwise the others: a visitor
 * need not load what only administrators send.
 */
import { Kind } from 'graphql';
import { persistedOperations } from './persistedOperations.mjs';

/** Folders whose operations only administrators' pages send. */
const administration = /\/web\/src\/(?:features\/admin|ui\/admin\/|app\/layouts\/palette\/)/;

/** Names of the operations of some documents. @param {Parameters<typeof persistedOperations>[0]} documents */
const namesIn = (documents) =>
  documents.flatMap(({ document }) =>
    (document?.definitions ?? []).flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one.name?.value] : [])),
  );

/** @type {import('@graphql-codegen/plugin-helpers').CodegenPlugin<{ part?: string }>['plugin']} */
export const plugin = (_schema, documents, config) => {
  const isPart = config.part === 'administration';
  const own = new Set(namesIn(documents.filter(({ location = '' }) => administration.test(location) === isPart)));
  return [
    `/** SHA-256 of each operation${isPart ? " of the administrators' pages" : ''} as the manifest has it, by name. */`,
    `export const ${isPart ? 'adminOperationIds' : 'operationIds'}: Readonly<Record<string, string>> = {`,
    ...persistedOperations(documents)
      .filter(({ name }) => own.has(name))
      .map(({ name, id }) => `  ${name}: '${id}',`),
    '};',
  ].join('\n');
};
