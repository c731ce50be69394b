import { bundleOf } from './bundle.ts';
import shell from '../../i18n/shell.hu.ts';
import type { Bundle } from '../../i18n/texts.ts';

/** Texts of the pages that visitors arrive at, beside the pages of photos (`browseBundle.hu.ts`, `showBundle.hu.ts`). */
const features = import.meta.glob<Bundle>('../../features/{home,archive}/i18n.hu.ts', {
  eager: true,
  import: 'default',
});

export default bundleOf(features, shell);
