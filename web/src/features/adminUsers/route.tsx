import { useListState } from '../../routes/listState.ts';
import { NewUser } from './NewUser.tsx';
import { UserDetail } from './UserDetail.tsx';
import { UserList } from './UserList.tsx';
import { usersState } from './usersState.ts';

/** The accounts: their list, one of them (`?user=12`), or a new one (`?new`). */
export function Component() {
  const [state] = useListState(usersState);
  if (state.new) return <NewUser />;
  return state.user === undefined ? <UserList /> : <UserDetail key={state.user} id={state.user} />;
}
