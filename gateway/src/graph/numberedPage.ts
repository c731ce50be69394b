import type { Endpoints } from '../rest/endpoints/endpoints.ts';
import { nullWhenMissing } from './absence.ts';
import { checkedSize } from './connection.ts';
import type { Context } from './context.ts';
import { RequestMistake } from './errors.ts';
import type { SortDirection } from './generated/resolvers.ts';
import { askedId } from './restInput.ts';

/** A numbered page of the REST service (docs/product.md §9). */
interface RestNumberedPage<T> {
  content: T[];
  page: number;
  size: number;
  totalElements: number;
  totalPages: number;
}

/** A page of a table (docs/product.md §11). */
export const numbered = <T>({ content, page, size, totalElements, totalPages }: RestNumberedPage<T>) => ({
  items: content,
  pageInfo: { page, size, totalItems: totalElements, totalPages },
});

/** @throws GraphQLError BAD_USER_INPUT for a page before the first */
function checkedPage(page: number): number {
  if (!Number.isInteger(page) || page < 0 || page > 1_000_000) throw new RequestMistake('pageNumberWrong');
  return page;
}

/** The page number and size of the arguments, checked. @throws GraphQLError BAD_USER_INPUT */
export const pageAsked = ({ page, size }: { page: number; size: number }) => ({
  page: checkedPage(page),
  size: checkedSize('size', size),
});

/** Translates the sort arguments to the service's. A variable may be null although the SDL has a default. */
export const sortedBy =
  <S extends string, R extends string>(names: Record<S, R>, first: NoInfer<S>, ahead: SortDirection = 'ASC') =>
  ({ sort, direction }: { sort: S | null; direction: SortDirection | null }) => ({
    sort: names[sort ?? first],
    direction: direction ?? ahead,
  });

/** The calls for one kind of object that administrators run: the whole list, a page of it, and one object. */
interface TableEndpoints<Order, Row, Whole, Chosen> {
  list(order: Order): Promise<Row[]>;
  page(body: Order & Chosen & { page: number; size: number }): Promise<RestNumberedPage<Row>>;
  read(id: string): Promise<Whole>;
}

/**
 * The queries for one kind of object that administrators run.
 * @param endpointsOf picks its calls @param order translates the sort arguments @param filterOf those of a page that choose its rows
 */
export const tableQueries = <Sort, Order extends object, Row, Whole, Filter = object, Chosen extends object = object>(
  endpointsOf: (rest: Endpoints) => TableEndpoints<Order, Row, Whole, Chosen>,
  order: (args: Sort) => Order,
  filterOf: (args: Filter) => Chosen = () => ({}) as Chosen,
) => ({
  list: (_root: unknown, args: Sort, { rest }: Context) => endpointsOf(rest).list(order(args)),
  page: async (_root: unknown, args: Sort & Filter & { page: number; size: number }, { rest }: Context) =>
    numbered(await endpointsOf(rest).page({ ...order(args), ...filterOf(args), ...pageAsked(args) })),
  /** Null when it does not exist. */
  one: (_root: unknown, { id }: { id?: string | null }, { rest }: Context) =>
    nullWhenMissing(async () => endpointsOf(rest).read(askedId(id))),
});
