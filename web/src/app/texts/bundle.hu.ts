import { bundleOf } from './bundle.ts';
import shell from '../../i18n/shell.hu.ts';
import type { Bundle } from '../../i18n/texts.ts';

const features = import.meta.glob<Bundle>(['../../features/*/i18n.hu.ts', '!../../features/admin*/i18n.hu.ts'], {
  eager: true,
  import: 'default',
});

export default bundleOf(features, shell);
