import DOMPurify from 'dompurify';
import { marked } from 'marked';
import { useMemo } from 'react';
import { Prose } from './Prose.ts';

/** A text with its markup. Administrators write some of them, so the markup is cleaned before it is shown. */
export default function FormattedMarkdown({ children }: { children: string }) {
  const html = useMemo(
    () => DOMPurify.sanitize(marked.parse(children, { async: false }), { USE_PROFILES: { html: true } }),
    [children],
  );
  return <Prose dangerouslySetInnerHTML={{ __html: html }} />;
}
