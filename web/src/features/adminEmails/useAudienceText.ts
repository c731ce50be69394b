import { useTranslation } from 'react-i18next';
import type { EmailFieldsFragment } from './generated/graphql.ts';
import { useCompetitions } from './useCompetitions.ts';

type About = Pick<EmailFieldsFragment, 'audience' | 'competitionId'>;

/** Says who gets a campaign, e.g. "Voters of *Light and shadow* who read Hungarian". */
export function useAudienceText(): (email: About) => string {
  const { t } = useTranslation();
  const { titleOf } = useCompetitions();
  return ({ audience: { group, newsletter, locale }, competitionId }) => {
    const isOfCompetition = group === 'ENTRANTS' || group === 'VOTERS' || group === 'WITHOUT_ENTRIES';
    return [
      t(`adminEmails.group.${group}`),
      ...(isOfCompetition && competitionId ? [titleOf(competitionId)] : []),
      ...(newsletter ? [t('adminEmails.takes', { type: t(`adminEmails.newsletter.${newsletter}`) })] : []),
      ...(locale ? [t(`adminEmails.reads.${locale}`)] : []),
    ].join(' · ');
  };
}

/** What a campaign is called in lists: its subject, or what its template is about. */
export function useEmailName(): (email: Pick<EmailFieldsFragment, 'subject' | 'template' | 'competitionId'>) => string {
  const { t, i18n } = useTranslation();
  const { titleOf } = useCompetitions();
  return ({ subject, template, competitionId }) => {
    const own = subject ? subject[i18n.language === 'en' ? 'en' : 'hu'] : '';
    if (own) return own;
    const kind = t(`adminEmails.template.${template}`);
    return competitionId ? `${kind}: ${titleOf(competitionId)}` : kind;
  };
}
