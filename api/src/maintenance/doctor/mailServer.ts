import { createTransport } from 'nodemailer';
import { asciiAddress } from '../../platform/mailAddress.ts';
import { error, ok, reasonOf, warn, type Diagnosis } from './diagnosis.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** @returns why a login was not possible; null when it was */
async function failureOf(url: string, options: { requireTLS: boolean }): Promise<string | null> {
  const transport = createTransport({ url, ...timeouts, ...options });
  try {
    await transport.verify();
    return null;
  } catch (failure) {
    return reasonOf(failure);
  } finally {
    transport.close();
  }
}

/** Whether the mail server takes our login, and whether others on the way could read mails. */
export async function checkMailServer(url: string): Promise<Diagnosis> {
  const { hostname, protocol } = new URL(url);
  const failure = await failureOf(url, { requireTLS: false });
  if (failure !== null)
    return error(
      'mail',
      `The mail server ${hostname} does not let us in: ${failure}.`,
      'Compare SMTP_URL with what its provider says: name, port, user and password.',
    );
  const encrypted = protocol === 'smtps:' || (await failureOf(url, { requireTLS: true })) === null;
  return encrypted
    ? ok('mail', `The mail server ${hostname} takes our login, encrypted.`)
    : warn(
        'mail',
        `The mail server ${hostname} takes our login, but without TLS.`,
        'Mails hold votes and codes: choose a server with STARTTLS or smtps, unless it is on this machine.',
      );
}

/** A mail that says by what it was sent and how it should look. */
const content = (publicUrl: string) => ({
  subject: `The mails of ${publicUrl} arrive`,
  text: `This mail was sent by "npm run doctor" of ${publicUrl}.\n\nIn its source, "Authentication-Results" should say spf=pass, dkim=pass and dmarc=pass.\n`,
});

/** The remedy for a mail that the server has not taken, by its answer. */
export function refusalAdvice(failure: unknown): string {
  const { code, command = '', responseCode } = failure as { code?: string; command?: string; responseCode?: number };
  if (code === 'EAUTH') return 'Compare user and password in SMTP_URL with what its provider says.';
  if (responseCode !== undefined && responseCode < 500)
    return 'Wait for some minutes, and start the command again: it refuses for now (an unknown sender, a full mailbox, too many mails). Mails of the product are sent again by themselves.';
  if (command.startsWith('MAIL FROM')) return 'Look whether it lets this user send as MAIL_FROM.';
  if (command.startsWith('RCPT TO'))
    return 'Mend the address of the administrator if it is wrong; else look whether the server takes mails to other domains from this user: most want a user and a password in SMTP_URL.';
  if (responseCode !== undefined)
    return 'Ask its provider for the rule behind this answer: it refuses what is written in the mail, or its sender.';
  return 'Look at SMTP_URL, and whether this machine reaches the mail server: many providers of servers block port 25.';
}

/** Sends a mail as the product does. @param to an administrator; null where there is none */
export async function sendTestMail(
  { url, from, publicUrl }: { url: string; from: string; publicUrl: string },
  to: string | null,
): Promise<Diagnosis> {
  if (to === null)
    return error(
      'test-mail',
      'There is no administrator to send a mail to.',
      'Set ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD, and start the service once.',
    );
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.sendMail({ from, to: asciiAddress(to), ...content(publicUrl) });
    return ok('test-mail', `The mail server has taken a mail to ${to}: look whether it arrives, and not among spam.`);
  } catch (failure) {
    return error(
      'test-mail',
      `The mail server has refused a mail to ${to}: ${reasonOf(failure)}.`,
      refusalAdvice(failure),
    );
  } finally {
    transport.close();
  }
}
