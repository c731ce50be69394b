import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { NotFound } from './NotFound.tsx';
import { line } from '../connection/line.ts';
import { paths } from '../routes/paths.ts';

/** Loads the page anew where the server answers; without a line the browser would show its own error page. */
async function reload(): Promise<void> {
  if (await line.check()) window.location.reload();
}

/**
 * What stands where a page failed. As the boundary of the content it keeps the navigation around it; as the boundary of
 * the root it is the last resort.
 */
export function ErrorBoundary() {
  const { t } = useTranslation();
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
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
