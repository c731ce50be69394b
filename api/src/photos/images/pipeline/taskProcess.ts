import { fork, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { valueOf, type Started, type TaskAnswer, type TaskRequest } from './taskMessages.ts';

/** The process ended before it had done a task: a file has crashed it, or the system has killed it. */
export class ProcessEnded extends Error {}

/** From dist/ it is plain JavaScript; from the sources (tests, dev) tsx has to read it. */
const fromSources = import.meta.url.endsWith('.ts');

function startProcess(name: string): ChildProcess {
  const file = fileURLToPath(new URL(`./${name}.${fromSources ? 'ts' : 'js'}`, import.meta.url));
  // Of the environment, which holds passwords and keys, only where temporary files go. Buffers and bigints pass as they are.
  return fork(file, {
    execArgv: fromSources ? ['--import', 'tsx'] : [],
    env: { TMPDIR: tmpdir() },
    serialization: 'advanced',
  });
}

interface Waiting {
  resolve: (answer: TaskAnswer) => void;
  reject: (error: Error) => void;
}

/** A process that runs, and who waits for it by the ids of their tasks. */
class Running {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #started = false;
  #last = 0;

  /** @param rests is called when nothing is left to do @param ended when it has ended */
  constructor(name: string, { rests, ended }: { rests: () => void; ended: () => void }) {
    this.#child = startProcess(name);
    const over = (error: Error) => {
      ended();
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    this.#child.once('error', over);
    this.#child.once('exit', (code, signal) => {
      // Without a signal and before it has started it is what is installed here that fails, whatever it is given.
      if (this.#started || signal) over(new ProcessEnded(`${name} ended with ${signal ?? code}`));
      else over(new Error(`${name} did not start, and ended with ${code}`));
    });
    this.#child.on('message', (answer: TaskAnswer | Started) => {
      if ('started' in answer) {
        this.#started = true;
        return;
      }
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
      if (this.#waiting.size) return;
      // An idle process does not keep this one from ending.
      this.#child.unref();
      this.#child.channel?.unref();
      rests();
    });
  }

  ask(task: string, args: unknown[]): Promise<TaskAnswer> {
    const request: TaskRequest = { id: ++this.#last, task, args };
    this.#child.ref();
    this.#child.channel?.ref();
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { resolve, reject });
      // That it could not be sent is known by the end of the process, too.
      this.#child.send(request, () => undefined);
    });
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}

/** The result type of a task. */
export type TaskResult<Tasks, Task extends keyof Tasks> = Tasks[Task] extends (
  ...args: never[]
) => Promise<infer Result>
  ? Result
  : never;

/** The parameters of a task. */
export type TaskParameters<Tasks, Task extends keyof Tasks> = Tasks[Task] extends (...args: infer Args) => unknown
  ? Args
  : never;

/**
 * Does tasks in a process of its own, which is started for the first one and ended when there was none for a while: its memory is
 * given back then, and whatever crashes in it harms the service no more than one failed task.
 */
export class TaskProcess<Tasks> {
  readonly #name: string;
  readonly #idleMs: number;
  #running: Running | null = null;
  #idle: NodeJS.Timeout | undefined;

  /**
   * @param name of the file of this folder that is run, without extension
   * @param idleMs milliseconds without a task after which the process ends
   */
  constructor(name: string, idleMs: number) {
    this.#name = name;
    this.#idleMs = idleMs;
  }

  /** Does one task. @throws ProcessEnded, and what the task throws */
  async run<Task extends keyof Tasks & string>(
    task: Task,
    ...args: TaskParameters<Tasks, Task>
  ): Promise<TaskResult<Tasks, Task>> {
    clearTimeout(this.#idle);
    this.#running ??= this.#start();
    return valueOf(await this.#running.ask(task, args)) as TaskResult<Tasks, Task>;
  }

  /** Ends the process; a later task starts another. */
  end(): void {
    clearTimeout(this.#idle);
    this.#running?.kill();
    this.#running = null;
  }

  #start(): Running {
    const running = new Running(this.#name, {
      rests: () => {
        if (this.#running === running) this.#idle = setTimeout(() => this.end(), this.#idleMs).unref();
      },
      ended: () => {
        if (this.#running === running) this.#running = null;
      },
    });
    return running;
  }
}
