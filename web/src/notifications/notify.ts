/** How a notification is meant. */
export type NotificationType = 'positive' | 'negative' | 'info';

/** Action that a notification offers: a page to go to, or something at once. */
export type NotificationAction = { readonly label: string } & (
  { readonly to: string; /** State of the navigation. */ readonly state?: unknown } | { readonly run: () => void }
);

/** A message that shows itself for a while. */
export interface Notification {
  readonly id: number;
  readonly type: NotificationType;
  readonly message: string;
  /** How long it shows, in milliseconds. */
  readonly timeout: number;
  readonly action?: NotificationAction;
}

/** How long a notification shows unless asked otherwise, in milliseconds (docs/product.md §14). */
export const defaultTimeout = 5000;

/** Options of a notification. */
export interface NotificationOptions {
  /** How long it shows, in milliseconds; 5000 when absent. */
  timeout?: number;
  /** Offered action; a notification with one shows for twice as long unless `timeout` is given. */
  action?: NotificationAction;
}

let lastId = 0;
let waiting: Notification[] = [];
const listeners = new Set<(notification: Notification) => void>();

function send(type: NotificationType, message: string, { timeout, action }: NotificationOptions = {}): void {
  lastId += 1;
  const shownFor = timeout ?? (action ? 2 * defaultTimeout : defaultTimeout);
  const notification = { id: lastId, type, message, timeout: shownFor, ...(action ? { action } : {}) };
  // A guard may refuse the very first route, before anything is mounted that could show it.
  if (listeners.size === 0) waiting.push(notification);
  for (const listener of listeners) listener(notification);
}

/** Shows a notification; works outside React too. */
export const notify = {
  positive: (message: string, options?: NotificationOptions): void => send('positive', message, options),
  negative: (message: string, options?: NotificationOptions): void => send('negative', message, options),
  info: (message: string, options?: NotificationOptions): void => send('info', message, options),
};

/** Receives every notification, and first those that nobody has heard yet; returns the unsubscribe function. */
export function onNotification(listener: (notification: Notification) => void): () => void {
  listeners.add(listener);
  const missed = waiting;
  waiting = [];
  for (const notification of missed) listener(notification);
  return () => {
    listeners.delete(listener);
  };
}
