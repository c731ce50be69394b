const logFactorial = (n: number): number => {
  let sum = 0;
  for (let k = 2; k <= n; k++) sum += Math.log(k);
  return sum;
};

/** Chances below it are told as it: nothing depends on how much smaller they are. */
const smallest = 1e-300;
/** Terms of the sum that are looked at; the later ones are far smaller. */
const terms = 60;

/**
 * How surprising it is to observe a number or more where chance makes one of some mean (Poisson): −log10 of the probability,
 * 0 for what is not above the mean.
 */
export function surprise(observed: number, expected: number): number {
  if (observed <= expected) return 0;
  let term = Math.exp(observed * Math.log(expected) - expected - logFactorial(observed));
  let sum = 0;
  for (let k = observed; term > smallest && k < observed + terms; k++) {
    sum += term;
    term *= expected / (k + 1);
  }
  return -Math.log10(Math.max(sum, smallest));
}
