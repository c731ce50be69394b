import type { Plugin } from 'vite';

/**
 * Names React's renderer in the document: it is a file of its own, so that a slow phone evaluates it in a task of its own, and is
 * fetched together with what asks for it.
 */
export function preloadRenderer(): Plugin {
  return {
    name: 'preload-renderer',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const renderer = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.includes('/react-dom-client.')),
        );
        if (!renderer) throw new Error('No file has React’s renderer.');
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${renderer.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
