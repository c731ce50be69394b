import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stepsCommit } from '../../api/dist/platform/database/baseline.js';
import type * as migrations from '../../api/dist/platform/database/migrate.js';
import { earlierVersion } from './earlier.ts';

const say = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * The migrations up to the baseline, which the product no longer has, out of a build of the last commit that has them. Data is
 * filled between two of them, so that an earlier version can be measured on it, and what this version keeps beside it is made
 * by the code that made it in every installation.
 */
export const stepsToBaseline = (): Promise<Pick<typeof migrations, 'migrate' | 'migrateTo'>> =>
  import(pathToFileURL(path.join(earlierVersion(say, stepsCommit), 'api/dist/database/migrate.js')).href) as Promise<
    typeof migrations
  >;
