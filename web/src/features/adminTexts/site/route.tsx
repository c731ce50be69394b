import { siteNameKey } from '@photo-competition/schema/siteName';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../../ui/LoadingState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useSiteQuery } from '../../../ui/site/generated/graphql.ts';
import { LocalTexts } from '../LocalTexts.tsx';
import { useSavedTexts } from '../useSavedTexts.ts';
import { ContactForm } from './ContactForm.tsx';
import { LogoEditor } from './LogoEditor.tsx';

/** Address and logo, once they are read. */
function AddressAndLogo() {
  const { t } = useTranslation();
  const { data, error, refetch } = useSiteQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <LoadingState />;
  return (
    <>
      <Panel title={t('adminTexts.site.logo')}>
        <LogoEditor site={data.site} />
      </Panel>
      <Panel title={t('adminTexts.site.contact')}>
        <ContactForm site={data.site} />
      </Panel>
    </>
  );
}

/** The site's name, its logo, and the contact data of its organisers. */
export function Component() {
  const { t } = useTranslation();
  useSavedTexts();
  return (
    <Page desk>
      <Stack gap="10">
        <Stack gap="3">
          <PageHeading>{t('adminTexts.site.title')}</PageHeading>
          <Text color="fg.muted">{t('adminTexts.site.intro')}</Text>
        </Stack>
        <Stack as="section" gap="5" aria-labelledby="site-name">
          <Heading id="site-name" as="h2" size="lg" fontWeight="medium">
            {t('adminTexts.site.name')}
          </Heading>
          <LocalTexts name={siteNameKey} />
        </Stack>
        <AddressAndLogo />
      </Stack>
    </Page>
  );
}
