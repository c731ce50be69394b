import { useListState } from '../../routes/listState.ts';
import { TemplateEditor } from './TemplateEditor.tsx';
import { TemplateList } from './TemplateList.tsx';
import { templatesState } from './templatesState.ts';

/** The mail templates: their list, or one of them in one language (`?id=ACTIVATION&locale=en`). */
export function Component() {
  const [{ id, locale }] = useListState(templatesState);
  return id === undefined ? <TemplateList /> : <TemplateEditor key={`${id} ${locale}`} id={id} locale={locale} />;
}
