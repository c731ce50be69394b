import type { Context } from '../../graph/context.ts';
import type { Policy } from './policy.ts';
import { sizesOf } from './operationSize.ts';
import type { QueryLimits } from './queryLimits.ts';

const done = Promise.resolve();

/** Tells in `extensions.cost` how large an operation is and what the limits leave, where its request asks for it (docs/graph.md). */
export const costExtension = ({ most }: Pick<QueryLimits, 'most'>): Policy<Context> => ({
  willSendResponse({ schema, document, operation, request, contextValue, response: { body } }) {
    const asked = contextValue.cost;
    const size = asked && document && operation && sizesOf(schema, document).get(operation);
    if (!size || body.kind !== 'single') return done;
    const { cost: points, nodes: items } = size.answer(request.variables ?? {});
    const { requests } = asked;
    const cost = {
      points,
      pointsLeft: Math.max(0, most.cost - points),
      items,
      itemsLeft: Math.max(0, most.nodes - items),
      ...(requests ? { requestsLeft: requests.left, resetAfter: requests.seconds } : {}),
    };
    body.singleResult.extensions = { ...body.singleResult.extensions, cost };
    return done;
  },
});
