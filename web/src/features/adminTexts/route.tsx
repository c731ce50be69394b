import { useListState } from '../../routes/listState.ts';
import { TextEditor } from './TextEditor.tsx';
import { TextList } from './TextList.tsx';
import { textsState } from './textsState.ts';
import { useSavedTexts } from './useSavedTexts.ts';

/** The texts of the client: their tree, or one of them in both languages (`?key=rules.body`). */
export function Component() {
  useSavedTexts();
  const [{ key }] = useListState(textsState);
  return key === '' ? <TextList /> : <TextEditor key={key} name={key} />;
}
