import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

export function Component() {
  const { t } = useTranslation();
  return (
    <Page>
      <PageHeading>{t('shell.nav.competition')}</PageHeading>
    </Page>
  );
}
