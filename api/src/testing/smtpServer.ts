import { SMTPServer } from 'smtp-server';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/**
 * A real SMTP server for tests, run as a process of its own: `node --import tsx smtpServer.ts [port [address]]`. Writes
 * `listening <port>`, and a line of JSON for each mail it takes. The recipient's address tells it what to do: `refused…` is
 * refused for good, always or as often as its number says (`refused1@…` once), `later…` for now, as often as its number says
 * (`later2@…` twice); the first mail to `held…` is neither taken nor refused, and a line says that it has come. A line `go` to
 * its standard input takes all that are held.
 */
const refusals = new Map<string, number>();
const held = new Set<string>();
/** Takes the mails that are held. */
let waiting: (() => void)[] = [];
const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  allowInsecureAuth: true,
  logger: false,
  onAuth({ username, password }, _session, done) {
    if (username === 'club' && password === 'right') done(null, { user: 'club' });
    else done(refusal(535, 'Authentication failed'));
  },
  onRcptTo({ address }, _session, done) {
    const [, kind, number] = /^(refused|later)(\d*)/.exec(address) ?? [];
    const times = kind === 'refused' && number === '' ? Infinity : Number(number ?? 0);
    const before = refusals.get(address) ?? 0;
    if (before >= times) return done();
    refusals.set(address, before + 1);
    return done(kind === 'refused' ? refusal(550, 'No such mailbox') : refusal(452, 'Mailbox full'));
  },
  onData(stream, { envelope }, done) {
    const take = (raw: string) => {
      const to = envelope.rcptTo[0]?.address ?? '';
      const isHeld = to.startsWith('held') && !held.has(to);
      process.stdout.write(`${JSON.stringify({ to, raw, isHeld })}\n`);
      if (!isHeld) return done();
      held.add(to);
      waiting.push(() => {
        process.stdout.write(`${JSON.stringify({ to, raw, isHeld: false })}\n`);
        done();
      });
    };
    // A client that is killed in the middle has sent no mail.
    void text(stream).then(take, () => undefined);
  },
});
server.on('error', () => undefined);
createInterface(process.stdin).on('line', (line) => {
  if (line !== 'go') return;
  for (const take of waiting) take();
  waiting = [];
});
const listener = server.listen(Number(process.argv[2] ?? 0), process.argv[3] ?? '127.0.0.1', () => {
  const address = listener.address();
  process.stdout.write(`listening ${typeof address === 'object' && address ? address.port : 0}\n`);
});
