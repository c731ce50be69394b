import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { overlayReader } from './readOverlay.ts';

/** A document that holds a text, and a client over a gateway that says what it was asked. */
function start(held: string | null) {
  const page = document.implementation.createHTMLDocument();
  if (held !== null) {
    const element = page.createElement('script');
    element.id = 'site-texts';
    element.type = 'application/json';
    element.textContent = held;
    page.body.append(element);
  }
  const asked: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables['locale']);
    const texts = [{ __typename: 'LocalizedText', key: 'a', text: 'asked' }];
    return of({ data: { localization: { __typename: 'Localization', locale: variables['locale'], texts } } });
  });
  return { asked, read: overlayReader(new ApolloClient({ cache: new InMemoryCache(), link }), page) };
}

it('reads the texts of both languages out of the document, whenever they are wanted', async () => {
  const { asked, read } = start(JSON.stringify({ hu: { a: 'tartott' }, en: {} }));
  expect(await read('hu')).toEqual({ a: 'tartott' });
  expect(await read('en')).toEqual({});
  expect(await read('hu')).toEqual({ a: 'tartott' });
  expect(asked).toEqual([]);
});

it.each([null, '', '{', '{"hu": {}}'])('asks for the texts that a document with %j does not hold', async (held) => {
  const { asked, read } = start(held);
  expect(await read('en')).toEqual({ a: 'asked' });
  expect(asked).toEqual(['en']);
});
