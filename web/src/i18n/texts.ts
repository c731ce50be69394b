import type shell from './shell.hu.ts';

/**
 * Every text of the client, by feature. A feature adds its own in `i18n.hu.ts`, where the Hungarian texts are:
 *
 *     declare module '../../i18n/texts.ts' {
 *       interface Texts { login: typeof texts }
 *     }
 *
 * so that `t('login.title')` compiles exactly when the text exists, and two features never edit one file. Several features share the
 * group `adminCompetitions`: each has its part in `texts.hu.ts`, and `app/texts/adminCompetitions.hu.ts` joins them.
 */
export interface Texts {
  shell: typeof shell;
}

/** The shape that the other locale must have: the same keys, other texts. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

/** Widens the literal texts of a locale file, so that the other locale may say it otherwise. */
export interface Bundle {
  readonly [key: string]: string | Bundle;
}
