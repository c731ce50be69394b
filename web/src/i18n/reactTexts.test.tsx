import { act, render, screen } from '@testing-library/react';
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
