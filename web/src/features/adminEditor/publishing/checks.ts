import { paths } from '../../../routes/paths.ts';
import type { CheckSeverity } from '../../../ui/admin/CheckList.tsx';
import { millisecondsOf } from '../timeline/localTime.ts';
import { warningsOf, type Neighbour } from '../timeline/timeline.ts';
import { dates, type EditorValues } from '../values.ts';

/** Facts that the checks before publishing use. */
export interface Known {
  values: EditorValues;
  timeZone: string;
  /** Epoch milliseconds of the server's clock. */
  now: number;
  /** Other competitions that are neither cancelled nor archived. */
  neighbours: readonly Neighbour[];
  /** Languages in which an administrator has written the rules; null until it is known. */
  rules: ReadonlySet<string> | null;
  /** Whether the mail server took the last mail; null when that is not known. */
  isMailFine: boolean | null;
  /** How many people take news of competitions; null until it is known. */
  readers: number | null;
}

/** A line of the check, whose text is that of its name and of what it says. */
export type Check = {
  severity: CheckSeverity;
  /** The field of the editor that it is about. */
  field?: keyof EditorValues & string;
  /** The page on which it is cleared. */
  to?: string;
} & (
  | { name: 'languages'; says: 'complete' | 'missing' }
  | { name: 'dates'; says: 'ahead' | 'begun' | 'over' | 'wrong' }
  | { name: 'overlap'; says: 'none' | 'some'; neighbour?: Neighbour }
  | { name: 'rules'; says: 'own' | 'partly' | 'shipped' }
  | { name: 'mail'; says: 'fine' | 'failing' | 'unknown' }
  | { name: 'told'; says: 'nobody' | 'readers' }
);

/** Texts that belong together in both languages. */
const pairs = [
  ['titleHu', 'titleEn'],
  ['descriptionHu', 'descriptionEn'],
] as const;

function languages(values: EditorValues): Check {
  const name = 'languages';
  // A title is needed in each; a description that nobody has written is missing too.
  const field = pairs.flat().find((text) => values[text].trim() === '');
  if (field) return { name, says: 'missing', severity: field.startsWith('title') ? 'bad' : 'look', field };
  const type = values.imageTypes.findIndex(({ titleHu, titleEn }) => titleHu.trim() === '' || titleEn.trim() === '');
  return type < 0
    ? { name, says: 'complete', severity: 'good' }
    : { name, says: 'missing', severity: 'bad', field: 'imageTypes' };
}

function whenItIs({ values, timeZone, now }: Known): Check {
  const name = 'dates';
  const instants = dates.map((date) => millisecondsOf(values[date], timeZone));
  const wrong = dates.find((_, index) => {
    const [before, instant] = [instants[index - 1], instants[index] ?? null];
    return instant === null || (before !== undefined && before !== null && before >= instant);
  });
  if (wrong) return { name, says: 'wrong', severity: 'bad', field: wrong };
  const ahead = dates.findIndex((_, index) => (instants[index] ?? 0) > now);
  if (ahead < 0) return { name, says: 'over', severity: 'bad', field: 'award' };
  return ahead === 0
    ? { name, says: 'ahead', severity: 'good', field: 'competitionStart' }
    : { name, says: 'begun', severity: 'look', field: 'competitionStart' };
}

function overlaps({ values, timeZone, now, neighbours }: Known): Check[] {
  const name = 'overlap';
  const warnings = Object.values(warningsOf(values, timeZone, now, neighbours, () => false)).flat();
  const found = warnings.flatMap((warning) => (warning.kind === 'overlap' ? [warning.neighbour] : []));
  if (found.length === 0) return [{ name, says: 'none', severity: 'good' }];
  return found.map((neighbour) => ({
    name,
    says: 'some',
    severity: 'look',
    neighbour,
    to: paths.admin.competition(neighbour.number),
  }));
}

function rulesCheck(rules: ReadonlySet<string>): Check {
  const name = 'rules';
  const to = `${paths.admin.localization()}?key=rules.body`;
  if (rules.size === 0) return { name, says: 'shipped', severity: 'look', to };
  return rules.size === 1
    ? { name, says: 'partly', severity: 'look', to }
    : { name, says: 'own', severity: 'good', to };
}

/** Everything that is looked at before a competition is published; what is not known yet is left out. */
export function checksOf(known: Known): Check[] {
  const { values, rules, isMailFine, readers } = known;
  const mail = isMailFine === null ? 'unknown' : isMailFine ? 'fine' : 'failing';
  return [
    languages(values),
    ...(rules ? [rulesCheck(rules)] : []),
    whenItIs(known),
    ...overlaps(known),
    {
      name: 'mail',
      says: mail,
      to: paths.admin.index(),
      severity: mail === 'fine' ? 'good' : mail === 'failing' ? 'bad' : 'look',
    },
    ...(readers === null
      ? []
      : [
          {
            ...({ name: 'told', severity: 'good' } as const),
            ...({ says: readers === 0 ? 'nobody' : 'readers', to: `${paths.admin.emails()}?new=` } as const),
          },
        ]),
  ];
}
