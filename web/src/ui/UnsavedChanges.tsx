import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { session } from '../session/session.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Props of the question. */
export interface UnsavedChangesProps {
  unsaved: boolean;
  /** Whether another query is another page too, as where one of a list is opened by it. */
  byQuery?: boolean;
}

/**
 * Asks before a page with unsaved changes is left, inside the application and out of it. A page may have several
 * forms: only one with something to lose asks.
 */
export function UnsavedChanges({ unsaved, byQuery = false }: UnsavedChangesProps) {
  return unsaved ? <Question byQuery={byQuery} /> : null;
}

function Question({ byQuery }: { byQuery: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      // Without a session nothing can be saved any more, and a logout must not be blocked.
      session.token() !== null && (from.pathname !== to.pathname || (byQuery && from.search !== to.search)),
  );

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('shell.form.unsavedTitle')}
      text={t('shell.form.unsavedText')}
      confirmLabel={t('shell.form.leave')}
      cancelLabel={t('shell.form.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
