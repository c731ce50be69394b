import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { decisionOf, previewedRole } from './auditChanges.ts';
import { auditField, auditFields, auditValues, isInstant } from './auditFields.ts';
import { auditVerbs } from './auditVerbs.ts';
import type { FoldedActs } from './foldedActs.ts';
import type { AuditItemFragment } from './generated/graphql.ts';
import { useTimeZone } from './useTimeZone.ts';

/** Kinds of objects as the audit log has them, and the texts that name them. */
const kinds = {
  competition: 'competition',
  image: 'image',
  comment: 'comment',
  account: 'account',
  jury: 'jury',
  'static-text': 'staticText',
  template: 'template',
  email: 'email',
  site: 'site',
} as const;

const named = <Names extends Record<string, string>>(names: Names, key: string): Names[keyof Names] | 'other' =>
  Object.hasOwn(names, key) ? (names[key] as Names[keyof Names]) : 'other';

/** How fields and their values are told. */
export function useAuditWords() {
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

/** Sentences about an act and its object, without the person, and the time. */
export function useAuditSentences() {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();

  function done({ action, after }: AuditItemFragment, what: string): string {
    const decision = decisionOf(action, after);
    if (decision) return t(`admin.audit.decided.${decision}`, { what });
    const verb = named(auditVerbs, action.slice(action.indexOf('.') + 1));
    return t(`admin.audit.verb.${verb}`, { what, action });
  }
  function actOf(entry: AuditItemFragment): string {
    const { action, objectType, objectId, label, after } = entry;
    const role = previewedRole(action, after);
    const what = role
      ? t(`admin.audit.role.${role}`)
      : t(`admin.audit.kind.${named(kinds, objectType)}`, { label: label ?? objectId });
    return done(entry, what);
  }
  return {
    actorOf: ({ actor }: AuditItemFragment): string => (actor === 'system' ? t('admin.audit.system') : actor),
    actOf,
    /** The sentence of a single entry; several entries of one object add their number, several objects the number of objects. */
    actsOf: ({ entries: [newest, ...others], objects }: FoldedActs): string => {
      if (others.length === 0) return actOf(newest);
      if (objects === 1) return t('admin.audit.times', { act: actOf(newest), n: format.number(others.length + 1) });
      const kind = named(kinds, newest.objectType);
      return done(newest, t(`admin.audit.many.${kind}`, { count: objects, n: format.number(objects) }));
    },
    timeOf: ({ entries }: Pick<FoldedActs, 'entries'>): string =>
      format.dateTimeRange(entries.at(-1)?.at ?? entries[0].at, entries[0].at, timeZone),
  };
}
