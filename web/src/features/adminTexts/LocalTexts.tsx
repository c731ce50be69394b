import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales, type Locale } from '../../i18n/locale.ts';
import { notify } from '../../notifications/notify.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextForm, type TextFormHandle } from './TextForm.tsx';
import { useCatalogue } from './useCatalogue.ts';

/** The forms of one text in both languages, side by side where there is room, with one button that saves what was typed. @param name its key */
export function LocalTexts({ name }: { name: string }) {
  const { t } = useTranslation();
  const [resets, setResets] = useState(0);
  const forms = useRef<Partial<Record<Locale, TextFormHandle | null>>>({});
  /** Languages that are being sent. */
  const [pending, setPending] = useState<readonly Locale[]>([]);
  const isSaved = useRef(false);
  // Said once, when both languages are through.
  useEffect(() => {
    if (pending.length > 0 || !isSaved.current) return;
    isSaved.current = false;
    notify.positive(t('adminTexts.saved'));
  }, [pending, t]);
  const { catalogue, error, refetch } = useCatalogue();
  const text = catalogue?.texts.find(({ key }) => key === name);
  const save = () => {
    const sent = locales.filter((locale) => forms.current[locale]?.save());
    if (sent.length === 0) notify.info(t('adminTexts.unchanged'));
  };
  return text ? (
    <Stack gap="6">
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
                  handle={(form) => {
                    forms.current[locale] = form;
                  }}
                  onPending={(isPending) =>
                    setPending((before) => [...before.filter((one) => one !== locale), ...(isPending ? [locale] : [])])
                  }
                  onSaved={() => {
                    isSaved.current = true;
                  }}
                  onReset={() => setResets((n) => n + 1)}
                />
              )}
            </Panel>
          );
        })}
      </Grid>
      <Box
        position="sticky"
        data-bottom-bar="save"
        bottom={{ base: '14', lg: '0' }}
        py="3"
        bg="bg"
        borderTopWidth="1px"
        zIndex="1"
      >
        <Button loading={pending.length > 0} onClick={save}>
          {t('adminTexts.save')}
        </Button>
      </Box>
    </Stack>
  ) : error ? (
    <ErrorNotice error={error} onRetry={() => void refetch()} />
  ) : catalogue ? (
    <Text role="alert">{t('adminTexts.notFound')}</Text>
  ) : (
    <LoadingState />
  );
}
