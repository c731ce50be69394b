import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { Markdown } from '../../ui/Markdown.tsx';
import { PhotoBeside } from '../../ui/beside/PhotoBeside.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** The rules of every competition. */
export function Component() {
  const { t } = useTranslation();
  return (
    <Page width="text" beside={<PhotoBeside />}>
      <Stack gap="8">
        <PageHeading>{t('shell.nav.rules')}</PageHeading>
        <Markdown>{t('rules.body')}</Markdown>
      </Stack>
    </Page>
  );
}
