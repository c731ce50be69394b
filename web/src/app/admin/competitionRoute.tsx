import { useParams } from 'react-router-dom';
import { optionalWord, useListState } from '../../routes/listState.ts';
import { paths } from '../../routes/paths.ts';
import { Cockpit } from '../../features/adminCockpit/Cockpit.tsx';
import { PublishingCard } from '../../features/adminEditor/publishing/PublishingCard.tsx';
import { IntegrityTab } from '../../features/adminIntegrity/IntegrityTab.tsx';
import { JuryTab } from '../../features/adminJury/JuryTab.tsx';
import { QueuePage } from '../../features/adminQueue/QueuePage.tsx';

const shape = { queue: optionalWord(['images', 'comments']) };

/** A competition; by the address the queue of what waits for a moderator in it. */
export function Component() {
  const { id = '' } = useParams();
  const [{ queue }] = useListState(shape);
  if (!queue) return <Cockpit PublishingCard={PublishingCard} JuryTab={JuryTab} IntegrityTab={IntegrityTab} />;
  return (
    <QueuePage
      key={queue}
      kind={queue === 'images' ? 'IMAGE' : 'COMMENT'}
      competitionNumber={Number(id)}
      back={`${paths.admin.competition(Number(id))}${queue === 'images' ? '' : '?tab=comments'}`}
    />
  );
}
