import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '../../i18n/locale.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextForm } from './TextForm.tsx';
import { useCatalogue } from './useCatalogue.ts';

/** The forms of one text in both languages, side by side where there is room. @param name its key */
export function LocalTexts({ name }: { name: string }) {
  const { t } = useTranslation();
  const [resets, setResets] = useState(0);
  const { catalogue, error, refetch } = useCatalogue();
  const text = catalogue?.texts.find(({ key }) => key === name);
  return text ? (
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
  );
}
