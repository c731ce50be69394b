/**
 * docker-compose.yml without Docker: every service with its environment, secrets, volumes, command and health check as a
 * process of its own on a private network, with the profiles and the settings that .env.example shows:
 *
 *   npm run compose:test                 # every profile: two services, two gateways, Redis
 *   npm run compose:test -- mailbox      # what somebody tries out who has no name and no mail server
 *
 * It needs root, Caddy, PostgreSQL and Redis of this machine, and ends with 1 where something is not as it should be.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ended } from '../images/container.ts';
import { composeFile, envFile, root } from '../product/composeFile.ts';
import { Stack } from './stack.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const needed = ['caddy', 'postgres', 'pg_isready', 'redis-server', 'wget', 'unshare', 'nsenter', 'ip', 'ps'];
const missing = needed.filter((program) => spawnSync('which', [program]).status !== 0);
const whyNot =
  process.getuid?.() !== 0 ? 'it needs root' : missing.length > 0 ? `there is no ${missing.join(', ')}` : null;

/** Seconds that a service has to stop, as the file says; ten by default. */
const graceOf = (text = '10s'): number => Number.parseInt(text) * (text.endsWith('m') ? 60 : 1);
const bytesOf = (text: string): number => Number.parseInt(text) * (text.endsWith('G') ? 2 ** 30 : 2 ** 20);

async function visit(folder: string, kind: 'first' | 'restored'): Promise<void> {
  const authority = path.join(folder, 'volumes/certificates/caddy/pki/authorities/local/root.crt');
  const program = path.join(import.meta.dirname, 'visit.ts');
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
  const { code, output } = await ended(spawn(process.execPath, ['--import', 'tsx', program, folder, kind], { env }));
  assert.equal(code, 0, output);
  print(`${kind} visit over TLS: ${output.trim()}`);
}

async function down(stack: Stack): Promise<void> {
  for (const [name, { code, seconds }] of await stack.down()) {
    const grace = graceOf(stack.service(name).stop_grace_period);
    print(`${name.padEnd(10)} stopped after ${seconds.toFixed(1)} s of ${grace}, with ${code}`);
    assert.ok(seconds < grace, `${name} takes longer than its stop_grace_period`);
    // The stand-in for the mailbox handles no signal.
    if (name !== 'mailbox') assert.equal(code, 0, stack.log(name).slice(-3000));
  }
}

async function tryOut(folder: string): Promise<void> {
  mkdirSync(path.join(folder, 'deploy'));
  cpSync(path.join(root, 'deploy/makeSecrets.sh'), path.join(folder, 'deploy/makeSecrets.sh'));
  assert.equal(spawnSync('sh', [path.join(folder, 'deploy/makeSecrets.sh')]).status, 0);
  const backups = path.join(folder, 'volumes/backups');
  const asked = process.argv.slice(2);
  const profiles = asked.length > 0 ? asked : ['several', 'redis', 'mailbox'];
  const example = path.join(root, '.env.example');
  const { DOMAIN = '', SMTP_URL = '', ...inComments } = envFile(example, true);
  const shown = profiles.includes('several') ? inComments : envFile(example);
  const file = composeFile({ ...shown, DOMAIN, SMTP_URL, BACKUPS: backups, COMPOSE_PROFILES: profiles.join(',') });
  const stack = await Stack.make(file, profiles, folder);
  stack.publish();
  for (const [name, seconds] of await stack.up()) print(`${name.padEnd(10)} healthy after ${seconds.toFixed(1)} s`);
  await visit(folder, 'first');
  for (const name of ['api', 'gateway']) assert.doesNotMatch(stack.log(name), /Redis does not answer/);
  for (const [name, { deploy }] of Object.entries(stack.file.services)) {
    const [used, limit] = [stack.memory(name), bytesOf(deploy.resources.limits.memory)];
    print(`${name.padEnd(10)} ${Math.round(used / 2 ** 20)} MB of ${limit / 2 ** 20}`);
    assert.ok(used < limit, `${name} needs more memory than it is given`);
  }
  assert.ok(
    readdirSync(backups).some((name) => /^\d{4}-\d\d-\d\d$/.test(name)),
    'there is no backup of the first start',
  );
  const command = (name: string, to: string) => ['node', `api/dist/maintenance/${name}Command.js`, to];
  const made = await stack.exec('backup', command('backup', '/backups/before-the-update'));
  assert.equal(made.code, 0, made.output);
  await down(stack);
  stack.empty('database');
  stack.empty('photos');
  await stack.up(['database']);
  const restored = await stack.exec('api', command('restore', '/backups/before-the-update'));
  assert.equal(restored.code, 0, restored.output);
  await stack.up();
  await visit(folder, 'restored');
  await down(stack);
}

if (whyNot !== null) print(`compose:test is skipped: ${whyNot}`);
else if (process.env['COMPOSE_INSIDE'] === undefined) {
  // Its own mounts, network and processes: whatever is left ends with it.
  const inside = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc', process.execPath];
  const env = { ...process.env, COMPOSE_INSIDE: '1' };
  const args = [...inside, '--import', 'tsx', import.meta.filename, ...process.argv.slice(2)];
  process.exitCode = spawnSync('unshare', args, { env, stdio: 'inherit' }).status ?? 1;
} else {
  const began = Date.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-compose-'));
  try {
    await tryOut(folder);
    print(`All of docker-compose.yml ran, in ${Math.round((Date.now() - began) / 1000)} s.`);
  } catch (error) {
    print(String(error));
    process.exitCode = 1;
  } finally {
    spawnSync('umount', ['--recursive', path.join(folder, 'layers')]);
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit();
}
