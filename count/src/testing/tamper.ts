import { numberBytes, withdrawn } from '../encoding.ts';
import type { Election } from './election.ts';
import type { Random } from './random.ts';

/** A copy whose columns can be changed. Columns may be Buffers, as a database answers them, whose `slice` would copy nothing. */
const copyOf = (election: Election): Election => ({
  ...election,
  file: {
    ...election.file,
    numbers: new Uint8Array(election.file.numbers),
    image: election.file.image.slice(),
    point: new Uint8Array(election.file.point),
    replaced: election.file.replaced.slice(),
  },
  voter: election.voter.slice(),
  sizes: [...election.sizes],
});

type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array;

/** A column with the cells of a row taken out, or cells put in before a row. @param width cells of a row */
function spliced<T extends Column>(column: T, at: number, width: number, put: readonly number[]): T {
  const values = Array.from(column as ArrayLike<number>);
  values.splice(at * width, put.length > 0 ? 0 : width, ...put);
  return (column.constructor as unknown as { from: (from: number[]) => Column }).from(values) as T;
}

function dropped(election: Election, row: number): void {
  const { file } = election;
  file.numbers = spliced(file.numbers, row, numberBytes, []);
  file.image = spliced(file.image, row, 1, []);
  file.point = spliced(file.point, row, 1, []);
  election.voter = spliced(election.voter, row, 1, []);
  file.replaced = spliced(file.replaced, row, 1, []).map((old) => (old === row ? -1 : old > row ? old - 1 : old));
  election.sizes = election.sizes.map((size) => (size > row ? size - 1 : size));
}

interface Added {
  number: Uint8Array;
  image: number;
  point: number;
}

function added(election: Election, row: number, { number, image, point }: Added): void {
  const { file } = election;
  file.numbers = spliced(file.numbers, row, numberBytes, [...number]);
  file.image = spliced(file.image, row, 1, [image]);
  file.point = spliced(file.point, row, 1, [point]);
  election.voter = spliced(election.voter, row, 1, [election.voter[row] as number]);
  file.replaced = spliced(file.replaced, row, 1, [-1]).map((old) => (old >= row ? old + 1 : old));
  election.sizes = election.sizes.map((size) => (size > row ? size + 1 : size));
}

const numberAt = ({ file: { numbers } }: Election, row: number) =>
  numbers.slice(row * numberBytes, (row + 1) * numberBytes);

/** Changes something at a row; answers false when there is nothing to change in that way. */
type Tampering = (election: Election, row: number, random: Random) => unknown;

const kinds = {
  'altered point': ({ file: { point } }, row, { int }) => {
    const old = point[row] as number;
    point[row] = old === withdrawn ? int(1, 6) : 1 + ((old - 1 + int(1, 5)) % 5);
  },
  'moved to another image': ({ file: { image, imageIds } }, row, { int }) => {
    image[row] = ((image[row] as number) + int(1, imageIds.length)) % imageIds.length;
  },
  'altered number': ({ file: { numbers } }, row, { int }) => {
    const at = row * numberBytes + int(0, numberBytes);
    numbers[at] = (numbers[at] as number) ^ (1 << int(0, 8));
  },
  'dropped ballot': (election, row) => dropped(election, row),
  'added ballot': (election, row, { bytes, int }) =>
    added(election, row, {
      number: bytes(numberBytes),
      image: int(0, election.file.imageIds.length),
      point: int(1, 6),
    }),
  'doubled ballot': (election, row) => {
    const { image, point } = election.file;
    added(election, row, {
      number: numberAt(election, row),
      image: image[row] as number,
      point: point[row] as number,
    });
  },
  'two ballots exchanged': (election, row, { int }) => {
    const { numbers, image, point } = election.file;
    const other = (row + int(1, point.length)) % point.length;
    const [a, b] = [numberAt(election, row), numberAt(election, other)];
    numbers.set(b, row * numberBytes);
    numbers.set(a, other * numberBytes);
    for (const column of [image, point])
      [column[row], column[other]] = [column[other] as number, column[row] as number];
  },
  'declared replaced': ({ file: { replaced } }, row, { int }) => {
    const old = replaced[row] as number;
    replaced[row] = (old + int(1, replaced.length)) % replaced.length;
    return replaced[row] !== old;
  },
  'turned into a withdrawal': ({ file: { point } }, row) => {
    if (point[row] === withdrawn) return false;
    point[row] = withdrawn;
    return true;
  },
  'undone change': ({ file: { replaced } }, row) => {
    const changed = replaced.findIndex((old, i) => old >= 0 && i >= row);
    if (changed < 0) return false;
    replaced[changed] = -1;
    return true;
  },
  'moved to another batch': (election, row) => {
    if (election.sizes.length < 2) return false;
    const batch = row % (election.sizes.length - 1);
    election.sizes[batch] = (election.sizes[batch] as number) - 1;
  },
} satisfies Record<string, Tampering>;

export type TamperingKind = keyof typeof kinds;

/** Eleven ways to alter the published ballots. */
export const tamperingKinds = Object.keys(kinds) as TamperingKind[];

/** An election with one thing altered at or around a row; null when there is nothing to alter in that way. */
export function tampered(election: Election, kind: TamperingKind, row: number, random: Random): Election | null {
  const copy = copyOf(election);
  const change: Tampering = kinds[kind];
  return change(copy, row, random) === false ? null : copy;
}
