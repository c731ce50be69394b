// @ts-check
/** Finds a Chromium for the browser tests, or installs Debian's where it can. */
import { accessSync, constants } from 'node:fs';
import { installPackages } from './apt.mjs';

/** Those without windows come first: the same engine, and a third less processor time. */
const candidates = [
  '/usr/bin/chromium-headless-shell',
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
  // Where Debian does not have it, the whole browser is taken.
  const installed = ['chromium-headless-shell', 'chromium'].some((name) =>
    installPackages([name, 'fonts-dejavu-core'], 'the browser tests'),
  );
  return installed ? (candidates.find(executable) ?? null) : null;
}
