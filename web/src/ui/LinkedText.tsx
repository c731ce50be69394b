import type { ParseKeys } from 'i18next';
import { Trans, useTranslation } from 'react-i18next';
import { TextLink, type TextLinkProps } from './TextLink.tsx';

/** Props of a text with links. */
export interface LinkedTextProps extends Omit<TextLinkProps, 'to' | 'children'> {
  /** Key of the text, in which each link is an element, e.g. `Ask <contact>us</contact>.` */
  textKey: ParseKeys;
  /** Address of each link, by the name of its element. */
  links: Readonly<Record<string, string>>;
}

/** A text of the bundles with links in it; other properties are those of its links. */
export function LinkedText({ textKey, links, ...link }: LinkedTextProps) {
  const { t } = useTranslation();
  const components = Object.fromEntries(
    Object.entries(links).map(([name, to]) => [name, <TextLink key={name} {...link} to={to} />]),
  );
  // Callers' keys are checked; the union of all keys is too large for the types of `Trans`.
  return <Trans t={t} i18nKey={textKey as never} components={components} />;
}
