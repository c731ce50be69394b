import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** The service's clock, set by its CLOCK_FILE. */
export interface StoryClock {
  /** Sets the service to an instant, from which time goes on. */
  set(instant: Date): void;
  /** The machine's time again. */
  end(): void;
}

export const storyClock = (file: string): StoryClock => ({
  set(instant) {
    // The service reads the file at any moment: it must never find half a number.
    writeFileSync(`${file}.new`, String(instant.getTime() - Date.now()));
    renameSync(`${file}.new`, file);
  },
  end: () => rmSync(file, { force: true }),
});
