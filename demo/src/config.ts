import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Settings of the loader, from its environment. */
export interface Config {
  /** Address of the REST service. */
  api: string;
  /** The service's CLOCK_FILE: the loader moves the service through the months of its story by it. */
  clockFile: string;
  /** Says whether the demo data are loaded; kept in the data folder. */
  stateFile: string;
  /** The service's first administrator. */
  administrator: { username: string; password: string };
  /** The password of every entrant. */
  password: string;
  /** Largest number of photos that are entered; fewer for tests. */
  photos: number;
}

const accounts = () =>
  JSON.parse(readFileSync(new URL('../accounts.json', import.meta.url), 'utf8')) as { password: string };

/** @throws Error that names a setting which is missing or wrong */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const needed = (name: string): string => {
    const value = environment[name];
    if (!value) throw new Error(`The setting ${name} is missing.`);
    return value;
  };
  const photos = Number(environment['DEMO_PHOTOS'] ?? 1000);
  if (!Number.isInteger(photos) || photos < 0) throw new Error('The setting DEMO_PHOTOS is wrong: not a whole number.');
  return {
    api: needed('REST_API_URL'),
    clockFile: needed('CLOCK_FILE'),
    stateFile: path.join(needed('DATA_DIR'), 'demo.json'),
    administrator: { username: needed('ADMIN_USERNAME'), password: needed('ADMIN_PASSWORD') },
    password: accounts().password,
    photos,
  };
}
