import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { HasCountDocument } from './generated/graphql.ts';

/** The way to the page where the votes are counted again; nothing while a competition has no count. */
export function RecountLink({ competitionId: id }: { competitionId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(HasCountDocument, { variables: { id } });
  if (!data?.competition?.count) return null;
  return <TextLink to={paths.competition.count(id)}>{t('browse.recount')}</TextLink>;
}
