import { lazy, Suspense } from 'react';
import { loadPart } from '../connection/loadPart.ts';
import { hasMarkup, paragraphsOf, unmarked } from './plainMarkdown.ts';
import { Prose } from './Prose.ts';

/** Parser and cleaner together are larger than any page: only who reads a text with markup loads them. */
const Formatted = lazy(() => loadPart(() => import('./FormattedMarkdown.tsx')));

/** The words alone. A list keeps its lines, so that the text takes about the place that it needs with its markup. */
function Words({ children, lines }: { children: string; lines: boolean }) {
  return (
    <Prose>
      {paragraphsOf(children).map((paragraph, index) => (
        <p dir="auto" key={index} style={lines ? { whiteSpace: 'pre-line' } : undefined}>
          {paragraph}
        </p>
      ))}
    </Prose>
  );
}

/** A long text in Markdown. Until its markup can be shown, its words are. */
export function Markdown({ children }: { children: string }) {
  if (!hasMarkup(children)) return <Words lines={false}>{children}</Words>;
  return (
    <Suspense fallback={<Words lines>{unmarked(children)}</Words>}>
      <Formatted>{children}</Formatted>
    </Suspense>
  );
}
