import { line, type Line } from './line.ts';
import { reloadOnce } from './reloadOnce.ts';

/**
 * Loads a part of the client, which a lost line or a new deployment can make fail. Without a line it waits until the server
 * answers, and the page stays as it is meanwhile. A part that a server that answers does not have belongs to an older
 * deployment: the page is loaded anew, once.
 *
 * @param load a dynamic import
 * @returns what it imports; never resolves when the page is about to be loaded anew
 */
export async function loadPart<T>(load: () => Promise<T>, to: Pick<Line, 'check' | 'whenUp'> = line): Promise<T> {
  for (let failures = 1; ; failures += 1) {
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
    }
  }
}
