import { execFile } from 'node:child_process';
import type { CheckReport } from '../maintenance/check/check.ts';
import { built, type TestService } from './service.ts';

/** The findings of the check command on the installation of a service, which goes on running meanwhile. */
export function damageOf(service: TestService): Promise<CheckReport['findings']> {
  const command = [built('maintenance/checkCommand.js'), '--json'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { env: service.settings, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      // Exit code 1: something is wrong, and the report has the findings.
      if (error && error.code !== 1) return reject(new Error(`The check could not look: ${stderr}`));
      const { findings } = JSON.parse(stdout) as CheckReport;
      resolve(findings.filter(({ severity }) => severity === 'error'));
    });
  });
}
