/** Code generators that are too large for everybody's installation: looked at where somebody has installed them. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { installedCommand, isInstalled, root } from './command.ts';
import { describeVisits, type VisitingClient } from './scenario.ts';
import { venue } from './venue.ts';

const folder = path.join(root, 'e2e/dist/large');

describe.skipIf(!isInstalled('orval'))('orval (npm install --no-save orval)', () => {
  const place = venue();
  let made: () => VisitingClient;

  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const output = { target: path.join(folder, 'orval.ts'), client: 'fetch', baseUrl: place.service() };
    const input = `${place.origin()}/contract/openapi.yaml`;
    const config = path.join(folder, 'orval.config.cjs');
    writeFileSync(config, `module.exports = ${JSON.stringify({ rest: { input, output } })};\n`);
    await installedCommand('orval', '--config', config);
    const module = (await import(path.join(root, 'e2e/clients/typed/orval/orval.ts'))) as { orval: typeof made };
    made = module.orval;
  });

  test('what it has made compiles, and so does what uses it', async () => {
    await expect(installedCommand('tsc', '-p', path.join(root, 'e2e/clients/typed/orval'))).resolves.toBeUndefined();
  });

  describeVisits([{ name: 'orval', client: () => made() }], place);
});
