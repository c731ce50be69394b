import { GraphiQL } from 'graphiql';
import { useMemo, useState } from 'react';
import { askGraph } from './askGraph.ts';
import { examplesPlugin } from './Examples.tsx';

/*
 * GraphiQL 4, whose editor is CodeMirror. GraphiQL 5 edits in Monaco, which has 90 MB of packages, starts workers and is not made
 * for phones.
 */

/** Key of the token in this tab's storage: it survives a reload and ends with the tab. */
const tokenKey = 'explore.token';

const plugins = [examplesPlugin];

const firstWords = `# Asks the graph of this installation, with the token above if there is one.
# The panels at the left hold the schema's documentation and examples.
query Now {
  activeCompetition {
    id
    title {
      hu
      en
    }
    phase
  }
}
`;

/** The graph of this origin in GraphiQL: documentation, examples, and a token that requests are sent with. */
export function Explore() {
  const [token, setToken] = useState(() => sessionStorage.getItem(tokenKey) ?? '');
  const keep = (text: string) => {
    // As it is copied: with the header's word before it, or a line's end behind it.
    const bare = text.trim().replace(/^Bearer\s+/i, '');
    sessionStorage.setItem(tokenKey, bare);
    setToken(bare);
  };
  // Made once: it reads the token when it sends, and GraphiQL asks for the schema anew with each other fetcher.
  const fetcher = useMemo(() => askGraph({ read: () => sessionStorage.getItem(tokenKey) ?? '', write: keep }), []);
  return (
    <>
      <header className="bar">
        <h1>Explore the graph</h1>
        <label>
          Token
          <input
            type="password"
            autoComplete="off"
            spellCheck={false}
            placeholder="none: asks as a visitor"
            value={token}
            onChange={({ target }) => keep(target.value)}
          />
        </label>
        <button type="button" disabled={token === ''} onClick={() => keep('')}>
          Forget it
        </button>
        <a href="/">Client</a>
        <a href="/graphql">Sandbox</a>
      </header>
      <main>
        <GraphiQL fetcher={fetcher} plugins={plugins} defaultQuery={firstWords} inputValueDeprecation />
      </main>
    </>
  );
}
