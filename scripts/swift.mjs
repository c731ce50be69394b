// @ts-check
/** Gets the S3 server of the service's tests, OpenStack Swift, where Debian's can be installed; it starts nothing by itself. */
import { existsSync } from 'node:fs';
import { installPackages } from './apt.mjs';

const library = '/usr/lib/python3/dist-packages/swift';

/** @returns {boolean} whether there is an S3 server for the tests */
export function findSwift() {
  return (
    existsSync(library) || (installPackages(['python3-swift'], 'the tests of the S3 store') && existsSync(library))
  );
}
