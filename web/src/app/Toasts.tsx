import { Stack } from '@chakra-ui/react/stack';
import {
  createToaster,
  ToastActionTrigger,
  Toaster,
  ToastCloseTrigger,
  ToastIndicator,
  ToastRoot,
  ToastTitle,
} from '@chakra-ui/react/toast';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification, NotificationType } from '../notifications/notify.ts';
import { isWide } from '../ui/useIsWide.ts';

// Buttons that save, send and lead on are at the bottom. On a phone they take the whole width, so notifications come at the top;
// on wide screens the buttons are at the left or in the middle, so notifications come at the right.
const toaster = createToaster({ placement: isWide() ? 'bottom-end' : 'top', max: 4, pauseOnPageIdle: true });

const kinds: Record<NotificationType, 'success' | 'error' | 'info'> = {
  positive: 'success',
  negative: 'error',
  info: 'info',
};

/** Goes to a page of the client. */
export type Navigate = (to: string, state: unknown) => void;

/** Puts a notification on the screen; it leaves after its timeout, or when it is closed. */
export function show({ id, type, message, timeout, action }: Notification, navigate: Navigate): void {
  const offer = action && {
    action: {
      label: action.label,
      onClick: () => ('run' in action ? action.run() : navigate(action.to, action.state)),
    },
  };
  // The toaster publishes synchronously and would otherwise interrupt a render that has sent the notification.
  queueMicrotask(() => {
    toaster.create({ id: `notification-${id}`, type: kinds[type], title: message, duration: timeout, ...offer });
  });
}

/**
 * The region gives the focus back to where it was before it came in. It takes a step within it for coming in where the focus came from
 * outside the page, and would then give it to itself for ever (a keyboard trap: WCAG 2.2, 2.1.2).
 */
function hideStepsWithin(event: FocusEvent<HTMLElement>) {
  if (event.currentTarget.parentElement?.contains(event.relatedTarget)) event.stopPropagation();
}

/** The region stops the time of notifications while the focus is among them, but would not go on with it where it came from outside. */
function resumeWhenLeft({ currentTarget: { parentElement: region }, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!region?.contains(relatedTarget) && !region?.matches(':hover')) toaster.resume();
}

/** Where notifications appear. Silent to screen readers, which `Notifications` speaks to. */
export function Toasts() {
  const { t } = useTranslation();
  return (
    <Toaster
      toaster={toaster}
      aria-live="off"
      aria-label={t('shell.notification.region')}
      insetInline={{ mdDown: '4' }}
    >
      {(toast) => (
        <ToastRoot width={{ md: 'sm' }} role="group" aria-live="off" onFocus={hideStepsWithin} onBlur={resumeWhenLeft}>
          <ToastIndicator />
          <Stack gap="1" flex="1" maxWidth="100%">
            <ToastTitle>{toast.title}</ToastTitle>
            {toast.action && <ToastActionTrigger alignSelf="flex-start">{toast.action.label}</ToastActionTrigger>}
          </Stack>
          <ToastCloseTrigger aria-label={t('shell.notification.close')} />
        </ToastRoot>
      )}
    </Toaster>
  );
}
