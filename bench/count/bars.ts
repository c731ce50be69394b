import { figure, table } from '../measure/table.ts';

/** A figure with what it must not exceed. */
export interface Bar {
  name: string;
  value: number;
  most: number;
  unit: string;
}

/** One part of the report. */
export interface Section {
  title: string;
  /** Markdown. */
  text: string;
  bars: readonly Bar[];
}

const isMissed = ({ value, most }: Bar): boolean => !(value <= most);

/** The bars of a part, each with whether it was held. */
export const barTable = (bars: readonly Bar[]): string =>
  table(
    [{ title: 'Bar', align: 'left' }, { title: 'measured' }, { title: 'at most' }, { title: '', align: 'left' }],
    bars.map((bar) => [
      bar.name,
      `${figure(bar.value)} ${bar.unit}`,
      `${figure(bar.most)} ${bar.unit}`,
      isMissed(bar) ? 'MISSED' : 'held',
    ]),
  );

/** Names of the bars that were missed. */
export const missedBars = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ bars }) => bars.filter(isMissed).map(({ name }) => name));
