import type { AccountRow } from '../platform/database/tables.ts';

/** A name as its reader writes it: Hungarian puts the family name first (docs/product.md §8). */
export const nameOf = ({ locale, first_name, last_name }: AccountRow): string =>
  (locale === 'hu' ? [last_name, first_name] : [first_name, last_name]).filter(Boolean).join(' ');
