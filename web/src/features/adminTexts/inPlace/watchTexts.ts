import type { Marks } from './marks.ts';

/** Attributes that people read or hear. */
const attributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];

/** Part of the page that is not the site's: what the mode itself shows. */
export const ownPart = 'data-edit-texts';

/** Where texts of the site are shown. */
export interface ShownText {
  /** The words on the page, or the element in whose attribute they are. */
  node: Text | Element;
  /** Null for words on the page. */
  attribute: string | null;
  /** Of the texts that it is made of, the inner ones first. */
  keys: readonly string[];
}

const isOwn = (node: Node): boolean =>
  (node instanceof Element ? node : node.parentElement)?.closest(`[${ownPart}]`) instanceof Element;

/**
 * Takes the marks out of the page, before it is painted and before anybody reads, copies or sends what stands there, and knows which
 * texts they were in. React compares with what it has rendered itself, and leaves such a text until it is another one.
 *
 * @param onChange is called in the animation frame after texts have come, gone or changed
 */
export function watchTexts(marks: Marks, onChange: () => void) {
  const found = new Map<Node, Map<string | null, readonly string[]>>();
  let frame = 0;

  const tell = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      for (const node of found.keys()) if (!node.isConnected) found.delete(node);
      onChange();
    });
  };

  /** @param attribute null for words on the page */
  function note(node: Node, attribute: string | null, keys: readonly string[]): void {
    const of = found.get(node) ?? new Map<string | null, readonly string[]>();
    if (keys.length > 0 && !isOwn(node)) found.set(node, of.set(attribute, keys));
    else if (of.delete(attribute) && of.size === 0) found.delete(node);
  }

  function readWords(words: Text): void {
    const { text, keys } = marks.unmarked(words.data);
    if (text !== words.data) words.data = text;
    // The title of the document is a text too, but nothing on the page.
    note(words, null, words.parentElement?.localName === 'title' ? [] : keys);
  }

  function readAttribute(element: Element, name: string): void {
    const value = element.getAttribute(name) ?? '';
    const { text, keys } = marks.unmarked(value);
    if (text !== value) element.setAttribute(name, text);
    note(element, name, keys);
  }

  function readAll(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text) readWords(node);
      else if (node instanceof Element)
        for (const name of attributes) if (node.hasAttribute(name)) readAttribute(node, name);
    }
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(readAll);
      else if (type === 'attributes') readAttribute(target as Element, attributeName ?? '');
      else if (target instanceof Text) readWords(target);
    }
    // Discards the records of the changes that were made here.
    observer.takeRecords();
    tell();
  });
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: attributes,
  });
  readAll(document.documentElement);
  observer.takeRecords();
  tell();

  return {
    /** The texts of the site that are on the page now, in its order. */
    shown(): ShownText[] {
      const places = [...found].filter(([node]) => node.isConnected);
      places.sort(([a], [b]) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
      return places.flatMap(([node, of]) =>
        [...of].map(([attribute, keys]) => ({ node: node as Text | Element, attribute, keys })),
      );
    },
    stop(): void {
      observer.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
