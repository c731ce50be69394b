import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';

/** The id of the page's main content. */
export const contentId = 'content';

const Anchor = chakra('a', {
  base: {
    position: 'absolute',
    insetStart: '4',
    top: '3',
    zIndex: 'skipNav',
    px: '4',
    py: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l2',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

/** Jumps over the navigation; without the router, because it is no navigation. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Anchor
      href={`#${contentId}`}
      onClick={(event) => {
        event.preventDefault();
        const content = document.getElementById(contentId);
        content?.focus();
        content?.scrollIntoView();
      }}
    >
      {t('shell.skip')}
    </Anchor>
  );
}
