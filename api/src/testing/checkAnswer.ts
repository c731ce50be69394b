import { answerDifference } from '../platform/http/answers.ts';

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
    body: method === 'HEAD' ? null : body,
  });
  if (difference !== null) throw new Error(`${difference}\n${body.toString('utf8').slice(0, 1000)}`);
}
