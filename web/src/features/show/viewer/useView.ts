import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShowPaths } from '../paths/useShowPaths.ts';

const views = ['full', 'slideshow', 'compare'] as const;

/** A viewer over the image page: full screen, slideshow, or comparison of two photos. */
export type View = (typeof views)[number];

/** Navigation state of a view. */
interface ViewState {
  /** Whether the previous history entry is the page, so that closing the view navigates back. */
  opened?: boolean;
  /** Initial zoom of the photo. */
  at?: 'true' | 'loupe';
}

const isView = (value: string | null): value is View => views.some((view) => view === value);

/** The view in the URL and functions to change it; the browser's Back button closes an opened view. */
export interface ViewControl {
  view: View | null;
  /** Initial zoom of the photo. */
  at: ViewState['at'];
  open: (view: View, at?: ViewState['at']) => void;
  close: () => void;
  /** Shows another photo in the same view. */
  walkTo: (imageNumber: number) => void;
}

const withView = (path: string, view: View | null): string =>
  view === null ? path : `${path}${path.includes('?') ? '&' : '?'}view=${view}`;

/** Controls the view by the URL. @param imageNumber the current photo */
export function useView(imageNumber: number): ViewControl {
  const { search, state: locationState } = useLocation();
  const navigate = useNavigate();
  const to = useShowPaths();
  const requested = new URLSearchParams(search).get('view');
  const view = isView(requested) ? requested : null;
  const state = locationState as ViewState | null;
  const here = to.image(imageNumber);
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
    walkTo: (number) =>
      void navigate(withView(to.image(number), view), {
        replace: true,
        state,
        preventScrollReset: view !== null,
        // A vote that follows at once is for the photo that is walked to.
        flushSync: true,
      }),
  };
}
