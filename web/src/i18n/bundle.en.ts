import { bundleOf } from './bundle.ts';
import shell from './shell.en.ts';
import type { Bundle } from './texts.ts';

const features = import.meta.glob<Bundle>('../features/*/i18n.en.ts', { eager: true, import: 'default' });

export default bundleOf(features, shell);
