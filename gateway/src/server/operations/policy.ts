import type { BaseContext, GraphQLRequestListener } from '@apollo/server';

/** The work of a policy on every operation, at the moments that policies have a use for. */
export type Policy<C extends BaseContext> = Pick<
  GraphQLRequestListener<C>,
  'parsingDidStart' | 'validationDidStart' | 'didResolveOperation' | 'responseForOperation' | 'willSendResponse'
>;
