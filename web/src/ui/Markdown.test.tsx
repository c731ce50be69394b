import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, render, waitFor } from '@testing-library/react';
import { Markdown } from './Markdown.tsx';
import { theme } from './theme.ts';

afterEach(cleanup);

const rendered = (text: string): HTMLElement =>
  render(
    <ChakraProvider value={theme}>
      <Markdown>{text}</Markdown>
    </ChakraProvider>,
  ).container;

/** The text with its markup, once the parser is here. */
async function shown(text: string): Promise<HTMLElement> {
  const page = rendered(text);
  await waitFor(() => expect(page.querySelector('p[style]')).toBeNull());
  return page;
}

test('until the parser is here the words are shown, line by line', () => {
  expect(rendered('## Dates\n\n- **one**\n- two').textContent).toBe('Datesone\ntwo');
});

test('words in paragraphs need no parser', () => {
  expect([...rendered('One.\n\nTwo.').querySelectorAll('p')].map((one) => one.textContent)).toEqual(['One.', 'Two.']);
});

test('headings, links and lists are shown', async () => {
  const page = await shown('## Dates\n\n- [rules](/rules)\n');
  expect(page.querySelector('h2')?.textContent).toBe('Dates');
  expect(page.querySelector('li a')?.getAttribute('href')).toBe('/rules');
});

test.each([
  ['a script', '<script>window.stolen = 1</script>'],
  ['a handler', '<img src="x" onerror="window.stolen = 1">'],
  ['a handler on the text itself', '<p onclick="window.stolen = 1">text</p>'],
  ['a link that runs', '[text](javascript:window.stolen=1)'],
  ['a frame', '<iframe src="https://example.org"></iframe>'],
  ['an object', '<object data="https://example.org"></object>'],
  ['a drawing', '<svg><animate onbegin="window.stolen = 1" attributeName="x"></animate></svg>'],
])('%s is not', async (_, text) => {
  const page = await shown(`before\n\n${text}\n\nafter`);
  expect(page.textContent).toContain('before');
  expect(page.textContent).toContain('after');
  expect(page.querySelector('script, iframe, object, svg')).toBeNull();
  const attributes = [...page.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  expect(attributes.filter(({ name, value }) => name.startsWith('on') || /^javascript:/i.test(value))).toEqual([]);
});
