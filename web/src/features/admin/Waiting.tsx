import { Badge } from '@chakra-ui/react/badge';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { Card } from '../../ui/admin/Card.tsx';
import { useLastPulse } from '../../ui/admin/usePulse.ts';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** What waits for an organiser; each line leads to where it is done. */
export function Waiting() {
  const { t } = useTranslation();
  const format = useFormat();
  const { pulse } = useLastPulse() ?? { pulse: null };
  const lines = pulse
    ? [
        { to: paths.admin.queue('images'), text: t('admin.dashboard.images'), n: pulse.pendingImages },
        { to: paths.admin.queue('comments'), text: t('admin.dashboard.comments'), n: pulse.pendingComments },
        { to: paths.admin.emails(), text: t('admin.dashboard.mails'), n: pulse.mail.failedLastDay },
      ].filter(({ n }) => n > 0)
    : [];
  return (
    <Card title={t('admin.dashboard.waits')}>
      {pulse === null ? (
        <LoadingState />
      ) : lines.length === 0 ? (
        <Text color="fg.muted">{t('admin.dashboard.nothing')}</Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="2">
          {lines.map(({ to, text, n }) => (
            <li key={to}>
              <TextLink to={to}>
                {text} <Badge colorPalette="accent">{format.number(n)}</Badge>
              </TextLink>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
