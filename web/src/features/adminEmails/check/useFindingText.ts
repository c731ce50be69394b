import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { useTimeZone } from '../../../ui/admin/useTimeZone.ts';
import { totalOf, type Finding, type Known } from './findings.ts';

/** Fields of a campaign by their path in its content. */
const fields = {
  competitionId: 'adminEmails.field.competition',
  'subject.hu': 'adminEmails.field.subject.hu',
  'subject.en': 'adminEmails.field.subject.en',
  'body.hu': 'adminEmails.field.body.hu',
  'body.en': 'adminEmails.field.body.en',
  'audience.newsletter': 'adminEmails.field.newsletter',
  scheduledAt: 'adminEmails.column.scheduledAt',
} as const;

/** Says a line of the check, with what it knows. */
export function useFindingText(known: Known): (finding: Finding) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  const { email, check } = known;
  const values = {
    count: totalOf(known) ?? 0,
    n: format.number(totalOf(known) ?? 0),
    hu: format.number(check.audience?.hu ?? 0),
    en: format.number(check.audience?.en ?? 0),
    time: email.scheduledAt ? format.zoned(email.scheduledAt, timeZone) : '',
  };
  return ({ name, says, found }) => {
    if (found.length === 0) return t(`adminEmails.check.${name}.${says}` as never, values) as string;
    return found
      .map(({ field, message }) => {
        const key = Object.entries(fields).find(([path]) => path === field)?.[1];
        return key ? `${t(key, { zone: timeZone })}: ${message}` : message;
      })
      .join(' ');
  };
}
