import { flagParam, optionalId, optionalWord, useListState } from '../../routes/listState.ts';
import { paths } from '../../routes/paths.ts';
import { CompetitionEditor } from '../../features/adminEditor/CompetitionEditor.tsx';
import { CompetitionList } from '../../features/adminCompetitions/CompetitionList.tsx';
import { QueuePage } from '../../features/adminQueue/QueuePage.tsx';

const shape = {
  new: flagParam,
  edit: optionalId,
  copy: optionalId,
  queue: optionalWord(['images', 'comments']),
};

/** The competitions; by the address the editor, or the queue of what waits for a moderator in any of them. */
export function Component() {
  const [{ new: isNew, edit, copy, queue }] = useListState(shape);
  if (queue)
    return <QueuePage key={queue} kind={queue === 'images' ? 'IMAGE' : 'COMMENT'} back={paths.admin.index()} />;
  if (edit !== undefined) return <CompetitionEditor task="edit" id={edit} />;
  if (copy !== undefined) return <CompetitionEditor task="copy" id={copy} />;
  return isNew ? <CompetitionEditor task="new" /> : <CompetitionList />;
}
