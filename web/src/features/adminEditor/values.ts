import type { TFunction } from 'i18next';
import * as z from 'zod/mini';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import { readLocalField, toLocalField } from '../../ui/form/zonedTime.ts';
import { atMost } from '../../ui/form/characters.ts';

/** The four dates in their order. */
export const dates = ['competitionStart', 'votingStart', 'votingEnd', 'award'] as const;

/** Ways to make a score of points. */
export const scorings = ['BAYESIAN', 'TRIMMED', 'MEAN', 'SUM'] as const;

/** Kinds of judges of a competition. */
export const judges = ['VOTERS', 'JURY', 'BOTH'] as const;

/** Which photos everyone ever sees. */
export const shownEntries = ['ALL', 'ACCEPTED'] as const;

const longestTitle = 120;
const longestDescription = 10_000;
/** Most categories of a competition, and most slots of one. */
export const mostTypes = 20;
export const mostSlots = 12;

/** The rules of the editor's form; the service checks them again. @param timeZone of the installation */
export function schemaOf(t: TFunction, timeZone: string) {
  const required = (most: number) =>
    z.string().check(z.trim(), z.minLength(1, t('shell.form.required')), atMost(t, most));
  const date = z.string().check((context) => {
    const reading = readLocalField(context.value, timeZone);
    if ('problem' in reading)
      context.issues.push({
        code: 'custom',
        input: context.value,
        message: t(`adminCompetitions.editor.${reading.problem}`),
      });
  });
  const whole = (least: number, most: number) =>
    z.string().check(
      z.refine((value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most, {
        error: t('adminCompetitions.editor.number', { least, most }),
      }),
    );
  return z
    .object({
      titleHu: required(longestTitle),
      titleEn: required(longestTitle),
      descriptionHu: z.string().check(atMost(t, longestDescription)),
      descriptionEn: z.string().check(atMost(t, longestDescription)),
      competitionStart: date,
      votingStart: date,
      votingEnd: date,
      award: date,
      minPoint: whole(0, 100),
      maxPoint: whole(1, 100),
      scoring: z.enum(scorings),
      minCoverage: whole(0, 50),
      judgedBy: z.enum(judges),
      entriesShown: z.enum(shownEntries),
      preModeration: z.boolean(),
      minLongerSide: whole(1, 20_000),
      imageTypes: z.array(
        z.object({
          code: z.string().check(z.regex(/^[a-z][a-z0-9]{0,19}$/, t('adminCompetitions.editor.code'))),
          titleHu: required(longestTitle),
          titleEn: required(longestTitle),
          slots: whole(1, mostSlots),
        }),
      ),
    })
    .check((context) => {
      const { minPoint, maxPoint } = context.value;
      if (Number(minPoint) >= Number(maxPoint))
        context.issues.push({
          code: 'custom',
          input: maxPoint,
          path: ['maxPoint'],
          message: t('adminCompetitions.editor.points'),
        });
      const instants = dates.map((name) => readLocalField(context.value[name], timeZone));
      instants.forEach((reading, index) => {
        const before = instants[index - 1];
        if (!before || !('instant' in before) || !('instant' in reading) || before.instant < reading.instant) return;
        const name = dates[index] ?? 'award';
        context.issues.push({
          code: 'custom',
          input: context.value[name],
          path: [name],
          message: t('adminCompetitions.editor.order'),
        });
      });
    });
}

/** Values of the form. */
export type EditorValues = z.infer<ReturnType<typeof schemaOf>>;

/** Every field of the form. */
export const fieldNames = [
  ...(['titleHu', 'titleEn', 'descriptionHu', 'descriptionEn', ...dates] as const),
  ...(['minPoint', 'maxPoint', 'scoring', 'minCoverage', 'judgedBy', 'preModeration', 'minLongerSide'] as const),
  'entriesShown',
  'imageTypes',
] as const satisfies readonly (keyof EditorValues)[];

/** A new competition: four weeks of uploading, two of voting, one until the results, from next week on. */
export function newValues(timeZone: string, now: number): EditorValues {
  const day = 86_400_000;
  const at = (days: number) => `${toLocalField(new Date(now + days * day).toISOString(), timeZone).slice(0, 10)}T20:00`;
  return {
    titleHu: '',
    titleEn: '',
    descriptionHu: '',
    descriptionEn: '',
    competitionStart: at(7),
    votingStart: at(35),
    votingEnd: at(49),
    award: at(56),
    minPoint: '1',
    maxPoint: '5',
    scoring: 'BAYESIAN',
    minCoverage: '0',
    judgedBy: 'VOTERS',
    entriesShown: 'ALL',
    preModeration: false,
    minLongerSide: '800',
    imageTypes: [
      { code: 'colour', titleHu: 'Színes', titleEn: 'Colour', slots: '4' },
      { code: 'mono', titleHu: 'Fekete-fehér', titleEn: 'Monochrome', slots: '4' },
    ],
  };
}

/** A competition as the form shows it. */
export function valuesOf({ competition }: AdministeredCompetitionFragment, timeZone: string): EditorValues {
  const { title, description, minPoint, maxPoint, scoring, minCoverage, judgedBy, entriesShown } = competition;
  const { preModeration, minLongerSide, imageTypes } = competition;
  const at = (name: (typeof dates)[number]) => toLocalField(competition[name], timeZone);
  return {
    titleHu: title.hu,
    titleEn: title.en,
    descriptionHu: description.hu,
    descriptionEn: description.en,
    competitionStart: at('competitionStart'),
    votingStart: at('votingStart'),
    votingEnd: at('votingEnd'),
    award: at('award'),
    minPoint: String(minPoint),
    maxPoint: String(maxPoint),
    scoring,
    minCoverage: String(minCoverage),
    judgedBy,
    entriesShown,
    preModeration,
    minLongerSide: String(minLongerSide),
    imageTypes: imageTypes.map(({ code, title: name, slots }) => ({
      code,
      titleHu: name.hu,
      titleEn: name.en,
      slots: String(slots),
    })),
  };
}

/** The form as the graph takes it. @param values that the schema has found right */
export function contentOf(values: EditorValues, timeZone: string) {
  const at = (name: (typeof dates)[number]): string => {
    const reading = readLocalField(values[name], timeZone);
    if ('problem' in reading) throw new Error(`${name} is no date`);
    return reading.instant;
  };
  return {
    title: { hu: values.titleHu, en: values.titleEn },
    description: { hu: values.descriptionHu, en: values.descriptionEn },
    competitionStart: at('competitionStart'),
    votingStart: at('votingStart'),
    votingEnd: at('votingEnd'),
    award: at('award'),
    minPoint: Number(values.minPoint),
    maxPoint: Number(values.maxPoint),
    scoring: values.scoring,
    minCoverage: Number(values.minCoverage),
    judgedBy: values.judgedBy,
    // Of a competition that a jury alone judges; another choice of the judges takes it back.
    entriesShown: values.judgedBy === 'JURY' ? values.entriesShown : 'ALL',
    preModeration: values.preModeration,
    minLongerSide: Number(values.minLongerSide),
    imageTypes: values.imageTypes.map(({ code, titleHu, titleEn, slots }) => ({
      code,
      title: { hu: titleHu, en: titleEn },
      slots: Number(slots),
    })),
  };
}

/** The form's field at fault, by its path in the input of the graph. */
export function fieldOf(path: string | null | undefined): string | null {
  const [first = '', second = ''] = (path ?? '').replace(/^input\.(?:content\.)?/, '').split(/[.[]/);
  if (first === 'title' || first === 'description') return `${first}${second === 'en' ? 'En' : 'Hu'}`;
  return first || null;
}

/** The fields of a competition, as its input names them. */
export type ContentField = keyof ReturnType<typeof contentOf>;

const week = 7 * 86_400_000;

/** A copy of a competition, moved by whole weeks so that it begins in the future, on the same weekdays and at the same hours. */
export function copyOf(values: EditorValues, timeZone: string, now: number): EditorValues {
  const first = readLocalField(values.competitionStart, timeZone);
  const begin = 'instant' in first ? Date.parse(first.instant) : now;
  const weeks = Math.max(0, Math.ceil((now - begin) / week));
  const moved = (input: string): string => {
    const local = new Date(`${input}:00Z`);
    return Number.isNaN(local.getTime()) ? input : new Date(local.getTime() + weeks * week).toISOString().slice(0, 16);
  };
  return {
    ...values,
    competitionStart: moved(values.competitionStart),
    votingStart: moved(values.votingStart),
    votingEnd: moved(values.votingEnd),
    award: moved(values.award),
  };
}
