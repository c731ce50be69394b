import { bundleOf } from './bundle.ts';
import type { Bundle } from '../../i18n/texts.ts';

/** Texts that are loaded with the first page that is neither for everyone who comes from outside (`bundle.hu.ts`, `browseBundle.hu.ts`, `showBundle.hu.ts`) nor for administrators, nor the one of the count. */
const features = import.meta.glob<Bundle>(
  [
    '../../features/*/i18n.hu.ts',
    '!../../features/{home,archive,browse,show,count,catalogue,juryDesk,admin*}/i18n.hu.ts',
  ],
  { eager: true, import: 'default' },
);

export default bundleOf(features);
