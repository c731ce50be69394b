import { Heading, type HeadingProps } from '@chakra-ui/react/heading';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { scrollTarget } from '../routes/scrollTarget.ts';

/** Props of a page's heading. */
export interface PageHeadingProps extends HeadingProps {
  /** Title of the document, where it differs from the heading. */
  documentTitle?: string;
  /** Leaves the focus to what has it already: on a page where one walks from one to the next. */
  keepsFocus?: boolean;
  children: string;
}

/**
 * The one h1 of a page. Names the document, and takes the focus after a navigation so that screen readers say where they
 * are; not on the first page, which the browser announces itself, and not when the address asks for another element.
 */
export function PageHeading({ documentTitle, keepsFocus = false, children, ...props }: PageHeadingProps) {
  const { t, i18n } = useTranslation();
  const location = useLocation();
  const { key, pathname } = location;
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useEffectEvent(() => {
    if (keepsFocus && document.activeElement !== document.body) return;
    if (key !== 'default' && scrollTarget(location) === null) heading.current?.focus({ preventScroll: true });
  });

  useEffect(() => {
    const brand = i18n.t('shell.brand');
    document.title = t('shell.documentTitle', { page: documentTitle ?? children, brand });
  }, [t, i18n, documentTitle, children]);

  useEffect(() => {
    arrive();
  }, [pathname]);

  return (
    <Heading as="h1" ref={heading} tabIndex={-1} size={{ base: '2xl', md: '3xl' }} fontWeight="medium" {...props}>
      {children}
    </Heading>
  );
}
