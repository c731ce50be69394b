/** Number of parts of the client and of answers that the page waits for now. */
let waiting = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  waiting += by;
  for (const listener of [...listeners]) listener();
}

/** Whether the page waits for parts of it or for answers, and who wants to know when that changes. */
export const pageLoading = {
  /** Begins to wait for something. @returns ends it; a second call does nothing */
  begin(): () => void {
    let open = true;
    change(1);
    return () => {
      if (open) change(-1);
      open = false;
    };
  },
  isWaiting: (): boolean => waiting > 0,
  /** Calls back after each change. @returns ends it */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
