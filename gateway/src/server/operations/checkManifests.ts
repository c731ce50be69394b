import { NoDeprecatedCustomRule, parse, validate, type GraphQLSchema } from 'graphql';
import { statSync } from 'node:fs';
import { ConfigError } from '../../config.ts';
import { manifestsIn, readManifest, type ManifestOperation } from './operationManifest.ts';
import { listedOperation } from './operationStore.ts';
import type { QueryLimits } from './queryLimits.ts';

/** The result of a check of manifests. */
export interface ManifestReport {
  files: number;
  /** Operations that are answered. */
  operations: number;
  /** Reasons not to start, a sentence each that names the file. */
  refusals: string[];
  /** Deprecated fields, arguments and values, which are answered until they end. */
  deprecations: string[];
}

/** @throws ConfigError when it is neither a file nor a folder */
function filesAt(place: string): string[] {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found === undefined) throw new ConfigError(`There is no file and no folder ${place}.`);
  return found.isDirectory() ? manifestsIn(place) : [place];
}

/** Looks at manifests, each a file or in a folder, as a gateway does that starts; it goes on after what is refused. */
export function checkManifests(schema: GraphQLSchema, places: string[], limits: QueryLimits): ManifestReport {
  const report: ManifestReport = { files: 0, operations: 0, refusals: [], deprecations: [] };
  /** @returns null for what is refused */
  const attempt = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      report.refusals.push(error.message);
      return null;
    }
  };
  const look = (operation: ManifestOperation): void => {
    const listed = attempt(() => listedOperation(schema, operation, limits));
    if (!listed) return;
    report.operations += 1;
    for (const { message } of validate(schema, parse(listed.query), [NoDeprecatedCustomRule]))
      report.deprecations.push(`${operation.file}, ${listed.name}: ${message}`);
  };
  const files = places.flatMap((place) => attempt(() => filesAt(place)) ?? []);
  report.files = files.length;
  for (const file of files) (attempt(() => readManifest(file)) ?? []).forEach(look);
  return report;
}
