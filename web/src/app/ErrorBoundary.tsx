import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, type Location } from 'react-router-dom';
import { Link } from '../router/Link.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { serverConnection } from '../connection/serverConnection.ts';
import { paths } from '../routes/paths.ts';

/** Reloads the page if the server answers; otherwise the browser would show its own error page. */
async function reload(): Promise<void> {
  if (await serverConnection.check()) window.location.reload();
}

/** Shown in place of a page that failed. */
function Failed() {
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

interface BoundaryState {
  failed: boolean;
  /** Where it failed; another place is tried anew. */
  location: Location;
}

class Boundary extends Component<{ location: Location; children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false, location: this.props.location };

  static getDerivedStateFromError(): Pick<BoundaryState, 'failed'> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ location }: { location: Location }, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { failed: false, location };
  }

  override render(): ReactNode {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

/**
 * Layout whose pages may fail. As the boundary of the content it keeps the navigation around it; as the boundary of the root it
 * replaces everything.
 */
export function ErrorBoundary() {
  return (
    <Boundary location={useLocation()}>
      <Outlet />
    </Boundary>
  );
}
