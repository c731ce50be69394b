import { Badge } from '@chakra-ui/react/badge';
import { useTranslation } from 'react-i18next';
import type { EmailFieldsFragment } from './generated/graphql.ts';

const palettes = { DRAFT: 'gray', SCHEDULED: 'accent', RUNNING: 'accent', FINISHED: 'green', CANCELLED: 'gray' };

/** Where a campaign stands; one that was not started when its time came says so. */
export function EmailStateBadge({ email: { state, finding } }: { email: EmailFieldsFragment }) {
  const { t } = useTranslation();
  if (finding && state === 'SCHEDULED') return <Badge colorPalette="red">{t('adminEmails.stuck')}</Badge>;
  return <Badge colorPalette={palettes[state]}>{t(`adminEmails.state.${state}`)}</Badge>;
}
