import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import PostalMime, { type Address } from 'postal-mime';
import { until } from './until.ts';

/** Server whose treatment of a mail is set by the recipient's address; the file lists the addresses. */
const program = fileURLToPath(new URL('../../api/src/testing/smtpServer.ts', import.meta.url));

/** A mail that an SMTP server was handed. */
interface Handed {
  to: string;
  /** As it came over the line. */
  raw: string;
  /** It was neither accepted nor refused. */
  isHeld: boolean;
}

/** A mail as its reader sees it. */
export interface ReadMail {
  subject: string;
  text: string;
  from: Address | undefined;
  /** Where it is answered, if not at its sender. */
  replyTo: Address[] | undefined;
}

/** A real SMTP server, in a process of its own. */
export class Smtp {
  /** In the order in which they came. */
  readonly mails: Handed[] = [];
  port = 0;
  readonly #child = spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['pipe', 'pipe', 'inherit'] });

  static async start(): Promise<Smtp> {
    const smtp = new Smtp();
    createInterface(smtp.#child.stdout).on('line', (line) => {
      if (line.startsWith('{')) smtp.mails.push(JSON.parse(line) as Handed);
      else smtp.port = Number(line.split(' ')[1]);
    });
    await until('the SMTP server', () => Promise.resolve(smtp.port > 0));
    return smtp;
  }

  /** Mails to an address that it has accepted, read. */
  readTo(to: string): Promise<ReadMail[]> {
    const mails = this.mails.filter((mail) => mail.to === to && !mail.isHeld);
    return Promise.all(
      mails.map(async ({ raw }) => {
        const { subject = '', text = '', from, replyTo } = await PostalMime.parse(raw);
        return { subject, text, from, replyTo };
      }),
    );
  }

  /** Addresses to which it has accepted a mail with a subject. */
  async tookFor(subject: string): Promise<string[]> {
    const addresses = [...new Set(this.mails.map(({ to }) => to))];
    const read = await Promise.all(addresses.map(async (to) => (await this.readTo(to)).map((mail) => ({ to, mail }))));
    return read.flat().flatMap(({ to, mail }) => (mail.subject === subject ? [to] : []));
  }

  /** How many mails it holds. */
  get held(): number {
    return this.mails.filter(({ to, isHeld }) => isHeld && !this.mails.some((mail) => mail.to === to && !mail.isHeld))
      .length;
  }

  /** Takes every mail that it holds. */
  go(): void {
    this.#child.stdin.write('go\n');
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await ended;
  }
}
