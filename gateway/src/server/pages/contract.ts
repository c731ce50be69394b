import { openapiFile, openapiJsonFile } from '@photo-competition/schema/files';
import { Router } from 'express';
import { printSchema, type GraphQLSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { compressFile } from '../http/compressAnswer.ts';

/** A document of a contract, as it is served. */
interface ContractDocument {
  type: string;
  read(): string;
}

/** The served documents, by name. GraphQL's language has no registered media type. */
const documentsOf = (schema: GraphQLSchema): Record<string, ContractDocument> => ({
  'openapi.json': { type: 'application/json; charset=utf-8', read: () => readFileSync(openapiJsonFile, 'utf8') },
  'openapi.yaml': { type: 'application/yaml; charset=utf-8', read: () => readFileSync(openapiFile, 'utf8') },
  'schema.graphql': { type: 'text/plain; charset=utf-8', read: () => `${printSchema(schema)}\n` },
});

/** Seconds for which a document need not be asked for again: it changes with a release. */
const freshSeconds = 300;

/**
 * Both contracts as the files of a release have them, in every mode; each is read when it is first asked for. The graph is one
 * document, each type whole: some tools read nothing that extends it.
 */
export function contract(schema: GraphQLSchema): Router {
  const router = Router();
  const documents = documentsOf(schema);
  for (const [name, { type, read }] of Object.entries(documents)) {
    let text: string | undefined;
    router.get(`/${name}`, (request, response) => {
      text ??= read();
      compressFile(request, response);
      // Express adds the ETag, a hash of the text, and answers 304 by it.
      response.type(type).set('cache-control', `public, max-age=${freshSeconds}`).send(text);
    });
  }
  router.use((_request, response) => {
    const there = Object.keys(documents).join(', ');
    response.status(404).type('text/plain').send(`There is nothing here. The contracts are: ${there}.`);
  });
  return router;
}
