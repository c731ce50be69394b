import { useEditorContext, type GraphiQLPlugin } from '@graphiql/react';
import { flushSync } from 'react-dom';
import { guideExamples, type GuideExample } from './guideExamples.ts';

/** The examples of the guide; one that is chosen stands in the editor, in a tab of its own unless the present one is empty. */
function Examples() {
  const editors = useEditorContext({ nonNull: true });
  const choose = ({ query, variables }: GuideExample) => {
    if (editors.queryEditor?.getValue().trim()) flushSync(() => editors.addTab());
    editors.queryEditor?.setValue(query);
    editors.variableEditor?.setValue(variables);
  };
  return (
    <section className="examples" aria-label="Examples">
      <h2>Examples</h2>
      <p>The operations of docs/graph.md. A login that works puts its token into the field above.</p>
      <ul>
        {guideExamples.map((example) => (
          <li key={example.name}>
            <button type="button" onClick={() => choose(example)}>
              {example.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Icon = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path d="M4 5h16M4 10h16M4 15h10M4 20h7" />
  </svg>
);

/** The list of examples, as a panel beside GraphiQL's docs and history. */
export const examplesPlugin: GraphiQLPlugin = { title: 'Examples', icon: Icon, content: Examples };
