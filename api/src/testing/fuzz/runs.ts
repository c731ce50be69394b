/**
 * How long and from where generated bad input runs: `FUZZ_RUNS` batches per operation (a longer soak takes hundreds) and
 * `FUZZ_SEED`, which makes the same requests again. Both are fixed unless set, so that a failing run fails again.
 */
export const fuzzRuns = Number(process.env['FUZZ_RUNS'] ?? 12);
export const fuzzSeed = Number(process.env['FUZZ_SEED'] ?? 20261121);
