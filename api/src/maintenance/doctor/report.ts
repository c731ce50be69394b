import type { Diagnosis, Level } from './diagnosis.ts';

const marks: Record<Level, string> = { ok: 'ok   ', warn: 'warn ', error: 'ERROR' };

const countOf = (found: readonly Diagnosis[], level: Level): number =>
  found.filter((one) => one.level === level).length;

/** The findings as lines for a person: the worst last, where the eye is. */
export function reportLines(found: readonly Diagnosis[]): string[] {
  const order: Level[] = ['ok', 'warn', 'error'];
  const lines = order.flatMap((level) =>
    found
      .filter((one) => one.level === level)
      .map(
        ({ check, found: sentence, advice }) =>
          `${marks[level]}  ${check}: ${sentence}${advice === null ? '' : ` ${advice}`}`,
      ),
  );
  const counted = (level: Level, name: string) => {
    const number = countOf(found, level);
    return `${number} ${name}${number === 1 ? '' : 's'}`;
  };
  return [...lines, `${counted('error', 'error')}, ${counted('warn', 'warning')}, ${countOf(found, 'ok')} ok.`];
}

/** 1 with an error among the findings, else 0. */
export const exitCodeOf = (found: readonly Diagnosis[]): number => (countOf(found, 'error') > 0 ? 1 : 0);
