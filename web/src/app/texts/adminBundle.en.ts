import adminCompetitions from './adminCompetitions.en.ts';
import { bundleOf } from './bundle.ts';
import type { Bundle } from '../../i18n/texts.ts';

const features = import.meta.glob<Bundle>(
  ['../../features/admin*/i18n.en.ts', '!../../features/{adminAwards,adminCeremony,adminJury}/i18n.en.ts'],
  { eager: true, import: 'default' },
);

export default { ...bundleOf(features), adminCompetitions };
