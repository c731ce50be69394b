// @ts-check
/** Installs the Debian packages that the tests use, where the user may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Limits the time for a slow or missing mirror, and for the lock of another apt-get. */
const patience = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1', '-o', 'DPkg::Lock::Timeout=60'];

/** @param {string[]} args @param {number} seconds @returns {boolean} whether it succeeded; its output is shown only if not */
function aptGet(args, seconds) {
  const { status, stdout, stderr } = spawnSync('apt-get', [...patience, '-qq', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    timeout: seconds * 1000,
  });
  if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
  return status === 0;
}

/**
 * @param {string[]} packages @param {string} purpose what they are for, told before the first byte is loaded
 * @returns {boolean} false where they cannot be installed, or not within some minutes
 */
export function installPackages(packages, purpose) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write(`Installing Debian's ${packages[0]} for ${purpose} (once) …\n`);
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  // Only the download has a time limit: an interrupted installation would leave the system half configured.
  return (
    aptGet(['update'], 60) && aptGet([...install, '--download-only'], 240) && aptGet([...install, '--no-download'], 300)
  );
}
