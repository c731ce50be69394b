import { createGate } from './concurrency.ts';
import { ImageRefused } from './refusal.ts';
import { ProcessEnded, TaskProcess, type TaskParameters, type TaskResult } from './taskProcess.ts';

/**
 * Does tasks on files of strangers in a process of its own. When that ends in the middle, one of the files in it is to blame: each is
 * tried once more, by itself in a new process, and the one that ends that as well is refused.
 * @param name of the file of this folder that is run, without extension
 * @param idleMs milliseconds without a task after which the process ends
 * @returns does one task; @throws ImageRefused and whatever else the task throws
 */
export function isolatedTasks<Tasks>(name: string, idleMs: number) {
  const shared = new TaskProcess<Tasks>(name, idleMs);
  const oneByOne = createGate(1, Infinity);
  return async <Task extends keyof Tasks & string>(
    task: Task,
    ...args: TaskParameters<Tasks, Task>
  ): Promise<TaskResult<Tasks, Task>> => {
    try {
      return await shared.run(task, ...args);
    } catch (error) {
      if (!(error instanceof ProcessEnded)) throw error;
    }
    return oneByOne.run(async () => {
      const alone = new TaskProcess<Tasks>(name, idleMs);
      try {
        return await alone.run(task, ...args);
      } catch (error) {
        throw error instanceof ProcessEnded ? new ImageRefused('IMAGE_DAMAGED', { cause: error }) : error;
      } finally {
        alone.end();
      }
    });
  };
}
