import { bundleOf } from './bundle.ts';
import shell from '../../i18n/shell.en.ts';
import type { Bundle } from '../../i18n/texts.ts';

const features = import.meta.glob<Bundle>(['../../features/*/i18n.en.ts', '!../../features/admin*/i18n.en.ts'], {
  eager: true,
  import: 'default',
});

export default bundleOf(features, shell);
