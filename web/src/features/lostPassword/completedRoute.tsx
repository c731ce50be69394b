import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '../../routes/paths.ts';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** Says what happens next; the same whether there is such an account or not. */
export function Component() {
  const { t } = useTranslation();
  return (
    <Page width="form">
      <Stack gap="6">
        <PageHeading>{t('lostPassword.completed.title')}</PageHeading>
        <Text>{t('lostPassword.completed.text')}</Text>
        <Text color="fg.muted">{t('lostPassword.completed.inactive')}</Text>
        <Stack gap="3">
          <Heading as="h2" size="lg" fontWeight="medium">
            {t('lostPassword.completed.missing')}
          </Heading>
          <Steps>
            {t('lostPassword.completed.spam')}
            <Trans
              t={t}
              i18nKey="lostPassword.completed.again"
              components={{ again: <TextLink to={paths.lostPassword.request()} /> }}
            />
            <Trans
              t={t}
              i18nKey="lostPassword.completed.contact"
              components={{ contact: <TextLink to={paths.contact()} /> }}
            />
          </Steps>
        </Stack>
      </Stack>
    </Page>
  );
}
