import { answerDifference } from '../platform/http/answers.ts';

/**
 * A body that the service has compared with the contract itself, whole, before it left (`checkedAnswers`): to compile the same
 * schema here once more takes longer than most tests do.
 */
const isChecked = ({ ok, headers }: Response): boolean =>
  ok && headers.has('content-length') && /json/.test(headers.get('content-type') ?? '');

/** @throws when the contract does not describe the answer */
export async function checkAnswer(
  method: string,
  pathname: string,
  response: Response,
  preview = false,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const difference = answerDifference({
    method,
    pathname: pathname.split('?')[0] ?? '',
    preview,
    status: response.status,
    header: (name) => response.headers.get(name),
    body: method === 'HEAD' || isChecked(response) ? null : body,
  });
  if (difference !== null) throw new Error(`${difference}\n${body.toString('utf8').slice(0, 1000)}`);
}
