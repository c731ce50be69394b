import DOMPurify from 'dompurify';
import { marked } from 'marked';
import { useMemo } from 'react';
import { Prose } from './Prose.ts';

/** Each part of a text reads in the direction in which it is written. */
const inItsDirection = (html: string): string => html.replace(/<(p|h[1-6]|li|td|th)>/g, '<$1 dir="auto">');

/** A text with its markup. Administrators write some of them, so the markup is cleaned before it is shown. */
export default function FormattedMarkdown({ children }: { children: string }) {
  const html = useMemo(
    () =>
      DOMPurify.sanitize(inItsDirection(marked.parse(children, { async: false })), { USE_PROFILES: { html: true } }),
    [children],
  );
  return <Prose dangerouslySetInnerHTML={{ __html: html }} />;
}
