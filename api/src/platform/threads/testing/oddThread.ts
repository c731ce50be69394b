/** A thread that fails in the way that it is asked for, or answers how often it was asked and what it knows of its environment. */
import { answerInThread } from '../answerInThread.ts';

export type OddRequest = 'answer' | 'throw' | 'throwAside' | 'exit' | 'fillMemory';

let asked = 0;

answerInThread((request: OddRequest) => {
  if (request === 'throw') throw new RangeError('as asked');
  if (request === 'throwAside')
    setTimeout(() => {
      throw new RangeError('aside');
    });
  if (request === 'exit') process.exit(7);
  const filled: unknown[] = [];
  while (request === 'fillMemory') filled.push(Array(1e5).fill(filled.length + 0.5));
  asked++;
  return request === 'throwAside' ? new Promise(() => undefined) : { asked, environment: Object.keys(process.env) };
});
