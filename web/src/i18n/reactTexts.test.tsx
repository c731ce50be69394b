import { act, cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Trans, useTranslation } from './reactTexts.tsx';
import { i18n } from './i18n.ts';

beforeEach(() => {
  i18n.clear();
  i18n.add('hu', { ask: 'Kérdezz <us>minket</us>, {{name}} vagy <them>őket: {{name}}</them>!', brand: 'Fotók' });
  i18n.add('en', { ask: 'Ask <us>us</us>.', brand: 'Photos' });
  i18n.use('hu');
});

function Ask() {
  return <Trans i18nKey="ask" values={{ name: '<us>Béla</us>' }} components={{ us: <em />, them: <b /> }} />;
}

it('a text has its elements where they stand, and markup that is filled in stays text', () => {
  const { container } = render(<Ask />);
  expect(container).toHaveTextContent('Kérdezz minket, <us>Béla</us> vagy őket: <us>Béla</us>!');
  expect(screen.getByText('minket').tagName).toBe('EM');
  expect(container.querySelector('b')).toHaveTextContent('őket: <us>Béla</us>');
  expect(container.querySelectorAll('em')).toHaveLength(1);
});

it('an element that nobody gave is its text', () => {
  const { container } = render(<Trans i18nKey="ask" components={{}} />);
  expect(container).toHaveTextContent('Kérdezz minket, {{name}} vagy őket: {{name}}!');
});

it('what is shown follows the language', () => {
  function Brand() {
    return useTranslation().t('brand' as never);
  }
  const { container } = render(
    <>
      <Brand /> <Ask />
    </>,
  );
  expect(container).toHaveTextContent('Fotók Kérdezz');
  act(() => i18n.use('en'));
  expect(container).toHaveTextContent('Photos Ask us.');
});

/** Names that every object has without being given them. */
const inherited = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'name', 'length'];

it('a name that every object has is no element and no value of a text', () => {
  const name = fc.constantFrom(...inherited);
  fc.assert(
    fc.property(name, name, fc.stringMatching(/^[a-z ]{1,9}$/), (tag, value, inner) => {
      const text = `[<${tag}>${inner}</${tag}> {{${value}}}]`;
      i18n.add('hu', { ask: text });
      i18n.use('hu');
      const { container } = render(<Trans i18nKey="ask" values={{ us: 'x' }} components={{ us: <em /> }} />);
      expect(container.textContent).toBe(`[${inner} {{${value}}}]`);
      expect(i18n.t('ask' as never)).toBe(text);
      expect(i18n.t(`ask.${tag}` as never)).toBe(`ask.${tag}`);
      cleanup();
    }),
  );
});

it('words from right to left are set apart in a sentence, and others are as they were', () => {
  i18n.add('hu', { ask: 'Törlöd? {{title}}, <us>{{title}}</us>!' });
  i18n.use('hu');
  const said = (title: string) => {
    const { container } = render(<Trans i18nKey="ask" values={{ title }} components={{ us: <em /> }} />);
    return container.textContent;
  };
  expect(said('שלום!')).toBe('Törlöd? \u2068שלום!\u2069, \u2068שלום!\u2069!');
  expect(said('Híd (1)!')).toBe('Törlöd? Híd (1)!, Híd (1)!!');
  expect(i18n.t('ask' as never, { title: 'مرحبا' } as never)).toContain('\u2068مرحبا\u2069');
});
