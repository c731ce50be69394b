/** English texts of moderating; part of those of administrators' competitions. */

export const reason = {
  label: 'Reason',
  hint: 'The owner reads a ready-made reason in their own language, and anything else as it is written here. While nothing is written, 1 to {{most}} choose a ready-made one.',
  missing: 'Disqualifying needs a reason.',
};

export const signal = {
  SIMILAR: 'There is one like it',
  NEW_ACCOUNT: 'New account',
  BURST: 'Many comments in a short time',
  MISSING_EXPOSURE: 'No camera data',
  REPORTED: 'Reported by a judge',
};
