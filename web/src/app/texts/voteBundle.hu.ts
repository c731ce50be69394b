import { bundleOf } from './bundle.ts';
import type { Bundle } from '../../i18n/texts.ts';

const parts = import.meta.glob<Bundle>(
  [
    '../../votes/*/i18n.hu.ts',
    '../../features/count/i18n.hu.ts',
    '../../features/show/why/i18n.hu.ts',
    '../../ui/robust/i18n.hu.ts',
  ],
  {
    eager: true,
    import: 'default',
  },
);

/** Texts that come with the first vote, with explained results, and with the page where the count is repeated: loaded part by part, together here for administrators, who edit them, for tests and for the list of keys. */
export default bundleOf(parts);
