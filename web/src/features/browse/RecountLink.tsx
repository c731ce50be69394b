import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { HasCountDocument } from './generated/graphql.ts';

/** The way to the page where the votes are counted again; nothing while a competition has no count. */
export function RecountLink({ competitionId: id }: { competitionId: string }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Not cached: the page itself reads more under the same key.
    client.query({ query: HasCountDocument, variables: { id }, fetchPolicy: 'no-cache' }).then(
      ({ data }) => isCurrent && data?.competition?.count && setFound(id),
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [client, id]);
  return found === id ? <TextLink to={paths.competition.count(id)}>{t('browse.recount')}</TextLink> : null;
}
