import { useState, type KeyboardEvent } from 'react';
import { inBraces } from './variables.ts';

/** A variable that is being typed: where its braces begin, where the caret is, and the variables that it may become. */
interface Typed {
  start: number;
  caret: number;
  offered: readonly string[];
}

/** The variable that is being typed before the caret; null where none is. */
export function typedAt(text: string, caret: number, variables: readonly string[]): Typed | null {
  const found = /\{\{\s*(\w*)$/.exec(text.slice(0, caret));
  if (!found) return null;
  const [whole, begun = ''] = found;
  const offered = variables.filter((name) => name.toLowerCase().startsWith(begun.toLowerCase()));
  return offered.length > 0 ? { start: caret - whole.length, caret, offered } : null;
}

/** Replacement of a text's part from `start` to before `end`. */
export interface Replacement {
  start: number;
  end: number;
  added: string;
}

/** A variable in place of what was typed of it in a text. */
export function completed(text: string, { start, caret }: Typed, name: string): Replacement {
  // Braces that are closed already are not closed again.
  const [rest = ''] = /^\w*\s*\}\}/.exec(text.slice(caret)) ?? [];
  return { start, end: caret + rest.length, added: inBraces(name) };
}

/** Completing variables while somebody types. */
export interface Completion {
  /** Completions that are offered; empty while there are none. */
  offered: readonly string[];
  /** Index of the one that Enter takes. */
  chosen: number;
  /** The text or the caret has changed. */
  look: (text: string, caret: number | null) => void;
  close: () => void;
  /** Handles the keys of the list while it is open. */
  onKeyDown: (event: KeyboardEvent) => void;
  take: (name: string) => void;
}

/** Offers the variables that begin with what stands behind two braces. @param onTake puts one into the text */
export function useCompletion(
  text: string,
  variables: readonly string[],
  onTake: (replacement: Replacement) => void,
): Completion {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [chosen, setChosen] = useState(0);
  const offered = typed?.offered ?? [];
  const close = () => setTyped(null);
  const take = (name: string) => {
    if (typed) onTake(completed(text, typed, name));
    close();
  };
  return {
    offered,
    chosen,
    close,
    take,
    look: (now, caret) => {
      setTyped(caret === null ? null : typedAt(now, caret, variables));
      setChosen(0);
    },
    onKeyDown: (event) => {
      const name = offered[chosen];
      if (name === undefined) return;
      const keys: Record<string, () => void> = {
        ArrowDown: () => setChosen((chosen + 1) % offered.length),
        ArrowUp: () => setChosen((chosen + offered.length - 1) % offered.length),
        Enter: () => take(name),
        Tab: () => take(name),
        Escape: close,
      };
      const act = keys[event.key];
      if (!act || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  };
}
