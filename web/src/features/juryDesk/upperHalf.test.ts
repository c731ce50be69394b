import { upperHalf } from './upperHalf.ts';

test.each([
  [{ minPoint: 1, maxPoint: 5 }, [1, 1, 1, 1, 0], 4, 0.25],
  [{ minPoint: 2, maxPoint: 5 }, [1, 0, 1, 0], 4, 0.5],
  [{ minPoint: 0, maxPoint: 1 }, [3, 1], 1, 0.25],
  [{ minPoint: 1, maxPoint: 20 }, Array.from({ length: 20 }, () => 1), 11, 0.5],
  [{ minPoint: 1, maxPoint: 5 }, [0, 0, 0, 0, 0], 4, 0],
])('the upper half of %j with %j begins at %i and has the share %d', (range, byPoint, least, share) => {
  expect(upperHalf(byPoint, range)).toEqual({ least, most: range.maxPoint, share });
});
