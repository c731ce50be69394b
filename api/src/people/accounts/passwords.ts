import { hash, verify, type Options } from '@node-rs/argon2';
import { invalidField } from '../../platform/http/problem.ts';
import { asciiAddress } from '../../platform/mailAddress.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @returns an argon2id hash in PHC form (docs/product.md §6) */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), options);

let decoy: Promise<string> | undefined;

/** Compares; without a hash it takes as long, so that the time tells nothing about the account. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('the password of no account');
  const matches = await verify(stored ?? (await decoy), password.normalize('NFC'));
  return stored !== null && matches;
}

/**
 * Checks the rules for a new password that hold for every account (docs/product.md §6): 10–128 characters and not a common one.
 * Runs before the account is looked up, so that the response tells nothing about it.
 * @param field the field of the request that carries it
 * @throws Problem 422 that names the field
 */
export function checkPasswordShape(password: string, field: string): void {
  const length = [...password].length;
  if (password.includes('\0')) throw invalidField(field, 'CONTROL_CHARACTER');
  if (length < 10) throw invalidField(field, 'TOO_SHORT', { limit: 10 });
  if (length > 128) throw invalidField(field, 'TOO_LONG', { limit: 128 });
  if (isCommonPassword(password)) throw invalidField(field, 'PASSWORD_COMMON');
}

/**
 * That a new password is not the username or the e-mail address (docs/product.md §6): only for somebody who has proved to be
 * that person, since a refusal confirms the address.
 * @param field the field of the request that carries it
 * @throws Problem 422 that names the field
 */
export function checkPasswordOf(password: string, person: { username: string; email: string }, field: string): void {
  const text = password.toLowerCase();
  const own = [person.username, person.email, asciiAddress(person.email)].map((name) => name.toLowerCase());
  if (own.includes(text)) throw invalidField(field, 'PASSWORD_PERSONAL');
}

/** Both, for somebody who has proved to be the person, or has none to keep secret. @throws Problem 422 that names the field */
export function checkNewPassword(password: string, person: { username: string; email: string }, field: string): void {
  checkPasswordShape(password, field);
  checkPasswordOf(password, person, field);
}
