/** A program that says in which process its tasks are done, and then has nothing to do but, where it is told so, a task without an end. */
import { TaskProcess } from '../taskProcess.ts';
import type { CrashTasks } from './crashProcess.ts';

const tasks = new TaskProcess<CrashTasks>('testing/crashProcess', 600_000);
if (process.argv[2] === 'busy') void tasks.run('busy');
process.stdout.write(`${await tasks.run('pid')}\n`);
