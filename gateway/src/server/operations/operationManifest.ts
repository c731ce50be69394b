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

/** Names the algorithm of a `documentId` (GraphQL over HTTP, appendix on persisted documents). */
export const hashPrefix = 'sha256:';

/** A hash without the name of its algorithm. */
export const bareHash = (hash: string): string => (hash.startsWith(hashPrefix) ? hash.slice(hashPrefix.length) : hash);

/** The hash as all tools write it, or as a `documentId` of GraphQL over HTTP has it. */
const hashForm = z
  .string()
  .regex(/^(sha256:)?[0-9a-f]{64}$/)
  .transform(bareHash);

/** The format of Apollo's tools for web, iOS and Android. */
const ofApollo = z
  .object({
    format: z.literal('apollo-persisted-query-manifest'),
    version: z.literal(1),
    operations: z.array(z.object({ id: hashForm, body: z.string() })),
  })
  .transform(({ operations }) => operations.map(({ id, body }): [string, string] => [id, body]));

/** The format of Relay and GraphQL Code Generator: from hash to text. */
const plain = z
  .record(z.string(), z.string())
  .transform((texts) => Object.entries(texts))
  .pipe(z.array(z.tuple([hashForm, z.string()])));

/** The same under hashes that are MD5 or SHA-1, as both write them unless they are told otherwise. */
const underOtherHashes = z.record(z.string().regex(/^([0-9a-f]{32}|[0-9a-f]{40})$/), z.string());

const manifest = z.union([ofApollo, plain]);

/** SHA-256 of an operation's text, as documents are identified (GraphQL over HTTP, appendix on persisted documents). */
export const hashOf = (query: string): string => createHash('sha256').update(query).digest('hex');

/** @throws ConfigError that says why it is no manifest, or which text is under a hash that is not its own */
export function readManifest(file: string): ManifestOperation[] {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError(`The manifest ${file} cannot be read: ${(error as Error).message}.`);
  }
  const read = manifest.safeParse(json);
  if (!read.success && underOtherHashes.safeParse(json).success)
    throw new ConfigError(
      `The manifest ${file} lists its texts under MD5 or SHA-1: have it written with SHA-256 ("algorithm": "SHA256" in Relay's persistConfig, hashAlgorithm: 'sha256' in GraphQL Code Generator's persistedDocuments).`,
    );
  if (!read.success)
    throw new ConfigError(`The file ${file} is no manifest of operations; docs/security.md has the forms.`);
  return read.data.map(([hash, query]) => {
    if (hashOf(query) !== hash)
      throw new ConfigError(`The manifest ${file} has a text under ${hash} that is not its hash.`);
    return { hash, query, file };
  });
}

/** Every `.json` file of a folder, by name. @throws ConfigError when it cannot be read */
export function manifestsIn(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    throw new ConfigError(`The folder of manifests ${folder} cannot be read: ${(error as Error).message}.`);
  }
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return files.map((name) => path.join(folder, name));
}
