import fc from 'fast-check';
import { checkText } from './textRules.ts';

/** Names that every object has without being given them. */
const inherited = fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype), 'prototype');

test('a name that every object has is no key of a text, and no value that a page fills in', () => {
  fc.assert(
    fc.property(inherited, (name) => {
      for (const key of [name, `shell.${name}`, `${name}.body`])
        expect(() => checkText(key, 'hu', 'Szia')).toThrow(expect.objectContaining({ status: 422 }) as Error);
      expect(() => checkText('rules.body', 'hu', `Szia {{${name}}}`)).toThrow(
        expect.objectContaining({ status: 422 }) as Error,
      );
      expect(() => checkText('rules.body', name as 'hu', 'Szia')).toThrow();
      expect(() => checkText('rules.body', 'hu', `<${name}>Szia</${name}>`)).not.toThrow();
    }),
  );
});
