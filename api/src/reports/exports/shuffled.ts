import { randomInt } from 'node:crypto';

/**
 * The same items in an order that nobody can foretell (Fisher–Yates): where they come from must not be read off their order.
 * @param below a whole number from 0 to less than its argument; cryptographically random unless a test says otherwise
 */
export function shuffled<T>(items: readonly T[], below: (limit: number) => number = (limit) => randomInt(limit)): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = below(last + 1);
    [order[last], order[chosen]] = [order[chosen] as T, order[last] as T];
  }
  return order;
}
