import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') === true;

/**
 * Catches files that are dropped anywhere on the page, or pasted.
 * @param onFiles takes them, and the element that they were dropped on; null when they were pasted
 * @returns whether files are being dragged over the page
 */
export function useArrivingFiles(onFiles: (files: readonly File[], on: Element | null) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const enter = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      // Elements of the page send these events too; only one that leaves the window has no related target.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      // A field on the page may have taken it already.
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])], event.target instanceof Element ? event.target : null);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files, null);
    };
    document.addEventListener('dragover', enter);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', enter);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, []);
  return over;
}
