import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { auditChanges, decisionOf, previewedRole, type AuditChange } from './auditChanges.ts';
import { auditField, auditFields, auditValues, isInstant } from './auditFields.ts';
import { auditVerbs } from './auditVerbs.ts';
import type { AuditItemFragment } from './generated/graphql.ts';
import { useTimeZone } from './useTimeZone.ts';

const kinds = {
  competition: 'competition',
  image: 'image',
  comment: 'comment',
  account: 'account',
  'static-text': 'staticText',
  template: 'template',
  email: 'email',
  site: 'site',
} as const;

/** How fields and their values are told. */
function useAuditWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  return {
    fieldOf: (path: string): string | null => {
      const field = auditField(path);
      if (field === null) return null;
      const name = Object.hasOwn(auditFields, field.name)
        ? t(`admin.audit.fields.${field.name as keyof typeof auditFields}`)
        : field.name;
      return field.locale === null
        ? name
        : t('admin.audit.inLocale', { name, locale: t(`admin.audit.values.${field.locale}`) });
    },
    valueOf: (value: string | null): string => {
      if (value === null || value === '') return t('admin.audit.nothing');
      if (isInstant(value)) return format.dateTime(value, timeZone);
      return Object.hasOwn(auditValues, value) ? t(`admin.audit.values.${value as keyof typeof auditValues}`) : value;
    },
  };
}

const named = <Names extends Record<string, string>>(names: Names, key: string): Names[keyof Names] | 'other' =>
  Object.hasOwn(names, key) ? (names[key] as Names[keyof Names]) : 'other';

function Changes({ changes }: { changes: readonly AuditChange[] }) {
  const { t } = useTranslation();
  const { fieldOf, valueOf } = useAuditWords();
  return (
    <chakra.table width="full" textStyle="sm" mt="2">
      <thead>
        <chakra.tr textAlign="start" color="fg.muted">
          {[t('admin.audit.field'), t('admin.audit.before'), t('admin.audit.after')].map((title) => (
            <chakra.th key={title} scope="col" textAlign="start" fontWeight="medium" pe="4">
              {title}
            </chakra.th>
          ))}
        </chakra.tr>
      </thead>
      <tbody>
        {changes.map(({ path, before, after }) => (
          <tr key={path}>
            <chakra.th scope="row" textAlign="start" fontWeight="normal" pe="4" verticalAlign="top">
              {fieldOf(path)}
            </chakra.th>
            {[before, after].map((value, column) => (
              <chakra.td
                dir="auto"
                key={column}
                pe="4"
                verticalAlign="top"
                whiteSpace="pre-wrap"
                overflowWrap="anywhere"
              >
                {valueOf(value)}
              </chakra.td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function Entry({ entry }: { entry: AuditItemFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  const { at, actor, action, objectType, objectId, label, before, after } = entry;
  const role = previewedRole(action, after);
  const what = role
    ? t(`admin.audit.role.${role}`)
    : t(`admin.audit.kind.${named(kinds, objectType)}`, { label: label ?? objectId });
  const decision = decisionOf(action, after);
  const verb = named(auditVerbs, action.slice(action.indexOf('.') + 1));
  const changes = auditChanges(before, after).filter(({ path }) => auditField(path) !== null);
  return (
    <Box as="li" borderBottomWidth="1px" py="3">
      <Text overflowWrap="anywhere">
        <strong>{actor === 'system' ? t('admin.audit.system') : actor}</strong>{' '}
        {decision ? t(`admin.audit.decided.${decision}`, { what }) : t(`admin.audit.verb.${verb}`, { what, action })}
      </Text>
      <Text as="time" display="block" textStyle="sm" color="fg.muted">
        {format.dateTime(at, timeZone)}
      </Text>
      {changes.length > 0 ? (
        <chakra.details mt="1">
          <chakra.summary cursor="pointer" textStyle="sm" color="fg.muted" width="fit-content">
            {t('admin.audit.changes')}
          </chakra.summary>
          <Changes changes={changes} />
        </chakra.details>
      ) : null}
    </Box>
  );
}

/** Entries of the audit log as sentences, each with what it changed. */
export function AuditList({ entries }: { entries: readonly AuditItemFragment[] }) {
  const { t } = useTranslation();
  if (entries.length === 0) return <Text color="fg.muted">{t('admin.audit.empty')}</Text>;
  return (
    <Stack as="ul" gap="0" listStyleType="none" aria-label={t('admin.audit.list')}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </Stack>
  );
}
