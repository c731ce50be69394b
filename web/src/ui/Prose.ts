import { chakra } from '@chakra-ui/react/styled-system';

/** The look of a long text. */
export const Prose = chakra('div', {
  base: {
    lineHeight: '1.7',
    '& > * + *': { mt: '4' },
    '& h2': { fontFamily: 'heading', textStyle: '2xl', fontWeight: 'medium', lineHeight: '1.3' },
    '& h3': { fontFamily: 'heading', textStyle: 'xl', fontWeight: 'medium', lineHeight: '1.3' },
    '& > * + h2': { mt: '10' },
    '& > * + h3': { mt: '8' },
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
