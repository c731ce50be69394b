import { Problem } from './problem.ts';

/** The target of a path. */
export interface Route<T> {
  /** By method in capitals. */
  methods: ReadonlyMap<string, T>;
  /** Parameters of the path, decoded. */
  params: Record<string, string>;
}

interface Place<T> {
  literals: Map<string, Place<T>>;
  parameter: Place<T> | null;
  /** Names of the parameters on the way here. */
  names: readonly string[];
  methods: Map<string, T>;
}

const place = <T>(): Place<T> => ({ literals: new Map(), parameter: null, names: [], methods: new Map() });

/** The parts of a path between slashes; one slash at its end says nothing. */
function partsOf(path: string): string[] {
  const parts = path.split('/');
  if (parts.length > 2 && parts.at(-1) === '') parts.pop();
  return parts;
}

const nameOf = (part: string): string | undefined => /^\{(\w+)\}$/.exec(part)?.[1];

/** A parameter as it was meant. @throws Problem MALFORMED_REQUEST when its escapes are no UTF-8 */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new Problem('MALFORMED_REQUEST', { values: { reason: 'its address' } });
  }
}

/**
 * Finds what stands at a path, in as many steps as the path has parts: trying the pattern of each path of the contract in turn
 * cost as much as a small statement. A literal part wins over a parameter, whatever follows.
 */
export class RouteTable<T> {
  readonly #root = place<T>();

  /** @param path as the contract writes it, e.g. `/api/competition/{id}` */
  add(path: string, method: string, value: T): void {
    let at = this.#root;
    const names: string[] = [];
    for (const part of partsOf(path)) {
      const name = nameOf(part);
      if (name === undefined) {
        const next = at.literals.get(part) ?? place<T>();
        at.literals.set(part, next);
        at = next;
      } else {
        names.push(name);
        at = at.parameter ??= place<T>();
      }
    }
    at.names = names;
    at.methods.set(method.toUpperCase(), value);
  }

  /** @returns null where nothing stands. @throws Problem MALFORMED_REQUEST when a parameter is not encoded soundly */
  find(path: string): Route<T> | null {
    let at: Place<T> | null | undefined = this.#root;
    const values: string[] = [];
    for (const part of partsOf(path)) {
      const literal: Place<T> | undefined = at.literals.get(part);
      if (literal === undefined && part !== '') values.push(part);
      at = literal ?? (part === '' ? null : at.parameter);
      if (!at) return null;
    }
    const { methods, names } = at;
    if (methods.size === 0) return null;
    const params: Record<string, string> = {};
    names.forEach((name, n) => {
      params[name] = decoded(values[n] ?? '');
    });
    return { methods, params };
  }
}
