import { withoutBidiControls } from '../../platform/bidiControls.ts';
import { invalidField } from '../../platform/http/problem.ts';

/** Text that mail programs turn into a link: as a name it would lead strangers there, with our words around it. */
const address = /:\/\/|www\./i;

interface Names {
  /** Absent where it does not change. */
  username?: string;
  firstName: string;
  lastName: string;
}

/**
 * Names are neither blank nor an address on the web; who has a single name leaves the family name empty (docs/product.md §6).
 * @param within what stands before the names of the fields in the body
 * @throws Problem 422 BLANK, ADDRESS
 */
export function checkNames({ username = 'unchanged', firstName, lastName }: Names, within = ''): void {
  for (const [field, name] of Object.entries({ username, firstName, lastName })) {
    const shown = withoutBidiControls(name);
    if (!shown.trim() && field !== 'lastName') throw invalidField(within + field, 'BLANK');
    if (address.test(shown.normalize('NFKC'))) throw invalidField(within + field, 'ADDRESS');
  }
}
