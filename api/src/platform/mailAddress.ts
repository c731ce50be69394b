import addFormats from 'ajv-formats';
import { domainToASCII, domainToUnicode } from 'node:url';

const ascii = addFormats.default.get('email') as RegExp;
const longest = 254;

/** The form of a domain of an address before it is encoded. */
const domainForm = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u;
/** Domains that have two spellings: with letters outside ASCII, or in their encoded form. */
const encodable = /[^\0-\x7f]|(?:^|\.)xn--/i;
/** Other scripts have letters that look like Latin ones: such a domain is shown encoded. */
const plain = /^[\p{Script=Latin}\p{N}.-]+$/u;

function parts(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@') + 1;
  return { local: address.slice(0, at), domain: address.slice(at) };
}

/** An e-mail address as mail servers take it: an accented domain in its ASCII form (Punycode, UTS 46). */
export function asciiAddress(address: string): string {
  const { local, domain } = parts(address);
  return encodable.test(domain) && domainForm.test(domain) ? local + domainToASCII(domain) : address;
}

/** The name of a domain as people read it; unchanged where it could be taken for another one, or is none. */
export function shownDomain(domain: string): string {
  if (!encodable.test(domain) || !domainForm.test(domain)) return domain;
  const encoded = domainToASCII(domain);
  const shown = domainToUnicode(encoded);
  return encoded && plain.test(shown) ? shown : encoded || domain;
}

/** An e-mail address as people read it. Both spellings of a domain give the same. */
export function shownAddress(address: string): string {
  const { local, domain } = parts(address);
  return local + shownDomain(domain);
}

/** Whether a text is an e-mail address: ASCII before the `@`, a domain with or without accents behind it. */
export function isAddress(text: string): boolean {
  const address = asciiAddress(text);
  return address.length <= longest && ascii.test(address);
}
