/** A program that has a task done, says in which process, and goes on with nothing but, where it is told to, a task without an end. */
import { TaskProcess } from '../taskProcess.ts';
import type { CrashTasks } from './crashProcess.ts';

const tasks = new TaskProcess<CrashTasks>('testing/crashProcess', 600_000);
process.stdout.write(`${await tasks.run('pid')}\n`);
if (process.argv[2] === 'busy') await tasks.run('busy');
