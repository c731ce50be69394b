import { hasMarkup, paragraphsOf } from '@photo-competition/schema/plainText';
import { lazy, Suspense } from 'react';
import { loadPart } from '../connection/loadPart.ts';
import { Prose } from './Prose.ts';

/** The cleaner of HTML is loaded by readers of a text with markup alone. */
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
    <Suspense fallback={<Words lines>{children}</Words>}>
      <Formatted>{children}</Formatted>
    </Suspense>
  );
}
