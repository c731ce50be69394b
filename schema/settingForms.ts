import * as z from 'zod';
import { withSettingFiles } from './settingFiles.ts';

/**
 * Forms of settings, for both programs. The error of each is what a wrong value is not, with an example: `readSettings` makes the
 * sentence of it.
 */

/** An empty value counts as absent: compose files pass `NAME=` for what was not set. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const range = (min: number, max: number | null) => (max === null ? `of ${min} or more` : `from ${min} to ${max}`);

const within = (kind: string, min: number, max: number | null, example: number) => {
  const error = `${kind} ${range(min, max)}, such as ${example}`;
  const number = z.coerce.number({ error }).min(min, { error });
  return { error, number: max === null ? number : number.max(max, { error }) };
};

/** A whole number without a default. @param max null without a limit */
export function wholeNumber(min: number, max: number | null, example: number) {
  const { error, number } = within('a whole number', min, max, example);
  return number.int({ error });
}

/** A whole number. @param max null without a limit @param usual its default, and the example */
export const whole = (min: number, max: number | null, usual: number) => wholeNumber(min, max, usual).default(usual);

/** A number, with a point before its decimals. @param usual its default, and the example */
export const decimal = (min: number, max: number, usual: number) =>
  within('a number', min, max, usual).number.default(usual);

/** A port without a default. */
export const port = (example: number) => wholeNumber(1, 65_535, example);

/** A text that is not empty. @param form what it is, with an example */
export const text = (form: string) => z.string({ error: form }).min(1, { error: form });

/** A text for which a rule holds. @param form what it is, with an example */
export const matching = (rule: RegExp | ((value: string) => boolean), form: string) =>
  z
    .string({ error: form })
    .refine((value) => (rule instanceof RegExp ? rule.test(value) : rule(value)), { error: form });

/** One of several words. */
export const choice = <const T extends readonly [string, ...string[]]>(...words: T) =>
  z.enum(words, { error: `one of ${words.join(', ')}` });

/** Whether a text is an address of one of these schemes, with a host. @param hostless whether it may do without one */
export function isAddressOf(schemes: readonly string[], value: string, hostless = false): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return schemes.includes(protocol.slice(0, -1)) && value.includes('://') && (hostless || hostname !== '');
}

/** An address. @param hostless whether it may do without a host: a socket file of this machine */
export const address = (schemes: readonly string[], example: string, { hostless = false } = {}) =>
  matching(
    (value) => isAddressOf(schemes, value, hostless),
    `an address that begins with ${schemes.map((one) => `${one}://`).join(' or ')}, such as ${example}`,
  );

/** Settings whose value nobody shows. */
const secret = /PASSWORD|SECRET|SIGNING_KEY|HEADERS/;

const isAddressName = /_(?:URL|ENDPOINT)$/;

/** A value as an error may show it: user and password of an address are left out. */
function shown(name: string, value: unknown): string {
  if (secret.test(name)) return 'its value';
  const visible = isAddressName.test(name)
    ? String(value).replace(/^([a-z\d+.-]+:(?:\/\/)?)?.*@/i, '$1…@')
    : String(value);
  return JSON.stringify(visible.length > 100 ? `${visible.slice(0, 100)}…` : visible);
}

/**
 * Reads settings, some of which may be kept in files.
 * @throws an error of the kind `Refused` whose one sentence names the setting, its value and the form that it takes
 */
export function readSettings<T extends z.ZodObject>(
  settings: T,
  environment: NodeJS.ProcessEnv,
  Refused: new (sentence: string) => Error,
): z.infer<T> {
  const given = withSettingFiles(environment, Object.keys(settings.shape), Refused);
  const parsed = settings.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0] ?? '?');
  throw new Refused(
    `The setting ${name} is wrong: ${shown(name, given[name])} is not ${issue?.message ?? 'readable'}.`,
  );
}
