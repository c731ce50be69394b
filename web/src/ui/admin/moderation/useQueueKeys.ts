import { useEffect, useRef } from 'react';
import { isTyping, shortcutOf } from '../../keys.ts';

/** Actions by the name of their key in lower case; `z` with Ctrl or Cmd is `ctrl+z`. */
export type KeyActions = Readonly<Record<string, () => void>>;

/** Calls actions by single keys, but not inside fields and dialogs. */
export function useQueueKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || isTyping(event.target)) return;
      const key = `${event.ctrlKey || event.metaKey ? 'ctrl+' : ''}${shortcutOf(event)}`;
      const action = latest.current[key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
