import adminCompetitions from './adminCompetitions.hu.ts';
import { bundleOf } from './bundle.ts';
import type { Bundle } from '../../i18n/texts.ts';

const features = import.meta.glob<Bundle>(
  ['../../features/admin*/i18n.hu.ts', '!../../features/{adminAwards,adminCeremony,adminJury}/i18n.hu.ts'],
  { eager: true, import: 'default' },
);

export default { ...bundleOf(features), adminCompetitions };
