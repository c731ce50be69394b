import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { Markdown } from '../../ui/Markdown.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** How to reach the organisers. */
export function Component() {
  const { t } = useTranslation();
  return (
    <Page width="text">
      <Stack gap="8">
        <PageHeading>{t('shell.nav.contact')}</PageHeading>
        <Markdown>{t('contact.body')}</Markdown>
      </Stack>
    </Page>
  );
}
