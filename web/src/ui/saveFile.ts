/** Hands a file that the page has made to the browser, which saves it. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // A browser may read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
