/** `npm run restore -- <folder>`: restores a backup into the installation of the settings, which must be empty. */
import path from 'node:path';
import { folderArgument, runCommand } from './commandLine.ts';
import { restoreBackup } from './restore.ts';

await runCommand(1, async ({ config, log, progress, signal }) => {
  const folder = folderArgument('restore', process.argv.slice(2), path.resolve);
  const { made, tables, blobs } = await restoreBackup(folder, config, log, { progress, signal });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  progress.say(`Restored as of ${made}: ${rows} rows, ${blobs.files} photo files. "npm run check" proves it.`);
  const faults = blobs.missing.length + blobs.damaged.length;
  if (faults) progress.say(`${faults} photo files were missing or damaged already when the backup was made.`);
  return 0;
});
