import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'fg' },
    '&[aria-current=page]': { color: 'fg', borderColor: 'accent.solid' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/** How wide the fade is at a side that has more. */
const fade = '3.5rem';

/** The part of a strip that is faded out. @param before whether there is more to the left @param after to the right */
const maskOf = (before: boolean, after: boolean): string | undefined =>
  before || after
    ? `linear-gradient(to right, ${before ? 'transparent' : 'black'}, black ${fade}, ` +
      `black calc(100% - ${fade}), ${after ? 'transparent' : 'black'})`
    : undefined;

/** On which sides a strip has more than is in sight. */
function useHidden(strip: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState({ before: false, after: false });
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const measure = () => {
      const before = element.scrollLeft > 1;
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setHidden((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    // The names of the tabs change with the language.
    if (element.firstElementChild) sizes.observe(element.firstElementChild);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [strip]);
  return hidden;
}

/** Props of the strip. */
export interface TabStripProps {
  label: string;
  tabs: readonly { to: string; name: string; isCurrent: boolean }[];
}

/**
 * Links to the parts of a page, in one line. Where they need more room than there is, the line is scrolled and fades out at the
 * side that has more; the part that is open is in sight.
 */
export function TabStrip({ label, tabs }: TabStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const hidden = useHidden(strip);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to;
  useEffect(() => {
    const open = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && open)
      strip.current.scrollLeft = open.offsetLeft - (strip.current.clientWidth - open.offsetWidth) / 2;
  }, [current]);
  return (
    <Box as="nav" aria-label={label} borderBottomWidth="1px">
      <Box
        ref={strip}
        position="relative"
        overflowX="auto"
        // An element that takes the focus is scrolled out of the fade.
        scrollPaddingInline={fade}
        style={{ maskImage: maskOf(hidden.before, hidden.after) }}
      >
        <HStack gap="1" width="max-content">
          {tabs.map(({ to, name, isCurrent }) => (
            <Tab key={to} to={to} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
              {name}
            </Tab>
          ))}
        </HStack>
      </Box>
    </Box>
  );
}
