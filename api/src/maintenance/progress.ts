/** Milliseconds between two lines about the same work. */
const pauseMs = 5000;

/** Reports the progress of a long command. */
export interface Progress {
  /** Reports a step at once. */
  say(line: string): void;
  /** Reports the progress of a step, at most once per pause. */
  at(line: () => string): void;
}

/** @param write takes a line */
export function progressTo(write: (line: string) => void): Progress {
  let told = Date.now();
  return {
    say: write,
    at(line) {
      if (Date.now() - told < pauseMs) return;
      told = Date.now();
      write(line());
    },
  };
}

/** A size as people read it. */
export function readableBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  let [size, unit] = [bytes, 0];
  for (; size >= 1000 && unit < units.length - 1; unit++) size /= 1000;
  return `${unit ? size.toFixed(1) : size} ${units[unit]}`;
}
