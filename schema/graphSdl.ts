import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { graphFolder } from './files.ts';

/** The SDL as it is written: the files of `graph/`, one for each domain, in the order of their names. */
export const writtenSdl = (): string =>
  readdirSync(graphFolder)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => readFileSync(path.join(graphFolder, file), 'utf8'))
    .join('\n');
