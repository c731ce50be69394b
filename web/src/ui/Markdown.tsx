import { chakra } from '@chakra-ui/react/styled-system';
import DOMPurify from 'dompurify';
import { marked } from 'marked';
import { useMemo } from 'react';

const Prose = chakra('div', {
  base: {
    lineHeight: '1.7',
    '& > * + *': { mt: '4' },
    '& h2': { fontFamily: 'heading', textStyle: '2xl', fontWeight: 'medium', mt: '10', lineHeight: '1.3' },
    '& h3': { fontFamily: 'heading', textStyle: 'xl', fontWeight: 'medium', mt: '8', lineHeight: '1.3' },
    '& ul, & ol': { ps: '6' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li + li': { mt: '1.5' },
    '& li::marker': { color: 'fg.subtle' },
    '& a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& blockquote': { borderInlineStartWidth: '3px', borderColor: 'accent.solid', ps: '4', color: 'fg.muted' },
    '& code': { fontFamily: 'mono', fontSize: '0.9em' },
    '& hr': { borderColor: 'border', my: '8' },
    '& table': { borderCollapse: 'collapse', width: 'full' },
    '& th, & td': { textAlign: 'start', p: '2', borderBottomWidth: '1px' },
  },
});

/** A long text. Administrators write some of them, so the markup is cleaned before it is shown. */
export function Markdown({ children }: { children: string }) {
  const html = useMemo(
    () => DOMPurify.sanitize(marked.parse(children, { async: false }), { USE_PROFILES: { html: true } }),
    [children],
  );
  return <Prose dangerouslySetInnerHTML={{ __html: html }} />;
}
