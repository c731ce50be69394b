import type { TFunction } from 'i18next';
import * as z from 'zod/mini';
import { email, mailLocale, newsletter, personNames, username } from '../../ui/form/accountSchema.ts';
import type { AdminUserFieldsFragment } from './generated/graphql.ts';

const fieldsOf = (t: TFunction) => ({
  email: email(t),
  ...personNames(t),
  locale: mailLocale,
  administrator: z.boolean(),
});

/** Fields that the form of an account changes; its newsletters have switches of their own. */
export const userSchema = (t: TFunction) => z.object(fieldsOf(t));

/** A new account. */
export const newUserSchema = (t: TFunction) => z.object({ username: username(t), ...fieldsOf(t), newsletter });

/** Values of an account that can be changed. */
export type UserValues = z.infer<ReturnType<typeof userSchema>>;

/** Fields that the draft of a changed account keeps. */
export const userFields = ['email', 'firstName', 'lastName', 'locale', 'administrator'] as const;

/** Reads what can be changed out of an account. */
export const valuesOf = (user: AdminUserFieldsFragment): UserValues => ({
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  locale: user.locale,
  administrator: user.administrator,
});
