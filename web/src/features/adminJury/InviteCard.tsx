import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { Card } from '../../ui/admin/Card.tsx';
import { EntrantSearch, type Candidate } from '../../ui/admin/EntrantSearch.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useInviteJudgeMutation } from './generated/graphql.ts';
import { InvitePerson } from './InvitePerson.tsx';

/** Props of the card. */
export interface InviteCardProps {
  competitionNumber: number;
  /** Whether invitations can be sent: neither of a draft nor while it is paused. */
  isPublished: boolean;
}

/** Asks somebody to judge: an entrant who is searched for, or a person by address. */
export function InviteCard({ competitionNumber, isPublished }: InviteCardProps) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState<Candidate | null>(null);
  const [invite] = useInviteJudgeMutation({ refetchQueries: ['AdminJury'] });
  const action = useAction(async () => {
    if (!wanted) return [];
    const { data } = await invite({ variables: { input: { competitionNumber, accountId: wanted.id } } });
    const { userErrors = [] } = data?.inviteJudge ?? {};
    if (userErrors.length > 0) return userErrors;
    notify.positive(t('adminJury.invited'));
    setWanted(null);
    return [];
  });
  return (
    <Card title={t('adminJury.invite')}>
      {isPublished ? (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          gap={{ base: '5', lg: '10' }}
        >
          <Stack gap="5" align="flex-start">
            <EntrantSearch
              label={t('adminJury.search')}
              nobody={t('adminJury.nobody')}
              chosen={wanted}
              onChoose={setWanted}
            />
            {wanted ? (
              <Button loading={action.pending} onClick={action.run}>
                {t('adminJury.inviteNamed', { name: wanted.username })}
              </Button>
            ) : null}
            <ActionFailure action={action} />
          </Stack>
          <InvitePerson competitionNumber={competitionNumber} />
        </Grid>
      ) : (
        <Text color="fg.muted">{t('adminJury.unpublished')}</Text>
      )}
    </Card>
  );
}
