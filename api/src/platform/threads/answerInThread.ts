import { parentPort } from 'node:worker_threads';

/**
 * Answers in a thread what `inThread` asks it. An error ends the thread.
 * @param moved the memory of an answer that goes over and is not copied
 */
export function answerInThread<Request, Answer>(
  answer: (request: Request) => Answer | Promise<Answer>,
  moved: (answer: Answer) => ArrayBuffer[] = () => [],
): void {
  if (!parentPort) throw new Error('This file runs as a thread only');
  const port = parentPort;
  port.on('message', async (request: Request) => {
    const value = await answer(request);
    port.postMessage(value, moved(value));
  });
}
