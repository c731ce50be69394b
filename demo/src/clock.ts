import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** The service's clock, set by its CLOCK_FILE. */
export interface StoryClock {
  /** Sets the service's clock to an instant, from which it runs on. */
  set(instant: Date): void;
  /** Sets the service back to the machine's time. */
  end(): void;
}

export const storyClock = (file: string): StoryClock => ({
  set(instant) {
    // Written to another file and renamed: the service may read at any moment.
    writeFileSync(`${file}.new`, String(instant.getTime() - Date.now()));
    renameSync(`${file}.new`, file);
  },
  end: () => rmSync(file, { force: true }),
});
