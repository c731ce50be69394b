import { loadPart } from '../connection/loadPart.ts';
import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialogContent.tsx';

const Content = lazy(() => loadPart(() => import('./ConfirmDialogContent.tsx')));

/** Asks before something is done. The dialog is loaded when it opens for the first time. */
export function ConfirmDialog({ open, ...props }: ConfirmDialogProps & { open: boolean }) {
  if (!open) return null;
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}
