/** A process that is killed while it starts, and starts when it is tried again. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveTasks } from '../taskMessages.ts';

const mark = path.join(tmpdir(), `killed-once-${process.ppid}`);
if (existsSync(mark)) {
  rmSync(mark);
  serveTasks({ pid: () => Promise.resolve(process.pid) });
} else {
  writeFileSync(mark, '');
  process.kill(process.pid, 'SIGKILL');
}
