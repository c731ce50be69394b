import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { useTimeZone } from '../../../ui/admin/useTimeZone.ts';
import type { Finding, Known } from './findings.ts';

/** Says a line of the check, with what it knows. */
export function useFindingText({ email, count, server, competition }: Known): (finding: Finding) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  const values = {
    n: format.number(count.hu + count.en),
    hu: format.number(count.hu),
    en: format.number(count.en),
    answer: server.mail.lastAnswer ?? '',
    title: competition ? format.text(competition.title) : '',
    time: email.scheduledAt ? format.zoned(email.scheduledAt, timeZone) : '',
  };
  return ({ name, says }) => t(`adminEmails.check.${name}.${says}` as never, values) as string;
}
