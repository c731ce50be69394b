import { act, render, screen } from '@testing-library/react';
import { Trans, useTranslation } from 'react-i18next';
import { i18n } from './i18n.ts';
import { addTexts, forgetTexts } from './instance.ts';

beforeEach(() => {
  forgetTexts(i18n, 'hu');
  forgetTexts(i18n, 'en');
  addTexts(i18n, 'hu', { ask: 'Kérdezz <us>minket</us>, {{name}} vagy <them>őket: {{name}}</them>!', brand: 'Fotók' });
  addTexts(i18n, 'en', { ask: 'Ask <us>us</us>.', brand: 'Photos' });
  void i18n.changeLanguage('hu');
});

function Ask() {
  // `Trans` itself does not follow the language.
  useTranslation();
  return <Trans i18nKey={'ask' as never} values={{ name: '<us>Béla</us>' }} components={{ us: <em />, them: <b /> }} />;
}

it('a text has its elements where they stand, and markup that is filled in stays text', () => {
  const { container } = render(<Ask />);
  expect(container).toHaveTextContent('Kérdezz minket, <us>Béla</us> vagy őket: <us>Béla</us>!');
  expect(screen.getByText('minket').tagName).toBe('EM');
  expect(container.querySelector('b')).toHaveTextContent('őket: <us>Béla</us>');
  expect(container.querySelectorAll('em')).toHaveLength(1);
});

it('a value that nobody gave leaves its place as it is', () => {
  const { container } = render(<Trans i18nKey={'ask' as never} components={{ us: <em />, them: <b /> }} />);
  expect(container).toHaveTextContent('Kérdezz minket, {{name}} vagy őket: {{name}}!');
});

it('the shown text follows the language', () => {
  function Brand() {
    return useTranslation().t('brand' as never);
  }
  const { container } = render(
    <>
      <Brand /> <Ask />
    </>,
  );
  expect(container).toHaveTextContent('Fotók Kérdezz');
  act(() => void i18n.changeLanguage('en'));
  expect(container).toHaveTextContent('Photos Ask us.');
});

/** Names that every object has without being given them. */
const inherited = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'name', 'length'];

it.each(inherited)('%s is a name that every object has, and no value of a text', (name) => {
  addTexts(i18n, 'hu', { ask: `[{{${name}}}]` });
  const { container } = render(<Trans i18nKey={'ask' as never} values={{ us: 'x' }} components={{ us: <em /> }} />);
  expect(container.textContent).toBe(`[{{${name}}}]`);
  expect(i18n.t('ask' as never)).toBe(`[{{${name}}}]`);
  expect(i18n.t(`ask.${name}` as never)).toBe(`ask.${name}`);
});

it('words from right to left are set apart in a sentence, and others are as they were', () => {
  addTexts(i18n, 'hu', { ask: 'Törlöd? {{title}}, <us>{{title}}</us>!' });
  void i18n.changeLanguage('hu');
  const said = (title: string) => {
    const { container } = render(<Trans i18nKey={'ask' as never} values={{ title }} components={{ us: <em /> }} />);
    return container.textContent;
  };
  expect(said('שלום!')).toBe('Törlöd? \u2068שלום!\u2069, \u2068שלום!\u2069!');
  expect(said('Híd (1)!')).toBe('Törlöd? Híd (1)!, Híd (1)!!');
  expect(i18n.t('ask' as never, { title: 'مرحبا' } as never)).toContain('\u2068مرحبا\u2069');
});
