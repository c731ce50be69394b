/** Characters that XML 1.0 has no way to write (§2.2): controls but tab and line breaks, lone surrogates, U+FFFE and U+FFFF. */
const unwritable = /[^\t\n\r\u0020-\u007E\u0085\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text without the characters that XML forbids. */
export const writableInXml = (text: string): string => text.replace(unwritable, '');

/** A text as it stands in XML, in elements and attributes: what XML forbids is left out. */
export const xmlText = (text: string): string =>
  writableInXml(text).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
