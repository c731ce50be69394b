import { useTranslation } from 'react-i18next';
import type { Wording } from '../../ui/form/useVersioned.tsx';
import type { EmailValues } from './emailSchema.ts';
import { useCompetitions } from './useCompetitions.ts';

/** How the fields of a campaign are called, and read out where two administrators differ. */
export function useEmailWording(): Wording<EmailValues> {
  const { t } = useTranslation();
  const { titleOf } = useCompetitions();
  return {
    labels: {
      template: t('adminEmails.field.template'),
      competitionId: t('adminEmails.field.competition'),
      group: t('adminEmails.field.group'),
      newsletter: t('adminEmails.field.newsletter'),
      locale: t('adminEmails.field.locale'),
      subjectHu: t('adminEmails.field.subject.hu'),
      subjectEn: t('adminEmails.field.subject.en'),
      bodyHu: t('adminEmails.field.body.hu'),
      bodyEn: t('adminEmails.field.body.en'),
      scheduledAt: t('adminEmails.column.scheduledAt'),
    },
    show: (name, value) => {
      const text = String(value);
      if (text === '') return '';
      if (name === 'template') return t(`adminEmails.template.${text as EmailValues['template']}`);
      if (name === 'group') return t(`adminEmails.group.${text as EmailValues['group']}`);
      if (name === 'newsletter') return t(`adminEmails.newsletter.${text as 'NEWS'}`);
      if (name === 'locale') return t(`adminEmails.reads.${text as 'hu'}`);
      if (name === 'competitionId') return titleOf(text);
      return name === 'scheduledAt' ? text.replace('T', ' ') : text;
    },
  };
}
