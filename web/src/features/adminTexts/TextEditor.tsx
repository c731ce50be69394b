import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { locales } from '../../i18n/locale.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TextForm } from './TextForm.tsx';
import { useCatalogue } from './useCatalogue.ts';

/** One text in both languages, side by side where there is room. @param name its key */
export function TextEditor({ name }: { name: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [resets, setResets] = useState(0);
  const { catalogue, error, refetch } = useCatalogue();
  const params = new URLSearchParams(search);
  params.delete('key');
  const text = catalogue?.texts.find(({ key }) => key === name);
  return (
    <Page>
      <Stack gap="6">
        <TextLink to={params.size > 0 ? `${pathname}?${params}` : pathname} width="fit-content">
          {t('adminTexts.back')}
        </TextLink>
        <PageHeading size="2xl" overflowWrap="anywhere">
          {name}
        </PageHeading>
        {text ? (
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="10">
            {locales.map((locale) => {
              const { shipped, own } = text.of[locale];
              return (
                <Panel key={locale} title={t(`adminTexts.text.${locale}`)}>
                  {shipped === null ? (
                    <Text color="fg.muted">{t('adminTexts.notHere')}</Text>
                  ) : (
                    <TextForm
                      key={resets}
                      name={name}
                      locale={locale}
                      shipped={shipped}
                      own={own}
                      onReset={() => setResets((n) => n + 1)}
                    />
                  )}
                </Panel>
              );
            })}
          </Grid>
        ) : error ? (
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        ) : catalogue ? (
          <Text role="alert">{t('adminTexts.notFound')}</Text>
        ) : (
          <LoadingState />
        )}
      </Stack>
    </Page>
  );
}
