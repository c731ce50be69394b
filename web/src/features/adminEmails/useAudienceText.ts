import { useTranslation } from 'react-i18next';
import type { Audience } from './audience.ts';
import { isOfCompetition } from './emailSchema.ts';
import type { EmailFieldsFragment } from './generated/graphql.ts';
import { useCompetitions } from './useCompetitions.ts';

type About = Pick<EmailFieldsFragment, 'audience' | 'competitionNumber'>;

/** Says who gets a campaign, e.g. "Voters of *Light and shadow* who read Hungarian". */
export function useAudienceText(): (email: About) => string {
  const { t } = useTranslation();
  const { titleOf } = useCompetitions();
  return ({ audience: { group, newsletter, locale }, competitionNumber }) => {
    return [
      t(`adminEmails.group.${group}`),
      ...(isOfCompetition(group) && competitionNumber !== null ? [titleOf(String(competitionNumber))] : []),
      ...(newsletter ? [t('adminEmails.takes', { type: t(`adminEmails.newsletter.${newsletter}`) })] : []),
      ...(locale ? [t(`adminEmails.reads.${locale}`)] : []),
    ].join(' · ');
  };
}

/** Says who gets a campaign as a sentence, e.g. "Those who have voted in Light and shadow, readers of any language." */
export function useAudienceSentence(): (audience: Audience) => string {
  const { t } = useTranslation();
  const { titleOf } = useCompetitions();
  return ({ group, competitionId, newsletter, locale }) =>
    t('adminEmails.sentence.whole', {
      who: t(`adminEmails.sentence.${group}`, {
        title: competitionId ? titleOf(competitionId) : t('adminEmails.sentence.unchosen'),
      }),
      takes: newsletter
        ? t('adminEmails.takes', { type: t(`adminEmails.newsletter.${newsletter}`) })
        : t('adminEmails.sentence.takesOrganiser'),
      reads: locale ? t(`adminEmails.reads.${locale}`) : t('adminEmails.sentence.readsAny'),
    });
}

/** Name of a campaign in lists: its subject, or the subject matter of its template. */
export function useEmailName(): (
  email: Pick<EmailFieldsFragment, 'subject' | 'template' | 'competitionNumber'>,
) => string {
  const { t, i18n } = useTranslation();
  const { titleOf } = useCompetitions();
  return ({ subject, template, competitionNumber }) => {
    const own = subject ? subject[i18n.language === 'en' ? 'en' : 'hu'] : '';
    if (own) return own;
    const kind = t(`adminEmails.template.${template}`);
    return competitionNumber === null ? kind : `${kind}: ${titleOf(String(competitionNumber))}`;
  };
}
