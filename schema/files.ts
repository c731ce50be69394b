import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);

/** Path of the REST contract. */
export const openapiFile = fileURLToPath(new URL('rest/openapi.yaml', root));

/** Path of the same as JSON, generated. */
export const openapiJsonFile = fileURLToPath(new URL('rest/openapi.json', root));

/** Folder of the graph's SDL, one `.graphql` file per domain. */
export const graphFolder = fileURLToPath(new URL('graph/', root));

/** Folder of the manifests of operations, one generated `.json` file per client. */
export const operationsFolder = fileURLToPath(new URL('operations/', root));

/**
 * Path of the keys of the client's texts, generated: key → locale → names of the values that the text names as `{{name}}`.
 * Another client has its keys here, in the same form.
 */
export const textKeysFile = fileURLToPath(new URL('texts/keys.json', root));
