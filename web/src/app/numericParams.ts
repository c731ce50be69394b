import { isNumericParam } from '@photo-competition/schema/routes';
import type { MiddlewareFunction } from 'react-router-dom';

/** Ids of the routes are numeric (docs/product.md §12); a path with another one is not found. */
export const numericParams =
  (...names: readonly string[]): MiddlewareFunction =>
  ({ params }) => {
    if (!names.every((name) => isNumericParam(params[name]))) throw new Response(null, { status: 404 });
  };
