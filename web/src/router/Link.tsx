import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router-dom';

/** Props of a link to a page. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path of the page; a query alone is of the page that is there. */
  to: To;
  /** Takes the place of this page in the history. */
  replace?: boolean;
  /** Is there with the page, and again when it is come back to. */
  state?: unknown;
  /** Leaves the position of the page as it is. */
  preventScrollReset?: boolean;
}

/** A link to a page of this application. What opens it elsewhere, as a middle click does, is left to the browser. */
export function Link({ to, replace, state, preventScrollReset, onClick, target, children, ...others }: LinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler(to, { replace, state, preventScrollReset, target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return (
    <a {...others} href={href} target={target} onClick={click}>
      {children}
    </a>
  );
}

/** Props of a link of a navigation. */
export interface NavLinkProps extends LinkProps {
  /** Whether only the page itself is marked, and not the pages below it. */
  end?: boolean;
}

/** A link that is marked as the current page (`aria-current`) on that page and on those below it. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const target = useHref(link.to).replace(/[?#].*/, '');
  const { pathname } = useLocation();
  const isBelow = !end && target !== '/' && pathname.startsWith(`${target}/`);
  return <Link {...link} aria-current={pathname === target || isBelow ? 'page' : undefined} />;
}
