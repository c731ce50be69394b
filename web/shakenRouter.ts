import type { Plugin } from 'vite';

/** Names of components for React's developer tools, each a statement of its own. */
const naming = /^\w+\.displayName = ".*?";$/gm;
/** What only makes something, and is called when the module is loaded. */
const making = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * Lets a build leave out the components of React Router that nothing renders, with all that they call: as its package has them,
 * they could have effects when they are only there.
 */
export function shakenRouter(): Plugin {
  return {
    name: 'shaken-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({ code: code.replace(naming, '').replace(making, '$1/* @__PURE__ */ '), map: null }),
    },
  };
}
