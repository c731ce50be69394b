import accepts from 'accepts';
import type { IncomingMessage } from 'node:http';

/**
 * The language in which a request is answered, by `Accept-Language` with its weights (RFC 9110, section 12.5.4): the one that
 * is preferred of Hungarian and English. English where other languages alone are asked for, and Hungarian where none is
 * (docs/product.md §8). The service and the gateway both use this one function.
 */
export function localeOf(request: IncomingMessage): 'hu' | 'en' {
  const accepted = accepts(request);
  const isAnyAsked = accepted.languages().some((language) => language !== '*');
  const order: readonly ['hu' | 'en', 'hu' | 'en'] = isAnyAsked ? ['en', 'hu'] : ['hu', 'en'];
  const preferred = accepted.languages([...order]);
  return order.find((locale) => locale === preferred) ?? order[0];
}
