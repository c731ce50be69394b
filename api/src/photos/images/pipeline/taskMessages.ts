import { ImageRefused } from './refusal.ts';

/** A task for another process. */
export interface TaskRequest {
  id: number;
  task: string;
  args: unknown[];
}

/** The first message: the process has started. */
export interface Started {
  started: true;
}

/** The result of a task: a value, a file that is refused, or any other failure. */
export type TaskAnswer = { id: number } & (
  { value: unknown } | { refused: Pick<ImageRefused, 'code' | 'values' | 'raw'>; because: string } | { failed: string }
);

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

async function answerOf({ id, task, args }: TaskRequest, tasks: object): Promise<TaskAnswer> {
  try {
    return { id, value: await (tasks as Record<string, (...args: unknown[]) => Promise<unknown>>)[task]?.(...args) };
  } catch (error) {
    if (!(error instanceof ImageRefused)) return { id, failed: textOf(error) };
    const { code, values, raw, cause } = error;
    return { id, refused: { code, values, raw }, because: textOf(cause) };
  }
}

/** Does tasks by their names for the process that has forked this one, for as long as that one lives. */
export function serveTasks(tasks: object): void {
  // A terminal and a service manager signal the whole group: what is in work is ended, and then this process by the other one.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
  process.on('message', (request: TaskRequest) => {
    void answerOf(request, tasks).then((answer) => process.connected && process.send?.(answer));
  });
  process.send?.({ started: true } satisfies Started);
}

/** The value of an answer. @throws ImageRefused, or an error with what the other process has said */
export function valueOf(answer: TaskAnswer): unknown {
  if ('value' in answer) return answer.value;
  if ('failed' in answer) throw new Error(answer.failed);
  const { code, values, raw } = answer.refused;
  throw new ImageRefused(code, { values, raw, cause: answer.because });
}
