/** The doctor at whole installations, and at servers and databases that are not as they should be. */
import { createServer, type Server } from 'node:http';
import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../../config.ts';
import { engine, ownServer } from '../../testing/engines.ts';
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { until } from '../../testing/service.ts';
import { fill } from '../testing/contents.ts';
import { silent, TestInstallation } from '../testing/installation.ts';
import { checkServer, checkVersion, type ServerFacts } from './database.ts';
import type { Diagnosis } from './diagnosis.ts';
import { examine, type Instruments } from './doctor.ts';
import { web } from './publicAddress.ts';
import { exitCodeOf } from './report.ts';

let site: Server;
let publicUrl: string;
beforeAll(async () => {
  site = createServer((request, response) => {
    response.writeHead(request.url === '/dev/mail' ? 404 : 200, {
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-request-id': 'a',
    });
    response.end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  publicUrl = `http://localhost:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.close();
});

const ofCheck = (found: Diagnosis[], check: string) =>
  found.filter((one) => one.check === check).map(({ level }) => level);

/** Lets every file that a command writes whole stay without its end, as a full disk does. */
const photosFull = (() => {
  const program = `import files from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    const { writeFile } = files;
    files.writeFile = async (file) => {
      await writeFile(file, '');
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    syncBuiltinESMExports();`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
})();

describe('an embedded installation', () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await TestInstallation.make(ownServer, {
      PUBLIC_URL: publicUrl,
      BACKUP_DIR: '/nowhere/backups',
    });
    await fill(installation);
  }, 150_000);
  afterAll(() => installation.remove());

  test('without backups: the command says what to do, in words or JSON, and ends with 1', async () => {
    const { code, stdout } = await installation.run('doctor', '--json');
    const found = JSON.parse(stdout) as Diagnosis[];
    expect(code).toBe(1);
    expect(found.filter(({ level }) => level === 'error')).toMatchObject([{ check: 'backups' }]);
    for (const check of ['database', 'version', 'photos', 'address', 'headers', 'clock'])
      expect([check, ...ofCheck(found, check)]).toEqual([check, 'ok']);
    const { stdout: words } = await installation.run('doctor');
    expect(words).toMatch(/^ERROR {2}backups: There is no backup in \/nowhere\/backups \(BACKUP_DIR\)\. Make one/m);
    expect(words).toMatch(/^1 error, \d+ warnings?, \d+ ok\.$/m);
  }, 150_000);

  test('a wrong setting is a finding, and a wrong option a refusal', async () => {
    const wrong = await TestInstallation.make(ownServer, { TIME_ZONE: 'Europe/Atlantis' });
    const { code, stdout } = await wrong.run('doctor');
    expect(code).toBe(1);
    expect(stdout).toContain('ERROR  settings: The setting TIME_ZONE is wrong');
    expect((await wrong.run('doctor', '--mail')).code).toBe(2);
    await wrong.remove();
  });

  test('whose disk of photos is full is told to make room, and nothing is left there', async () => {
    const before = readdirSync(path.join(installation.dataDir, 'blobs'));
    const { code, stdout } = await installation.runWith(photosFull, 'doctor');
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^ERROR {2}photos: The folder of the photos .* no space left on device.*\. Make room on its disk/m,
    );
    expect(readdirSync(path.join(installation.dataDir, 'blobs'))).toEqual(before);
  });

  test('whose data folder cannot be made is told so at once', async () => {
    const { code, stdout } = await installation.runWith({ DATA_DIR: '/proc/x' }, 'doctor');
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining('The data folder /proc/x (DATA_DIR) cannot be written'),
    ]);
  });

  test('in which nothing was ever stored is not taken for a broken one', async () => {
    const empty = await TestInstallation.make(ownServer, { PUBLIC_URL: publicUrl });
    const { stdout } = await empty.run('doctor', '--json');
    expect(ofCheck(JSON.parse(stdout) as Diagnosis[], 'database')).toEqual(['warn']);
    await empty.remove();
  });
});

describe('an installation on PostgreSQL', () => {
  let installation: TestInstallation;
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
    installation = await TestInstallation.make(engine, { PUBLIC_URL: publicUrl, MAIL_FROM: 'Club <c@club.example>' });
    await fill(installation);
  }, 150_000);
  afterAll(async () => {
    await smtp.stop();
    await installation.remove();
  });

  const absent = () => Promise.reject(Object.assign(new Error('queryTxt ENODATA'), { code: 'ENODATA' }));
  const dns = { resolveTxt: absent, resolveMx: absent, resolve4: absent, resolve6: absent } as Instruments['dns'];
  const look = async (settings: Record<string, string>, sendMail = false) => {
    const environment = { ...installation.environment, ...settings };
    return examine(readConfig(environment), { environment, dns, web, now: new Date(), log: silent, sendMail });
  };

  test('is well with a backup of today, and sends a mail to the administrator when it is asked to', async () => {
    await installation.backUp('today');
    const settings = { BACKUP_DIR: installation.folder, SMTP_URL: `smtp://club:right@127.0.0.1:${smtp.port}` };
    const found = await look(settings, true);
    // The server that tests share may write nothing to the disk at once (docs/testing.md).
    const others = found.filter((one) => one.check !== 'database' || !one.found.includes('on the disk'));
    expect(others.filter(({ check, level }) => check === 'database' && level !== 'ok')).toEqual([]);
    for (const check of ['version', 'backups', 'test-mail'])
      expect([check, ...ofCheck(found, check)]).toEqual([check, 'ok']);
    expect(ofCheck(found, 'keys')).toEqual(['ok', 'ok', 'ok']);
    expect(ofCheck(found, 'clock')).toEqual(['ok', 'ok']);
    // The server of the tests has no TLS; the domain nothing at all.
    expect(ofCheck(found, 'mail')).toEqual(['warn']);
    expect(ofCheck(found, 'spf')).toEqual(['error']);
    await until('the mail', () => Promise.resolve(smtp.taken.length > 0));
    expect(smtp.taken).toMatchObject([{ to: 'admin@example.org' }]);
    expect(smtp.taken[0]?.raw).toContain('Authentication-Results');
  }, 150_000);

  test('whose mail server refuses the login, or is away, is told so', async () => {
    for (const url of [`smtp://club:wrong@127.0.0.1:${smtp.port}`, 'smtp://127.0.0.1:1']) {
      const found = await look({ SMTP_URL: url }, true);
      expect(ofCheck(found, 'mail')).toEqual(['error']);
      expect(ofCheck(found, 'test-mail')).toEqual(['error']);
    }
  }, 150_000);

  test('whose database is away is told so, and everything else is looked at', async () => {
    const found = await look({ DATABASE_URL: 'postgres://photo@127.0.0.1:1/photo' });
    expect(ofCheck(found, 'database')).toEqual(['error']);
    expect(ofCheck(found, 'address')).toEqual(['ok']);
    expect(exitCodeOf(found)).toBe(1);
  });

  test.each([
    ['53100', 'could not extend file: No space left on device', 'Make room'],
    ['25006', 'cannot write', 'takes writes'],
    ['42501', 'permission denied', null],
  ])('whose database answers a new row with %s (%s) is told %s', async (code, sentence, advice) => {
    const { db, close } = await installation.database();
    try {
      await sql`create function no_room() returns event_trigger language plpgsql as
        ${sql.raw(`$$ begin raise exception '${sentence}' using errcode = '${code}'; end $$`)}`.execute(db);
      await sql`create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE AS')
        execute function no_room()`.execute(db);
      const found = (await look({})).filter(({ check }) => check === 'database');
      // The server that tests share may write nothing to the disk at once (docs/testing.md).
      const others = found.filter((one) => !one.found.includes('on the disk yet'));
      expect(others.filter((one) => one.level === 'error').map((one) => one.advice)).toEqual(
        advice === null ? [] : [expect.stringContaining(advice)],
      );
    } finally {
      await sql`drop event trigger no_room`.execute(db);
      await sql`drop function no_room`.execute(db);
      await close();
    }
  });

  test('whose keys are gone, or whose database is of a later version, is told so', async () => {
    const { db, close } = await installation.database();
    try {
      await db.deleteFrom('setting').where('key', '=', 'count-key').execute();
      await sql`insert into kysely_migration values ('9999_later', '')`.execute(db);
      const found = await look({});
      expect(ofCheck(found, 'keys')).toEqual(['ok', 'ok', 'error']);
      expect(found.find(({ check }) => check === 'version')).toMatchObject({
        level: 'error',
        found: expect.stringContaining('9999_later'),
      });
    } finally {
      await sql`delete from kysely_migration where name = '9999_later'`.execute(db);
      await close();
    }
  });
});

describe('a database server', () => {
  const good: ServerFacts = {
    version: 170010,
    shownVersion: '17.10',
    encoding: 'UTF8',
    collation: '2.36',
    actualCollation: '2.36',
    maxConnections: 100,
    fsync: 'on',
    synchronousCommit: 'on',
  };
  const config = readConfig({ DATA_DIR: '/tmp' });

  test('of today is well', () => {
    expect(checkServer(good, config)).toMatchObject([{ level: 'ok' }]);
    expect(checkServer({ ...good, collation: null, actualCollation: null }, config)).toMatchObject([{ level: 'ok' }]);
  });

  test.each<[Partial<ServerFacts>, string]>([
    [{ version: 140012 }, 'error'],
    [{ encoding: 'LATIN2' }, 'error'],
    [{ actualCollation: '2.41' }, 'warn'],
    [{ maxConnections: 10 }, 'warn'],
    [{ fsync: 'off' }, 'error'],
    [{ synchronousCommit: 'off' }, 'error'],
  ])('with %j is a finding', (facts, level) => {
    expect(checkServer({ ...good, ...facts }, config)).toMatchObject([{ level, advice: expect.any(String) }]);
  });

  test.each([
    [null, 'warn', 'empty'],
    [['0001_baseline'], 'warn', 'lacks 0055_site'],
    [['0001_initial', '0052_pending_uploads'], 'error', 'earlier version'],
  ])('that has been through %j is a finding', (made, level, sentence) => {
    expect(checkVersion(made)).toMatchObject({ level, found: expect.stringContaining(sentence) });
  });
});
