import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { serverConnection } from '../connection/serverConnection.ts';
import { paths } from '../routes/paths.ts';

/** Reloads the page if the server answers; otherwise the browser would show its own error page. */
async function reload(): Promise<void> {
  if (await serverConnection.check()) window.location.reload();
}

/**
 * Shown in the place of a page that failed: as the boundary of the content it keeps the navigation around it; as that of the root it
 * replaces everything. Another place is tried anew.
 */
export function PageError() {
  const { t } = useTranslation();
  return (
    <Page width="text">
      <PageHeading>{t('shell.state.crashTitle')}</PageHeading>
      <Text my="6" color="fg.muted">
        {t('shell.state.crashText')}
      </Text>
      <HStack gap="3" wrap="wrap">
        <Button onClick={() => void reload()}>{t('shell.state.reload')}</Button>
        <Button asChild variant="outline">
          <Link to={paths.home()}>{t('shell.state.home')}</Link>
        </Button>
      </HStack>
    </Page>
  );
}
