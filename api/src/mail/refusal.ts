/** An error of the SMTP client (nodemailer's names). */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * The meaning of a failed hand-over:
 * - `server`: the server cannot be reached, refuses our login or our sender, or is closing (421); of the mail it says nothing.
 * - `lost`: the connection broke when the server had the mail; it may have taken it.
 * - `refused`: the server refuses this mail for good (5xx, RFC 5321 §4.2.1).
 * - `later`: the server refuses it for now (4xx).
 */
export type Refusal = 'server' | 'lost' | 'refused' | 'later';

export function refusalOf(error: unknown): Refusal {
  const { code, command = '', responseCode } = error as SmtpError;
  if (code === 'EAUTH' || command.startsWith('MAIL FROM') || responseCode === 421) return 'server';
  // Without an answer the connection broke; after DATA nobody knows on which side of the answer.
  if (responseCode === undefined) return command === 'DATA' ? 'lost' : 'server';
  return responseCode >= 500 ? 'refused' : 'later';
}
