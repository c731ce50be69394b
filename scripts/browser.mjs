// @ts-check
/** Finds a Chromium for the browser tests, or installs Debian's where it can. */
import { accessSync, constants } from 'node:fs';
import { run } from './workspace.mjs';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** @param {string} file */
const executable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** @returns {string | null} the path of a Chromium; null when there is none and none could be installed */
export function findChromium() {
  const asked = process.env['CHROMIUM'];
  if (asked) return executable(asked) ? asked : null;
  const found = candidates.find(executable);
  if (found) return found;
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !executable('/usr/bin/apt-get')) return null;
  process.stdout.write("Installing Debian's chromium for the browser tests (once) …\n");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const installed =
    run('apt-get', ['update', '-qq'], { env }) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], { env });
  return installed ? (candidates.find(executable) ?? null) : null;
}
