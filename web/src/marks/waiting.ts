/** Says in this browser that marks may wait to be sent. */
const key = 'photo-competition.marksWait';

/** Notes for later visits whether marks wait. */
export function noteWaiting(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Without it they are sent from the desk and from the list of the own seats alone.
  }
}

/** Whether marks may wait since an earlier visit: what sends them is loaded for them alone. */
export function mayWait(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
