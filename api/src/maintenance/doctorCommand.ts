/**
 * `npm run doctor -- [--send-mail] [--json]`: looks at the installation of the settings from inside and outside, running or not,
 * and says what to do about each thing that it finds. Ends with 1 when something is wrong.
 */
import { Resolver } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { ConfigError, givenEnvironment, readConfig } from '../config.ts';
import { createLog } from '../platform/log.ts';
import { error, type Diagnosis } from './doctor/diagnosis.ts';
import { examine } from './doctor/doctor.ts';
import { web } from './doctor/publicAddress.ts';
import { exitCodeOf, reportLines } from './doctor/report.ts';

function readOptions(): { json: boolean; sendMail: boolean } {
  try {
    const { values } = parseArgs({ options: { json: { type: 'boolean' }, 'send-mail': { type: 'boolean' } } });
    return { json: values.json ?? false, sendMail: values['send-mail'] ?? false };
  } catch {
    process.stderr.write(
      'npm run doctor -- [--send-mail] [--json]: --send-mail sends a mail to the first administrator, --json prints findings for programs\n',
    );
    process.exit(2);
  }
}

async function findings(sendMail: boolean): Promise<Diagnosis[]> {
  const dns = new Resolver({ timeout: 3000, tries: 2 });
  const log = createLog('silent');
  try {
    const config = readConfig();
    return await examine(config, { environment: givenEnvironment, dns, web, now: new Date(), log, sendMail });
  } catch (failure) {
    if (!(failure instanceof ConfigError)) throw failure;
    return [error('settings', failure.message, 'Nothing else was looked at: mend it, and start the command again.')];
  }
}

const { json, sendMail } = readOptions();
const found = await findings(sendMail);
process.stdout.write(json ? `${JSON.stringify(found, null, 2)}\n` : `${reportLines(found).join('\n')}\n`);
process.exit(exitCodeOf(found));
