import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../routes/paths.ts';
import { useUser } from '../../session/session.ts';
import type { Standing } from '../../ui/competition/useStage.ts';

/** Kind of a call to action. */
type Call = 'vote' | 'upload' | 'register' | 'login' | 'browse' | 'entries' | 'results' | 'manage';

type Viewer = 'visitor' | 'entrant' | 'administrator';

/** The calls to action for a viewer, the primary one first. */
function callsFor({ stage, open }: Standing, viewer: Viewer): Call[] {
  if (stage === 'ended') return ['results'];
  const browse: Call[] = open ? ['browse'] : [];
  if (viewer === 'administrator') return [...browse, 'manage'];
  const closed = stage === 'paused' || stage === 'cancelled';
  if (viewer === 'visitor') return stage === 'award' || closed ? browse : ['register', ...browse, 'login'];
  if (stage === 'uploading') return ['upload', 'entries'];
  return [...(stage === 'voting' ? (['vote'] as const) : []), ...browse, ...(open ? (['entries'] as const) : [])];
}

/** Props of the calls to action. */
export interface CallsProps {
  competitionId: string;
  standing: Standing;
  /** Whether this is not the active competition, so that links must contain its id. */
  isFurther?: boolean;
}

/** Calls to action by stage and viewer. */
export function Calls({ competitionId, standing, isFurther = false }: CallsProps) {
  const { t } = useTranslation();
  const { administrator } = useUser();
  const viewer = administrator === undefined ? 'visitor' : administrator ? 'administrator' : 'entrant';
  const browse = paths.competition.browse(competitionId);
  const targets: Record<Call, string> = {
    vote: `${browse}?sort=fair`,
    upload: paths.user.upload(isFurther ? competitionId : undefined),
    register: paths.registration.index(),
    login: paths.login(),
    browse,
    entries: paths.user.competition(),
    results: `${browse}?sort=rank`,
    manage: paths.admin.competition(competitionId),
  };
  const calls = callsFor(standing, viewer);
  const variant = (index: number): ButtonProps['variant'] => (index === 0 ? 'solid' : 'outline');
  if (!calls.length) return null;
  return (
    <Flex gap="3" wrap="wrap">
      {calls.map((call, index) => (
        <Button key={call} asChild size={isFurther ? 'md' : 'lg'} variant={variant(index)}>
          <Link to={targets[call]}>{t(`home.call.${call}`)}</Link>
        </Button>
      ))}
    </Flex>
  );
}
