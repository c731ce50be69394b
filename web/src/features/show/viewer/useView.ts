import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShowPaths } from '../page/useShowPaths.ts';

const views = ['full', 'slideshow', 'compare'] as const;

/** What covers the image page: the photo alone, photos one after another, or two side by side. */
export type View = (typeof views)[number];

/** How a view was opened. */
interface ViewState {
  /** Whether the page lies below it in the history, so that closing is going back. */
  opened?: boolean;
  /** How the photo is looked at first. */
  at?: 'true' | 'loupe';
}

const isView = (value: string | null): value is View => views.some((view) => view === value);

/** The view that the address asks for, and how to change it: Back closes what was opened. */
export interface ViewControl {
  view: View | null;
  /** How the photo is looked at first. */
  at: ViewState['at'];
  open: (view: View, at?: ViewState['at']) => void;
  close: () => void;
  /** To another photo, under the same view. */
  walkTo: (imageId: string) => void;
}

const withView = (path: string, view: View | null): string =>
  view === null ? path : `${path}${path.includes('?') ? '&' : '?'}view=${view}`;

/** @param imageId the photo of the page */
export function useView(imageId: string): ViewControl {
  const { search, state: given } = useLocation();
  const navigate = useNavigate();
  const to = useShowPaths();
  const asked = new URLSearchParams(search).get('view');
  const view = isView(asked) ? asked : null;
  const state = given as ViewState | null;
  const here = to.image(imageId);
  const close = useCallback(() => {
    if (state?.opened) void navigate(-1);
    else void navigate(here, { replace: true, preventScrollReset: true });
  }, [navigate, here, state?.opened]);
  return {
    view,
    at: state?.at,
    open: (next, at) =>
      void navigate(withView(here, next), {
        replace: view !== null,
        state: { opened: view === null || state?.opened === true, ...(at ? { at } : {}) } satisfies ViewState,
        preventScrollReset: true,
      }),
    close,
    walkTo: (id) =>
      void navigate(withView(to.image(id), view), { replace: true, state, preventScrollReset: view !== null }),
  };
}
