import { useEffect, useState } from 'react';

/**
 * The gateway's present instant, in epoch milliseconds, ticking once a second: a client whose clock is wrong counts down
 * rightly all the same.
 * @param serverNow the gateway's clock when it answered
 */
export function useServerNow(serverNow: string): number {
  const [offset, setOffset] = useState(() => ({ of: serverNow, ms: Date.parse(serverNow) - Date.now() }));
  const [now, setNow] = useState(() => Date.parse(serverNow));
  if (offset.of !== serverNow) setOffset({ of: serverNow, ms: Date.parse(serverNow) - Date.now() });

  useEffect(() => {
    const tick = () => setNow(Date.now() + offset.ms);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [offset.ms]);

  return now;
}
