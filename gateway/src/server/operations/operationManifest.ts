import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { ConfigError } from '../../config.ts';

/** An operation of a manifest. */
export interface ManifestOperation {
  /** SHA-256 of the text, in lower-case hexadecimal. */
  hash: string;
  /** The operation and its fragments, as the client would send them. */
  query: string;
  /** The manifest that lists it, for messages. */
  file: string;
}

const hashForm = z.string().regex(/^[0-9a-f]{64}$/);

/** What Apollo's tools for web, iOS and Android write. */
const ofApollo = z
  .object({
    format: z.literal('apollo-persisted-query-manifest'),
    version: z.literal(1),
    operations: z.array(z.object({ id: hashForm, body: z.string() })),
  })
  .transform(({ operations }) => operations.map(({ id, body }): [string, string] => [id, body]));

/** What Relay and GraphQL Code Generator write: from hash to text. */
const plain = z.record(hashForm, z.string()).transform((texts) => Object.entries(texts));

const manifest = z.union([ofApollo, plain]);

/** SHA-256 of an operation's text, as documents are identified (GraphQL over HTTP, appendix on persisted documents). */
export const hashOf = (query: string): string => createHash('sha256').update(query).digest('hex');

function operationsOf(file: string): ManifestOperation[] {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError(`The manifest ${file} cannot be read: ${(error as Error).message}.`);
  }
  const read = manifest.safeParse(json);
  if (!read.success)
    throw new ConfigError(`The file ${file} is no manifest of operations; docs/security.md has the forms.`);
  return read.data.map(([hash, query]) => {
    if (hashOf(query) !== hash)
      throw new ConfigError(`The manifest ${file} has a text under ${hash} that is not its hash.`);
    return { hash, query, file };
  });
}

/**
 * Reads every `.json` file of the folders.
 * @throws ConfigError that names what cannot be read, is no manifest, or lists a text under a hash that is not its own
 */
export function readManifests(folders: string[]): ManifestOperation[] {
  return folders.flatMap((folder) => {
    let names: string[];
    try {
      names = readdirSync(folder);
    } catch (error) {
      throw new ConfigError(`The folder of manifests ${folder} cannot be read: ${(error as Error).message}.`);
    }
    const files = names.filter((name) => name.endsWith('.json')).sort();
    return files.flatMap((name) => operationsOf(path.join(folder, name)));
  });
}
