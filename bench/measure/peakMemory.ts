import { existsSync, readFileSync } from 'node:fs';

/** Most megabytes (of 2^20 bytes) of memory that a process has had at once since its start; NaN where the system does not tell. */
export function peakMegabytesOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return Number.NaN;
  const kilobytes = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(file, 'utf8'))?.[1];
  return kilobytes === undefined ? Number.NaN : Number(kilobytes) / 1024;
}
