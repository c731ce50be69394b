/** A figure of a measurement, with its upper limit. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  most?: number;
}

/** Figures that belong together. */
export interface Section {
  title: string;
  figures: readonly Figure[];
}

/** Whether a figure is beyond its bar. */
export const isMissed = ({ value, most = Infinity }: Figure): boolean => !(value <= most);

/** The middle one of an odd number of values, the lower of the two middle ones of an even number. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[(values.length - 1) >> 1] ?? NaN;

const rounded = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 3 });

/** A section as Markdown. */
export function markdownOf({ title, figures }: Section): string {
  const rows = figures.map((one) => {
    const bar = one.most === undefined ? '' : `${rounded(one.most)} ${one.unit}`;
    return `| ${one.name} | ${rounded(one.value)} ${one.unit} | ${bar} | ${isMissed(one) ? 'MISSED' : ''} |`;
  });
  return [`## ${title}`, '', '| | measured | at most | |', '|---|---:|---:|---|', ...rows, ''].join('\n');
}
