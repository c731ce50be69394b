import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig, settingNames } from './config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (environment: Record<string, string>) =>
  readConfig({ DATA_DIR: path.join(folder, 'data'), ...environment });

const bucket = {
  S3_BUCKET: 'photos',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test.each([
  [{ API_PORT: '70000' }, 'API_PORT'],
  [{ TOKEN_HOURS: 'soon' }, 'TOKEN_HOURS'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
  [{ DATABASE_STATEMENT_TIMEOUT_MS: '0' }, 'DATABASE_STATEMENT_TIMEOUT_MS'],
  [{ DATABASE_SILENCE_MS: '10' }, 'DATABASE_SILENCE_MS'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET'],
  [{ ADMIN_USERNAME: 'boss' }, 'ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD'],
  [{ NODE_ENV: 'production', CLOCK_FILE: '/tmp/clock' }, 'CLOCK_FILE'],
  [{ COUNT_WITNESS_URL: 'https://witness.example' }, 'COUNT_WITNESS_URL and COUNT_WITNESS_KEY'],
  // An Ed25519 key of the type that signs notes, and not heads.
  [{ COUNT_WITNESS_KEY: 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k' }, 'COUNT_WITNESS_KEY'],
  [{ COUNT_TIMESTAMP_URL: 'ftp://tsa.example' }, 'COUNT_TIMESTAMP_URL'],
  [{ TIME_ZONE: 'Europe/Atlantis' }, 'TIME_ZONE'],
  [{ TIME_ZONE: '+02:00' }, 'TIME_ZONE'],
  [{ TRUSTED_CALLERS: 'everyone' }, 'TRUSTED_CALLERS'],
  [{ TRUSTED_CALLERS: '10.0.0.0/99' }, 'TRUSTED_CALLERS'],
  [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR'],
  [{ S3_BUCKET: 'x' }, 'S3_BUCKET'],
  [{ S3_BUCKET: 'a/b/c' }, 'S3_BUCKET'],
  [{ ...bucket, S3_REGION: 'eu west' }, 'S3_REGION'],
  [{ ...bucket, S3_ENDPOINT: 'localhost:9000' }, 'S3_ENDPOINT'],
  [{ ...bucket, S3_PREFIX: '/photos' }, 'S3_PREFIX'],
  [{ ...bucket, S3_PREFIX: 'a//b' }, 'S3_PREFIX'],
  [{ ...bucket, S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE'],
  [{ S3_BUCKET: 'photos' }, 'S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
  [{ ...bucket, S3_SECRET_ACCESS_KEY: '' }, 'need S3_SECRET_ACCESS_KEY as well'],
  [{ S3_ENDPOINT: 'http://localhost:9000' }, 'S3_BUCKET, S3_REGION'],
  [{ S3_PREFIX: 'photos' }, 'S3_BUCKET, S3_REGION'],
  [{ S3_FORCE_PATH_STYLE: 'on' }, 'S3_BUCKET, S3_REGION'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL'],
  [{ REDIS_URL: 'http://localhost' }, 'REDIS_URL'],
  [{ REDIS_PREFIX: 'a b' }, 'REDIS_PREFIX'],
  [{ ADMIN_PASSWORD_FILE: '/nowhere/password' }, '/nowhere/password (ADMIN_PASSWORD_FILE) cannot be read'],
  [{ JWT_SECRET: 'a'.repeat(32), JWT_SECRET_FILE: '/dev/null' }, 'JWT_SECRET and JWT_SECRET_FILE are both set'],
  [{ DATABASE_PASSWORD: 'secret' }, 'DATABASE_PASSWORD needs DATABASE_URL'],
  [{ SMTP_PASSWORD: 'secret', SMTP_URL: 'smtp://mail.example.org' }, 'SMTP_PASSWORD needs SMTP_URL with the name of a'],
  [{ SMTP_PASSWORD: 'secret', SMTP_URL: 'smtp://club:other@mail.example.org' }, 'SMTP_URL has a password already'],
  [{ BACKUP_HOUR: '24' }, 'BACKUP_HOUR'],
  [{ BACKUP_KEEP_DAYS: '0' }, 'BACKUP_KEEP_DAYS'],
])('%j is refused by name', (environment, named) => expect(() => read(environment)).toThrow(named));

/** A wrong value of each setting. */
const wrong: Record<string, string> = {
  NODE_ENV: 'staging',
  API_HOST: '',
  API_PORT: 'high',
  DATA_DIR: '',
  DATABASE_URL: 'mysql://database/photo',
  DATABASE_CONNECTIONS: '1',
  DATABASE_PREPARED_STATEMENTS: 'yes',
  DATABASE_STATEMENT_TIMEOUT_MS: '0',
  DATABASE_SILENCE_MS: 'a while',
  S3_BUCKET: 'a/b',
  S3_REGION: 'eu west',
  S3_ENDPOINT: 's3.example.org',
  S3_PREFIX: '/a',
  S3_FORCE_PATH_STYLE: 'yes',
  REDIS_URL: 'redis:6379',
  REDIS_PREFIX: 'a b',
  PUBLIC_URL: 'photos.example.org',
  TIME_ZONE: 'Budapest',
  JWT_SECRET: 'short',
  COUNT_SIGNING_KEY: 'none',
  COUNT_BATCH_VOTERS: '0',
  COUNT_BATCH_HOURS: '721',
  COUNT_MIN_VOTERS: '2.5',
  COUNT_UNLINK_DAYS: '-1',
  COUNT_WITNESS_URL: 'witness',
  COUNT_WITNESS_KEY: 'a+b+c',
  COUNT_TIMESTAMP_URL: 'ftp://tsa.example.org',
  COUNT_JOB_SECONDS: '0',
  TOKEN_HOURS: 'soon',
  DEVICE_TOKEN_MINUTES: '0',
  DEVICE_SESSION_DAYS: '366',
  ADMIN_USERNAME: 'the boss',
  ADMIN_EMAIL: 'nobody',
  ADMIN_PASSWORD: 'short',
  REQUEST_TIMEOUT_MS: '1',
  DRAIN_DELAY_MS: '-1',
  DRAIN_TIMEOUT_MS: '1',
  API_METRICS_PORT: '0',
  API_METRICS_HOST: '',
  RESULTS_WAIT_MS: '-1',
  UPLOAD_MAX_BYTES: '30MB',
  UPLOAD_MAX_MEGAPIXELS: '0',
  SMTP_URL: 'smtp://',
  MAIL_FROM: '',
  DKIM_SELECTOR: 'a b',
  MAIL_LEASE_SECONDS: '4',
  TRUSTED_CALLERS: 'everyone',
  RATE_LIMITS: 'maybe',
  LOG_LEVEL: 'loud',
  BACKUP_DIR: '',
  BACKUP_HOUR: '24',
  BACKUP_KEEP_DAYS: '0',
};

/** Every text is one of these; an empty one counts as absent. */
const free = [
  'DATABASE_PASSWORD',
  'BLOB_DIR',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_PASSWORD',
  'CLOCK_FILE',
];

test('every setting that can be wrong has a wrong value here', () =>
  expect([...Object.keys(wrong), ...free].sort()).toEqual([...settingNames].sort()));

test.each(Object.entries(wrong))(
  '%s=%s: the sentence names setting, value and form, with an example',
  (name, value) => {
    const said = ['JWT_SECRET', 'COUNT_SIGNING_KEY', 'ADMIN_PASSWORD'].includes(name)
      ? 'its value'
      : JSON.stringify(value);
    const refused = () => read({ [name]: value });
    expect(refused).toThrow(`The setting ${name} is wrong: ${said} is not `);
    expect(refused).toThrow(/ is not (?:an? [^\n]+, such as [^\n]+|the [^\n]+, such as [^\n]+|one of \w+(, \w+)+)\.$/);
  },
);

test.each([
  ['SMTP_URL', 'smpt://club:geheim@mail.example.org', '"smpt://…@mail.example.org"'],
  ['DATABASE_URL', 'postgress://photo:ge@heim@database/photo', '"postgress://…@database/photo"'],
  ['REDIS_URL', ':geheim@redis', '"…@redis"'],
])('%s: the user and the password of a wrong address are not shown', (name, value, said) => {
  expect(() => read({ [name]: value })).toThrow(`The setting ${name} is wrong: ${said} is not an address`);
});

test('the database may be reached by a socket file', () =>
  expect(read({ DATABASE_URL: 'postgres:///photo?host=/run/postgresql' }).DATABASE_URL).toContain('/run/postgresql'));

test.each(['loopback', 'uniquelocal, 192.0.2.1', '10.0.0.0/8', '2001:db8::/32'])('callers may be %s', (callers) =>
  expect(read({ TRUSTED_CALLERS: callers }).TRUSTED_CALLERS).toBe(callers),
);

test('the time zone is Budapest unless it is said', () => {
  expect(read({}).TIME_ZONE).toBe('Europe/Budapest');
  expect(read({ TIME_ZONE: 'America/New_York' }).TIME_ZONE).toBe('America/New_York');
});

test('photos lie in the data folder, in a folder of their own, or in a bucket', () => {
  const alone = read({});
  expect([alone.BLOB_DIR, alone.S3]).toEqual([path.join(alone.DATA_DIR, 'blobs'), null]);
  expect(read({ BLOB_DIR: path.join(folder, 'photos') }).BLOB_DIR).toBe(path.join(folder, 'photos'));
  expect(read(bucket).S3).toEqual({
    endpoint: undefined,
    region: 'eu-central-1',
    bucket: 'photos',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    prefix: '',
    forcePathStyle: false,
  });
});

test.each([
  [{ S3_PREFIX: 'competition' }, { prefix: 'competition/' }],
  [{ S3_PREFIX: 'competition/2026/' }, { prefix: 'competition/2026/' }],
  [{ S3_ENDPOINT: 'http://localhost:9000' }, { endpoint: 'http://localhost:9000', forcePathStyle: true }],
  [{ S3_ENDPOINT: 'http://localhost:9000', S3_FORCE_PATH_STYLE: 'off' }, { forcePathStyle: false }],
  [{ S3_FORCE_PATH_STYLE: 'on' }, { forcePathStyle: true }],
])('%j of a bucket are %j', (environment, settings) =>
  expect(read({ ...bucket, ...environment }).S3).toMatchObject(settings),
);

test('Redis is named by an address, its keys by a prefix', () => {
  expect(read({}).REDIS_URL).toBeUndefined();
  expect(read({}).REDIS_PREFIX).toBe('photo-competition');
  const secure = read({ REDIS_URL: 'rediss://user:password@redis.example.org:6380/2', REDIS_PREFIX: 'club' });
  expect([secure.REDIS_URL, secure.REDIS_PREFIX]).toEqual(['rediss://user:password@redis.example.org:6380/2', 'club']);
});

test('the data folder is for its owner alone', () => expect(statSync(read({}).DATA_DIR).mode & 0o777).toBe(0o700));

test('an empty value counts as absent', () => {
  const buckets = { S3_BUCKET: '', S3_REGION: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '', S3_ENDPOINT: '' };
  const config = read({
    ...buckets,
    S3_PREFIX: '',
    S3_FORCE_PATH_STYLE: '',
    DATABASE_URL: '',
    REDIS_URL: '',
    BLOB_DIR: '',
  });
  expect([config.S3, config.DATABASE_URL, config.REDIS_URL]).toEqual([null, undefined, undefined]);
  expect(config.BLOB_DIR).toBe(path.join(config.DATA_DIR, 'blobs'));
});

test('a setting may be kept in a file, whose last line feeds do not count', () => {
  const file = path.join(folder, 'secret');
  writeFileSync(file, 'long enough for a key that signs\r\n');
  expect(read({ JWT_SECRET_FILE: file }).JWT_SECRET).toBe('long enough for a key that signs');
  expect(read({ JWT_SECRET: '', JWT_SECRET_FILE: file }).JWT_SECRET).toBe('long enough for a key that signs');
  writeFileSync(file, '\n');
  expect([read({ JWT_SECRET_FILE: file }).JWT_SECRET, read({ JWT_SECRET_FILE: '' }).JWT_SECRET]).toEqual([
    undefined,
    undefined,
  ]);
});

test('passwords of database and mail server stand apart from their addresses, with any characters', () => {
  const secret = 'p@ss/w:rd#1 %';
  const { DATABASE_URL = '', SMTP_URL = '' } = read({
    DATABASE_URL: 'postgres://photo@database:5432/photo',
    DATABASE_PASSWORD: secret,
    SMTP_URL: 'smtp://club%40example.org@mail.example.org:587',
    SMTP_PASSWORD: secret,
  });
  const [database, mail] = [new URL(DATABASE_URL), new URL(SMTP_URL)];
  expect([database.host, database.username, decodeURIComponent(database.password)]).toEqual([
    'database:5432',
    'photo',
    secret,
  ]);
  expect([mail.host, mail.username, decodeURIComponent(mail.password)]).toEqual([
    'mail.example.org:587',
    'club%40example.org',
    secret,
  ]);
});
