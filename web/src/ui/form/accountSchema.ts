import type { TFunction } from 'i18next';
import * as z from 'zod/mini';
import { isAcceptablePassword } from './passwordRules.ts';
import { atMost } from './characters.ts';

/** A text that is not empty and not longer than `max` characters. */
export const requiredText = (t: TFunction, max: number) =>
  z.string().check(z.trim(), z.minLength(1, t('shell.form.required')), atMost(t, max));

/** Longest name, in characters (docs/product.md §6). */
const longestName = 80;

/** The two names of a person; a person with a single one leaves the family name empty. */
export const personNames = (t: TFunction) => ({
  firstName: requiredText(t, longestName),
  lastName: z.string().check(z.trim(), atMost(t, longestName)),
});

/** 3–32 of letters, digits, `.`, `_`, `-` (docs/product.md §6). */
export const username = (t: TFunction) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, t('shell.form.required')),
      z.regex(/^[A-Za-z0-9._-]{3,32}$/, t('shell.form.usernameRule')),
    );

/** The form of an e-mail address; whether it exists is verified by mail. */
export const email = (t: TFunction) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, t('shell.form.required')),
      atMost(t, 254),
      z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, t('shell.form.emailRule')),
    );

/** A new password, by the rules that can be judged here. */
export const newPassword = (t: TFunction, forbidden: readonly string[]) =>
  z.string().check(
    z.minLength(1, t('shell.form.required')),
    z.refine((value) => isAcceptablePassword(value, forbidden), t('shell.passwordRule.broken')),
  );

/** A present password: any that was accepted once. */
export const presentPassword = (t: TFunction) => z.string().check(z.minLength(1, t('shell.form.required')));

/** Languages of the account's mail. */
export const mailLocale = z.enum(['hu', 'en']);

/** Newsletter types (docs/product.md §6). */
export const newsletterTypes = ['NEWS', 'COMPETITION', 'RESULT'] as const;

/** The newsletter types that are taken. */
export const newsletter = z.array(z.enum(newsletterTypes));
