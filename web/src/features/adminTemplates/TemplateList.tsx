import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { locales, type Locale } from '../../i18n/locale.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/tableProps.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useAdminTemplatesQuery, type TemplateFieldsFragment } from './generated/graphql.ts';
import { templateAddress, templateIds } from './templatesState.ts';

interface Row {
  id: TemplateFieldsFragment['id'];
  of: Partial<Record<Locale, TemplateFieldsFragment>>;
}

/** Whether a template says something else than what the product brings. */
const isChanged = ({ subject, body, shipped }: TemplateFieldsFragment): boolean =>
  subject !== shipped.subject || body !== shipped.body;

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const { t } = useTranslation();
  const format = useFormat();
  const stateOf = (template: TemplateFieldsFragment): string =>
    isChanged(template)
      ? t('adminTemplates.state.changed', { date: template.updatedAt ? format.date(template.updatedAt) : '' })
      : t('adminTemplates.state.shipped');
  const nameColumn: Column<Row> = {
    key: 'name',
    title: t('adminTemplates.column.name'),
    cell: ({ id }) => t(`adminTemplates.name.${id}`),
  };
  return [
    nameColumn,
    ...locales.map((locale): Column<Row> => ({
      key: locale,
      title: t(`adminTemplates.column.${locale}`),
      cell: ({ id, of }) => {
        const template = of[locale];
        if (!template) return null;
        const state = stateOf(template);
        return (
          <TextLink
            to={templateAddress(id, locale)}
            aria-label={t('adminTemplates.open', {
              name: t(`adminTemplates.name.${id}`),
              locale: t(`shell.localeName.${locale}`),
              state,
            })}
          >
            {state}
          </TextLink>
        );
      },
    })),
  ];
}

/** Every template, and whether its text is the shipped one. */
export function TemplateList() {
  const { t } = useTranslation();
  const columns = useColumns();
  const { data, error, refetch } = useAdminTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  const all = data?.templatePage.items ?? [];
  const rows = templateIds.flatMap((id): Row[] => {
    const own = all.filter((template) => template.id === id);
    return own.length > 0 ? [{ id, of: Object.fromEntries(own.map((template) => [template.locale, template])) }] : [];
  });
  return (
    <Page desk>
      <Stack gap="6">
        <Stack gap="2">
          <PageHeading>{t('adminTemplates.title')}</PageHeading>
          <Text color="fg.muted">
            {t('adminTemplates.intro', {
              voting: t('adminTemplates.name.VOTING_OPEN'),
              results: t('adminTemplates.name.RESULTS'),
              frame: t('adminTemplates.name.NEWSLETTER'),
            })}
          </Text>
        </Stack>
        {error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : null}
        {data ? (
          <DataTable
            caption={t('adminTemplates.caption')}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            empty={t('adminTemplates.empty')}
          />
        ) : error ? null : (
          <LoadingState />
        )}
      </Stack>
    </Page>
  );
}
