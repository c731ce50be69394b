/** A text as CSS has it between quotes. */
export const cssText = (text: string): string =>
  `"${text.replace(/\s+/g, ' ').replace(/["\\<]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/**
 * How the catalogue is printed: upright A4 pages that say at their head what they are of, and have their number below.
 * Browsers without margin boxes leave both away.
 */
export const pageStyle = (title: string): string =>
  `@page { size: A4; margin: 18mm 14mm;
    @top-left { content: ${cssText(title)}; font: 9pt sans-serif; color: #555 }
    @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; color: #555 } }
  @page :first { @top-left { content: none } }`;

/** Resolves once every picture of the page is here or has failed. */
export async function picturesOf(root: ParentNode): Promise<void> {
  const pictures = [...root.querySelectorAll('img')];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}
