import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { until } from './service.ts';

const program = fileURLToPath(new URL('smtpServer.ts', import.meta.url));

/** A mail that has reached the server. */
export interface TakenMail {
  to: string;
  raw: string;
}

/** An SMTP server in a process of its own. */
export interface TestSmtp {
  port: number;
  taken: TakenMail[];
  /** Mails that it has neither accepted nor refused. */
  held: TakenMail[];
  stop(): Promise<void>;
}

/** @param port a free one when absent */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const taken: TakenMail[] = [];
  const held: TakenMail[] = [];
  let listening = 0;
  createInterface(child.stdout).on('line', (line) => {
    const [, given] = /^listening (\d+)$/.exec(line) ?? [];
    if (given !== undefined) return void (listening = Number(given));
    const { isHeld, ...mail } = JSON.parse(line) as TakenMail & { isHeld: boolean };
    (isHeld ? held : taken).push(mail);
  });
  await until('the SMTP server', () => Promise.resolve(listening > 0));
  return {
    port: listening,
    taken,
    held,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}
