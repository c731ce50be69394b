/** Hungarian texts of the ranks before and after a photo is taken out; part of those of administrators' competitions. */

export const ranking = {
  title: 'Így változna a sorrend',
  same: 'Az első tíz helyen semmi sem változna.',
  tooMany: '{{n}} képnél többről nem mutatható meg, mit változtatna a sorrenden.',
  whatIf: 'Mi lenne, ha kizárnád?',
  nobody: 'válassz képet',
  up: '{{n}} hellyel előrébb',
  down: '{{n}} hellyel hátrébb',
  look: 'Csak megnézed: ettől semmi sem változik.',
  toPhoto: 'A kép a listában, ahol ki is zárhatod',
  inCategory: 'Kategóriában',
  overall: 'Összesítve',
};
