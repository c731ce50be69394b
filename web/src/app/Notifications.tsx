import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect, useState } from 'react';
import { loadPart } from '../connection/loadPart.ts';
import type * as ToastsNamespace from './Toasts.tsx';
import type { Navigate } from './Toasts.tsx';
import { onNotification, type Notification } from '../notifications/notify.ts';

type ToastsModule = typeof ToastsNamespace;

/**
 * Shows notifications and speaks them to screen readers. The toaster is loaded with the first of them; the live regions
 * are there from the start, since a region that appears together with its text is not announced.
 *
 * @param navigate goes where a notification offers to go; must stay the same
 */
export function Notifications({ navigate }: { navigate: Navigate }) {
  const [toasts, setToasts] = useState<ToastsModule>();
  const [spoken, setSpoken] = useState<Notification>();

  useEffect(
    () =>
      onNotification((notification) => {
        setSpoken(notification);
        void loadPart(() => import('./Toasts.tsx')).then((module) => {
          setToasts(module);
          module.show(notification, navigate);
        });
      }),
    [navigate],
  );

  const urgent = spoken?.type === 'negative';
  return (
    <>
      <VisuallyHidden>
        <div role="status">{!urgent && spoken ? <span key={spoken.id}>{spoken.message}</span> : null}</div>
        <div role="alert">{urgent ? <span key={spoken.id}>{spoken.message}</span> : null}</div>
      </VisuallyHidden>
      {toasts ? <toasts.Toasts /> : null}
    </>
  );
}
