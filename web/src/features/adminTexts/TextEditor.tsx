import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { LocalTexts } from './LocalTexts.tsx';

/** A text in both languages, side by side where there is room. @param name its key */
export function TextEditor({ name }: { name: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete('key');
  return (
    <Page desk>
      <Stack gap="6">
        <TextLink to={params.size > 0 ? `${pathname}?${params}` : pathname} width="fit-content">
          {t('adminTexts.back')}
        </TextLink>
        <PageHeading size="2xl" overflowWrap="anywhere">
          {name}
        </PageHeading>
        <LocalTexts name={name} />
      </Stack>
    </Page>
  );
}
