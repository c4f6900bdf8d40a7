import { oneNamespace } from '@auric/exchange';
import { type Products, products } from './index.ts';
import type { Names, RouteParts, TogetherOf } from './product-row.ts';

type Row = Products[number];

/** The calls of all products; throws on one that two of them answer. */
export async function productRoutes(parts: RouteParts): Promise<TogetherOf<Row, 'routes'>> {
  const routes = await Promise.all(products.flatMap((row) => row.routes?.(parts) ?? []));
  return oneOf('the call', routes) as TogetherOf<Row, 'routes'>;
}

/** How everything is written that a customer is told at once; throws on what two products write. */
export async function customerWireOf(names: Names): Promise<TogetherOf<Row, 'customer'>> {
  const writers = await Promise.all(products.flatMap((row) => row.customer?.(names) ?? []));
  return oneOf('the writer of a record', writers) as TogetherOf<Row, 'customer'>;
}

function oneOf(what: string, parts: readonly object[]): object {
  return Object.fromEntries(oneNamespace<unknown>(what, parts as readonly Record<string, unknown>[]));
}
