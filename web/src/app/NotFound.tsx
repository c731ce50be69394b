import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loadPart } from '../connection/loadPart.ts';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { paths } from '../routes/paths.ts';

/** Loaded with the page that needs it: the first visit to another one does not. */
const PhotoBeside = lazy(() =>
  loadPart(async () => ({ default: (await import('../ui/beside/PhotoBeside.tsx')).PhotoBeside })),
);

/** The page of every path that is no route, and of what a route does not find. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <Page
      width="form"
      beside={
        <Suspense>
          <PhotoBeside />
        </Suspense>
      }
    >
      <PageHeading>{t('shell.state.notFoundTitle')}</PageHeading>
      <Text my="6" color="fg.muted">
        {t('shell.state.notFoundText')}
      </Text>
      <Flex columnGap="6" rowGap="3" wrap="wrap" align="center">
        <Button asChild>
          <Link to={paths.home()}>{t('shell.state.home')}</Link>
        </Button>
        <TextLink to={paths.archive()}>{t('shell.nav.archive')}</TextLink>
        <TextLink to={paths.contact()}>{t('shell.nav.contact')}</TextLink>
      </Flex>
    </Page>
  );
}
