import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useUser } from '../../session/session.ts';
import type { Stage } from '../../ui/competition/stage.ts';

/** What a visitor or an entrant would do now. */
export function Calls({ competitionId, stage }: { competitionId: string; stage: Stage }) {
  const { t } = useTranslation();
  const user = useUser();
  const visitor = user.id === undefined;
  const entrant = !visitor && !user.administrator;
  const browse = paths.competition.browse(competitionId);
  const shown = stage === 'voting' || stage === 'award' || stage === 'ended';
  return (
    <Flex gap="3" wrap="wrap">
      {stage === 'voting' && entrant && (
        <Button asChild size="lg">
          <Link to={`${browse}?sort=fair`}>{t('home.vote')}</Link>
        </Button>
      )}
      {stage === 'uploading' && entrant && (
        <Button asChild size="lg">
          <Link to={paths.user.upload()}>{t('home.upload')}</Link>
        </Button>
      )}
      {visitor && stage !== 'ended' && (
        <Button asChild size="lg">
          <Link to={paths.registration.index()}>{t('home.register')}</Link>
        </Button>
      )}
      {shown && (
        <Button asChild size="lg" variant="outline">
          <Link to={browse}>{t('home.browse')}</Link>
        </Button>
      )}
    </Flex>
  );
}
