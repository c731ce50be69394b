import { existsSync, readFileSync } from 'node:fs';

/** Peak resident memory of a process in mebibytes; NaN where /proc is not available. */
export function peakMegabytesOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return Number.NaN;
  const kilobytes = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(file, 'utf8'))?.[1];
  return kilobytes === undefined ? Number.NaN : Number(kilobytes) / 1024;
}
