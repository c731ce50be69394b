import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

const sections = {
  competition: 'competitions',
  email: 'emails',
  users: 'users',
  localization: 'localization',
  template: 'templates',
} as const;

/** Stands for each page of the administration until that page is built. */
export function Component() {
  const { t } = useTranslation();
  const name = useLocation().pathname.split('/')[2];
  const section = Object.entries(sections).find(([path]) => path === name)?.[1] ?? 'dashboard';
  return (
    <Page>
      <PageHeading>{t(`shell.admin.${section}`)}</PageHeading>
      <Text mt="6" color="fg.muted">
        {t('shell.admin.building')}
      </Text>
    </Page>
  );
}
