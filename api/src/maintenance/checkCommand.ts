/**
 * `npm run check -- [--quick] [--json]`: checks the installation of the settings, running or not. Ends with 0 when it is
 * sound, 1 when something is wrong, 2 when it could not be looked at.
 */
import { parseArgs } from 'node:util';
import { check, type CheckReport } from './check/check.ts';
import { Misused, runCommand } from './commandLine.ts';
import { openInstallation } from './installation.ts';

function readOptions(): { json: boolean; quick: boolean } {
  try {
    const { values } = parseArgs({ options: { json: { type: 'boolean' }, quick: { type: 'boolean' } } });
    return { json: values.json ?? false, quick: values.quick ?? false };
  } catch {
    throw new Misused(
      'npm run check -- [--quick] [--json]: --quick looks for photos without reading them, --json prints findings for programs',
    );
  }
}

/** Largest number of findings of one rule that are printed one by one. */
const mostPrinted = 50;

const counted = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

function* lines({ sound, constraints, rules, blobs, findings }: CheckReport): Generator<string> {
  const seen = new Map<string, number>();
  for (const { severity, rule, subject, detail } of findings) {
    const nth = (seen.get(rule) ?? 0) + 1;
    seen.set(rule, nth);
    if (nth <= mostPrinted) yield `${severity.padEnd(7)}  ${rule}  ${subject}: ${detail}`;
  }
  for (const [rule, n] of seen)
    if (n > mostPrinted) yield `…        ${rule}  ${n - mostPrinted} more; --json has them all`;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const numbers = `${counted(errors, 'error')}, ${counted(findings.length - errors, 'warning')}`;
  const what = `${counted(constraints, 'constraint')}, ${counted(rules, 'rule')}, ${counted(blobs, 'photo file')}`;
  yield `The installation is ${sound ? 'sound' : 'damaged'}: ${numbers} (${what}).`;
}

await runCommand(2, async ({ config, log, progress, signal }) => {
  const { json, quick } = readOptions();
  const installation = await openInstallation(config, log);
  try {
    const report = await check(installation, { contents: !quick, progress, signal });
    process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : `${[...lines(report)].join('\n')}\n`);
    return report.sound ? 0 : 1;
  } finally {
    await installation.close();
  }
});
