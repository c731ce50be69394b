import { useEffect, useState } from 'react';
import { startRecounter, type Recounter } from './recount/startRecounter.ts';

/** The worker of a page: started when it is first needed. */
export interface RecounterHolder {
  get: () => Recounter;
  stop: () => void;
}

function recounterHolder(): RecounterHolder {
  let recounter: Recounter | null = null;
  return {
    get: () => (recounter ??= startRecounter()),
    stop: () => {
      recounter?.stop();
      recounter = null;
    },
  };
}

/** The worker of this page, which ends with it, whatever it does then. */
export function useRecounter(): RecounterHolder {
  const [holder] = useState(recounterHolder);
  useEffect(() => holder.stop, [holder]);
  return holder;
}
