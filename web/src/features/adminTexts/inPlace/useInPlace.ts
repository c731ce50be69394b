import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { session } from '../../../session/session.ts';
import { tokenExpiry } from '../../../session/token.ts';

/** The parameter of an address that asks for the mode, whatever its value. */
export const inPlaceParam = 'edit-texts';

const storageKey = 'photo-competition.edit-texts';

/** Tells this session from the next one, also of the same administrator: the mode ends with it. */
const sessionMark = (): string => String(tokenExpiry(session.token() ?? ''));

/** Whether this tab is in the mode; not where storage is forbidden. */
function isKept(): boolean {
  try {
    return sessionStorage.getItem(storageKey) === sessionMark();
  } catch {
    return false;
  }
}

/** Keeps the mode, or its end, in this tab. Without storage it lasts as long as the page. */
function keep(isOn: boolean): void {
  try {
    if (isOn) sessionStorage.setItem(storageKey, sessionMark());
    else sessionStorage.removeItem(storageKey);
  } catch {
    // The page itself knows.
  }
}

/**
 * Whether texts are edited in place in this tab (docs/product.md §8), and its end; for administrators only. An address that asks for it
 * begins it, and goes on without the parameter: a link that is copied from there is one for everybody.
 */
export function useInPlace(): { isOn: boolean; finish: () => void } {
  const [isOn, setOn] = useState(isKept);
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const isAsked = params.has(inPlaceParam);
  if (isAsked && !isOn) setOn(true);
  params.delete(inPlaceParam);
  const rest = params.toString();
  useEffect(() => {
    if (!isAsked) return;
    keep(true);
    void navigate(
      { pathname, search: rest, hash },
      { replace: true, state: state as unknown, preventScrollReset: true },
    );
  }, [isAsked, pathname, rest, hash, state, navigate]);
  return {
    isOn,
    finish: () => {
      keep(false);
      setOn(false);
    },
  };
}
