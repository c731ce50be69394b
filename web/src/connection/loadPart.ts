import { serverConnection, type ServerConnection } from './serverConnection.ts';
import { pageLoading } from './pageLoading.ts';
import { reloadOnce } from './reloadOnce.ts';

/**
 * Loads a chunk of the client. While the server cannot be reached it waits, and the page stays as it is. A chunk that a
 * reachable server does not have belongs to an older deployment: the page is reloaded, once.
 *
 * @param load a dynamic import
 * @returns what it imports; never resolves when the page is about to be reloaded
 */
export async function loadPart<T>(
  load: () => Promise<T>,
  to: Pick<ServerConnection, 'check' | 'whenUp'> = serverConnection,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    const end = pageLoading.begin();
    try {
      return await load();
    } catch (error) {
      if (!(await to.check())) {
        await to.whenUp();
        failures = 0;
      } else if (failures > 1) {
        if (reloadOnce()) return new Promise(() => undefined);
        throw error;
      }
    } finally {
      end();
    }
  }
}
