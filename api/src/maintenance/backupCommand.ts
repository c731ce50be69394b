/** `npm run backup -- <folder>`: writes a backup of the installation of the settings, running or not, to a new folder. */
import path from 'node:path';
import { writeBackup } from './backup.ts';
import { folderArgument, runCommand } from './commandLine.ts';
import { openInstallation } from './installation.ts';
import { readableBytes } from './progress.ts';

await runCommand(1, async ({ config, log, progress, signal }) => {
  const target = folderArgument('backup', process.argv.slice(2), path.resolve);
  const installation = await openInstallation(config, log);
  try {
    const { tables, blobs } = await writeBackup(installation, target, progress, signal);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    progress.say(
      `The backup is ${target}: ${rows} rows, ${blobs.files} photo files, ${readableBytes(blobs.bytes)}. It holds personal data and password hashes: keep it safe.`,
    );
    const faults = blobs.missing.length + blobs.damaged.length;
    if (!faults) return 0;
    progress.say(
      `It is all there was, but ${blobs.missing.length} photo files were missing in the store and ${blobs.damaged.length} damaged: "npm run check" names them.`,
    );
    return 1;
  } finally {
    await installation.close();
  }
});
