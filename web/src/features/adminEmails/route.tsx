import { useListState } from '../../routes/listState.ts';
import { EditEmail, NewEmail } from './EmailEditor.tsx';
import { EmailList } from './EmailList.tsx';
import { emailsState } from './emailsState.ts';
import { FlightCheck } from './check/FlightCheck.tsx';

/** The campaigns: their list, the editor (`?new`, `?edit=3`, `?copy=3`), or the check before sending (`?check=3`). */
export function Component() {
  const [{ new: isNew, edit, copy, check, ...start }] = useListState(emailsState);
  if (check !== undefined) return <FlightCheck key={check} id={check} />;
  if (edit !== undefined) return <EditEmail key={edit} id={edit} />;
  return isNew || copy !== undefined ? <NewEmail key={copy ?? 'new'} copyOf={copy} start={start} /> : <EmailList />;
}
