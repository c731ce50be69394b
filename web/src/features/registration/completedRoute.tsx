import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../routes/paths.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { PhotoBeside } from '../../ui/beside/PhotoBeside.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Steps } from '../../ui/Steps.tsx';

const sentTo = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : null;

/** Says where the activation link went, and what to do when it does not arrive. */
export function Component() {
  const { t } = useTranslation();
  const email = sentTo(useLocation().state);
  return (
    <Page width="form" beside={<PhotoBeside />}>
      <Stack gap="6">
        <PageHeading>{t('registration.completed.title')}</PageHeading>
        <Text textStyle="lg">
          {email === null ? (
            t('registration.completed.sent')
          ) : (
            <Trans
              t={t}
              i18nKey="registration.completed.sentTo"
              values={{ email }}
              components={{ email: <strong /> }}
            />
          )}
        </Text>
        <Text>{t('registration.completed.next')}</Text>
        <Stack gap="3">
          <Heading as="h2" size="lg" fontWeight="medium">
            {t('registration.completed.missing')}
          </Heading>
          <Steps>
            {t('registration.completed.wait')}
            {t('registration.completed.spam')}
            <LinkedText textKey="registration.completed.again" links={{ lost: paths.lostPassword.request() }} />
            <LinkedText textKey="registration.completed.wrong" links={{ contact: paths.contact() }} />
          </Steps>
        </Stack>
      </Stack>
    </Page>
  );
}
