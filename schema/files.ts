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
