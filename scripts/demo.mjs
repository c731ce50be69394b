// @ts-check
/** Whether `npm start` loads demo data, and the logins of that data. The workspace `demo` loads it. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

/** @returns {{ administrator: string, entrants: string, password: string }} */
const accounts = () => JSON.parse(readFileSync(path.join(root, 'demo/accounts.json'), 'utf8'));

/** @param {string} dataDir @returns {string | null} what the loader has written, see demo/src/stateFile.ts */
function stateOf(dataDir) {
  try {
    return JSON.parse(readFileSync(path.join(dataDir, 'demo.json'), 'utf8')).state;
  } catch {
    return null;
  }
}

/**
 * Demo data go into an empty installation, once. Never in production; nor with a mail server, for the people of the demo
 * have addresses at which nobody lives; nor where somebody else's REST service is asked.
 * @param {string} dataDir @param {NodeJS.ProcessEnv} environment
 */
export function demoPlan(dataDir, environment) {
  const { NODE_ENV, DEMO_DATA, SMTP_URL, SMTP_URL_FILE, REST_API_URL, ADMIN_USERNAME } = environment;
  const allowed =
    NODE_ENV !== 'production' && DEMO_DATA !== 'off' && !(SMTP_URL || SMTP_URL_FILE) && REST_API_URL === undefined;
  const state = stateOf(dataDir);
  const isNew = ['postgresql', 'database'].every((folder) => !existsSync(path.join(dataDir, folder)));
  const load = allowed && (state === 'loading' || (state === null && isNew));
  const { administrator, entrants, password } = accounts();
  const clockFile = path.join(dataDir, 'demo-clock');
  // An interrupted loading leaves it behind.
  rmSync(clockFile, { force: true });
  /** The first administrator, unless one is chosen already. @type {Record<string, string>} */
  const first = { ADMIN_USERNAME: administrator, ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: password };
  const names = ADMIN_USERNAME ? entrants : `${administrator}, ${entrants}`;
  return {
    load,
    /**
     * Settings of the service while demo data are loaded into it. A loading that is continued begins with the machine's time, by
     * which the votings of the demo are over: counts are looked at when it has long set its own.
     * @type {Record<string, string>}
     */
    serviceSettings: load ? { CLOCK_FILE: clockFile, COUNT_JOB_SECONDS: '180', ...(ADMIN_USERNAME ? {} : first) } : {},
    /** For the terminal; null where there are no demo data. */
    announcement: load || state === 'loaded' ? `${names}; password of each: ${password}` : null,
  };
}
