import { Slots } from '@photo-competition/schema/slots';

/** Forms that may arrive at the same time, for each one that may run. */
const arrivingPerRunning = 5;

/** Bounds how many uploads there are at the same time; names are the account, as its proven token says, and the network. */
export interface UploadSlots {
  /** Forms of proven senders whose operation has not arrived yet. */
  arriving: Slots;
  /** Uploads whose operation has arrived. */
  running: Slots;
}

/** Uploads of one account at the same time, unless there may be so many that a fifth is more. */
const perAccount = 4;

/** @param atOnce uploads that run at the same time, half of them one network's at most */
export function uploadSlots(atOnce: number): UploadSlots {
  const account = Math.max(perAccount, Math.ceil(atOnce / 5));
  return {
    arriving: new Slots({
      atOnce: atOnce * arrivingPerRunning,
      perName: [account, Math.ceil((atOnce * arrivingPerRunning) / 2)],
    }),
    running: new Slots({ atOnce, perName: [account, Math.ceil(atOnce / 2)] }),
  };
}
