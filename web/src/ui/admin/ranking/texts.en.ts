/** English texts of the ranks before and after a photo is taken out; part of those of administrators' competitions. */

export const ranking = {
  title: 'How the ranking would change',
  same: 'None of the first ten places would change.',
  tooMany: 'What more than {{n}} photos would change in the ranking cannot be shown.',
  whatIf: 'What if it were disqualified?',
  nobody: 'choose a photo',
  up: 'up by {{n}}',
  down: 'down by {{n}}',
  look: 'Only a look: nothing is changed by it.',
  toPhoto: 'To the photo in the list, where it can be disqualified',
  inCategory: 'In its category',
  overall: 'Overall',
};
