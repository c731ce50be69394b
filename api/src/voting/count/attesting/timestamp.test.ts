/** A time stamp of a real authority is kept as it came, and holds by the commands of count/README.md. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startAnswering, type AnsweringServer } from './testing/answering.ts';
import { stamp } from './timestamp.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const note = 'foto.example/count/7\n5\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n— foto.example/count/7 AAAA\n';
const asking = { deadlineMs: 20_000, signal: new AbortController().signal };

const configuration = `
[tsa]
default_tsa = own
[own]
serial = serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ess_cert_id_alg = sha256
[req]
distinguished_name = name
[name]
[authority]
extendedKeyUsage = critical,timeStamping
`;

(hasOpenssl ? describe : describe.skip)('a time stamp of openssl (skipped where there is none)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-tsa-'));
  const openssl = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
    return { status, said: `${stdout}${stderr}` };
  };
  let server: AnsweringServer;

  beforeAll(async () => {
    writeFileSync(path.join(folder, 'tsa.cnf'), configuration);
    writeFileSync(path.join(folder, 'serial'), '01\n');
    const made = openssl(
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '3650'],
      ...[
        '-keyout',
        'key.pem',
        '-out',
        'tsa.pem',
        '-subj',
        '/CN=tsa',
        '-config',
        'tsa.cnf',
        '-extensions',
        'authority',
      ],
    );
    if (made.status !== 0) throw new Error(made.said);
    server = await startAnswering(() => (body, _request, response) => {
      writeFileSync(path.join(folder, 'query.tsq'), body);
      const reply = ['-config', 'tsa.cnf', '-queryfile', 'query.tsq', '-signer', 'tsa.pem', '-inkey', 'key.pem'];
      openssl('ts', '-reply', ...reply, '-out', 'reply.tsr');
      response.writeHead(200, { 'content-type': 'application/timestamp-reply' });
      response.end(readFileSync(path.join(folder, 'reply.tsr')));
    });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  test('is taken, and verified from the files', async () => {
    const { answer, at } = await stamp(server.url, note, asking);
    expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000);
    writeFileSync(path.join(folder, 'head-5'), note);
    writeFileSync(path.join(folder, 'head-5.tsr'), answer);
    const check = () => openssl('ts', '-verify', '-data', 'head-5', '-in', 'head-5.tsr', '-CAfile', 'tsa.pem');
    expect(check()).toMatchObject({ status: 0, said: expect.stringContaining('Verification: OK') as string });
    writeFileSync(path.join(folder, 'head-5'), note.replace('\n5\n', '\n6\n'));
    expect(check().status).not.toBe(0);
  });
});
