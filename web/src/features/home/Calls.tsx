import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../routes/paths.ts';
import { useUser } from '../../session/session.ts';
import type { Standing } from '../../ui/competition/useStage.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { callsFor, type Call } from './calls.ts';
import type { MyStanding } from './useMyStanding.ts';

/** Props of the calls to action. */
export interface CallsProps {
  competitionNumber: number;
  standing: Standing;
  mine: MyStanding;
  /** Whether this is not the active competition, so that links must contain its id. */
  isFurther?: boolean;
}

/** The one action of a viewer in this stage as a button, and what else there is as quiet links. */
export function Calls({ competitionNumber, standing, mine, isFurther = false }: CallsProps) {
  const { t } = useTranslation();
  const { administrator } = useUser();
  const viewer = administrator === undefined ? 'visitor' : administrator ? 'administrator' : 'entrant';
  const browse = paths.competition.browse(competitionNumber);
  const targets: Record<Call, string> = {
    vote: `${browse}?sort=fair`,
    upload: paths.user.upload(isFurther ? competitionNumber : undefined),
    register: paths.registration.index(),
    login: paths.login(),
    browse,
    entries: paths.user.competition(),
    results: `${browse}?sort=rank`,
    manage: paths.admin.competition(competitionNumber),
  };
  const [first, ...quiet] = callsFor(standing, viewer, mine);
  if (first === undefined) return null;
  return (
    <Flex columnGap="5" rowGap="2" wrap="wrap" align="center">
      <Button asChild size={isFurther ? 'md' : 'lg'}>
        <Link to={targets[first]}>{t(`home.call.${first}`)}</Link>
      </Button>
      {quiet.length > 0 && (
        // Where there is no room for them, both go below the button: neither has a line of its own.
        <Flex columnGap="5" wrap="wrap">
          {quiet.map((call) => (
            <TextLink key={call} to={targets[call]} py="2" color="inherit">
              {t(`home.call.${call}`)}
            </TextLink>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
