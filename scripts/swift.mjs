// @ts-check
/** Gets the S3 server of the service's tests, OpenStack Swift, where Debian's can be installed; it starts nothing by itself. */
import { existsSync } from 'node:fs';
import { run } from './workspace.mjs';

const library = '/usr/lib/python3/dist-packages/swift';

/** A slow or a missing mirror must not hold up the tests, and a lock of another apt-get not for long. */
const patience = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1', '-o', 'DPkg::Lock::Timeout=60'];

/** @param {string[]} args @param {number} seconds */
const aptGet = (args, seconds) =>
  run('apt-get', [...patience, '-qq', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    timeout: seconds * 1000,
  });

const install = ['install', '-y', '--no-install-recommends', 'python3-swift'];

/** @returns {boolean} whether there is an S3 server for the tests; false when none could be installed within some minutes */
export function findSwift() {
  if (existsSync(library)) return true;
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write("Installing Debian's python3-swift for the tests of the S3 store (once) …\n");
  // Nothing is cut off while it changes the system: what may take long is the download.
  const ready = aptGet(['update'], 60) && aptGet([...install, '--download-only'], 120);
  return ready && aptGet([...install, '--no-download'], 300) && existsSync(library);
}
