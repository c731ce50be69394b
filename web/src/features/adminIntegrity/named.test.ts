import { imageIdIn, numbersIn } from './named.ts';

test.each([
  ['12', '12'],
  [' 12 ', '12'],
  ['https://foto.example/competition/7/show/12', '12'],
  ['/competition/7/show/12?type=colour', '12'],
  ['https://foto.example/competition/7/show/12#comments', '12'],
  ['', null],
  ['Dawn', null],
  ['1.5', null],
  ['12 13', null],
  ['https://foto.example/competition/7/browse', null],
])('%j names the photo %j', (text, id) => {
  expect(imageIdIn(text)).toBe(id);
});

test('numbers of ballots are read however they are pasted, each once, and what is none is named', () => {
  const [one, two] = ['AAAAAAAAAAAAAAA1', '_-bbbbbbbbbbbbb2'];
  expect(numbersIn(`\n ${one}, ${two};${one}\r\n`)).toEqual({ numbers: [one, two], wrong: undefined });
  expect(numbersIn(`${one} short`)).toMatchObject({ wrong: 'short' });
  expect(numbersIn(`${one}+`)).toMatchObject({ wrong: `${one}+` });
  expect(numbersIn(' \n')).toEqual({ numbers: [], wrong: undefined });
});
