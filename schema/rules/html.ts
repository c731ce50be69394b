const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text that stays a text, in an element and in a quoted attribute alike. Control characters are no text. */
export const escapeHtml = (text: string): string =>
  text.replace(/\p{Cc}+/gu, ' ').replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
