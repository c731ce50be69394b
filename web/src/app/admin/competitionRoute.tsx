import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { loadPart } from '../../connection/loadPart.ts';
import { flagParam, optionalWord, useListState } from '../../routes/listState.ts';
import { paths } from '../../routes/paths.ts';
import { Cockpit } from '../../features/adminCockpit/Cockpit.tsx';
import { PublishingCard } from '../../features/adminEditor/publishing/PublishingCard.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';

/** Parts that few visits of a competition need. */
const JuryTab = lazy(() =>
  loadPart(async () => ({ default: (await import('../../features/adminJury/JuryTab.tsx')).JuryTab })),
);
const IntegrityTab = lazy(() =>
  loadPart(async () => ({ default: (await import('../../features/adminIntegrity/IntegrityTab.tsx')).IntegrityTab })),
);
const QueuePage = lazy(() =>
  loadPart(async () => ({ default: (await import('../../features/adminQueue/QueuePage.tsx')).QueuePage })),
);

const AwardsPage = lazy(() =>
  loadPart(async () => ({ default: (await import('../../features/adminAwards/AwardsPage.tsx')).AwardsPage })),
);

const shape = { queue: optionalWord(['images', 'comments']), awards: flagParam };

/** A competition; by the address the queue of what waits for a moderator in it, or the awards of its jury. */
export function Component() {
  const { id = '' } = useParams();
  const [{ queue, awards }] = useListState(shape);
  return (
    <Suspense fallback={<LoadingState minHeight="100vh" />}>
      {queue ? (
        <QueuePage
          key={queue}
          kind={queue === 'images' ? 'IMAGE' : 'COMMENT'}
          competitionNumber={Number(id)}
          back={`${paths.admin.competition(Number(id))}${queue === 'images' ? '' : '?tab=comments'}`}
        />
      ) : awards ? (
        <AwardsPage competitionNumber={Number(id)} />
      ) : (
        <Cockpit PublishingCard={PublishingCard} JuryTab={JuryTab} IntegrityTab={IntegrityTab} />
      )}
    </Suspense>
  );
}
