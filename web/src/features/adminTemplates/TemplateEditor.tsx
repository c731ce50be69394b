import { Grid } from '@chakra-ui/react/grid';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes/paths.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useAdminTemplateQuery, type TemplateFieldsFragment } from './generated/graphql.ts';
import { ShippedTemplate } from './ShippedTemplate.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import { templateAddress } from './templatesState.ts';

/** A template in one language: its text, how it looks, and the shipped text with the way back to it. */
export function TemplateEditor({ id, locale }: Pick<TemplateFieldsFragment, 'id' | 'locale'>) {
  const { t } = useTranslation();
  const [resets, setResets] = useState(0);
  const { data, error, refetch } = useAdminTemplateQuery({
    variables: { id, locale },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const template = data?.template;
  const other = locale === 'hu' ? 'en' : 'hu';
  return (
    <Page desk>
      <Stack gap="6">
        <HStack gap="6" wrap="wrap">
          <TextLink to={paths.admin.templates()}>{t('adminTemplates.back')}</TextLink>
          <TextLink to={templateAddress(id, other)}>
            {t('adminTemplates.other', { locale: t(`shell.localeName.${other}`) })}
          </TextLink>
        </HStack>
        <PageHeading>
          {t('adminTemplates.editTitle', {
            name: t(`adminTemplates.name.${id}`),
            locale: t(`shell.localeName.${locale}`),
          })}
        </PageHeading>
        {template ? (
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} gap="10">
            <Panel title={t('adminTemplates.text')}>
              <TemplateForm key={resets} template={template} />
            </Panel>
            <ShippedTemplate template={template} onReset={() => setResets((n) => n + 1)} />
          </Grid>
        ) : error ? (
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <Text role="alert">{t('adminTemplates.notFound')}</Text>
        ) : (
          <LoadingState />
        )}
      </Stack>
    </Page>
  );
}
