import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { paths } from '../routes/paths.ts';

/** The page of every path that is no route, and of what a route does not find. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <Page width="text">
      <PageHeading>{t('shell.state.notFoundTitle')}</PageHeading>
      <Text my="6" color="fg.muted">
        {t('shell.state.notFoundText')}
      </Text>
      <Button asChild>
        <Link to={paths.home()}>{t('shell.state.home')}</Link>
      </Button>
    </Page>
  );
}
