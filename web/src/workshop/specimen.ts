import type { ReactNode } from 'react';

/** A component in one of its states. */
export interface Specimen {
  /** The state. */
  state: string;
  show: () => ReactNode;
}

/** Components by their file below `ui/`, each in the states that differ to the eye. */
export type Specimens = Readonly<Record<string, readonly Specimen[]>>;
