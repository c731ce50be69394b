import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes/paths.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { PhotoBeside } from '../../ui/beside/PhotoBeside.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Steps } from '../../ui/Steps.tsx';

/** Says what happens next; the same whether there is such an account or not. */
export function Component() {
  const { t } = useTranslation();
  return (
    <Page width="form" beside={<PhotoBeside />}>
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
            <LinkedText textKey="lostPassword.completed.again" links={{ again: paths.lostPassword.request() }} />
            <LinkedText textKey="lostPassword.completed.contact" links={{ contact: paths.contact() }} />
          </Steps>
        </Stack>
      </Stack>
    </Page>
  );
}
