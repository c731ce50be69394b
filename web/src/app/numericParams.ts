import type { MiddlewareFunction } from 'react-router-dom';

/** Ids of the routes are numeric (specification §2); a path with another one is not found. */
export const numericParams =
  (...names: string[]): MiddlewareFunction =>
  ({ params }) => {
    for (const name of names) {
      if (!/^\d{1,15}$/.test(params[name] ?? '')) throw new Response(null, { status: 404 });
    }
  };
