import type { EventsOf } from './fields.ts';
import type { EventTables, Queries } from './product.ts';

/** What the types of a registry read of a product's definition, whatever its commands and events. */
interface Definition {
  readonly events: EventTables;
  readonly create: (services: never, ports: never) => { readonly decide: object; readonly queries: Queries };
}

/** The product that a definition makes. */
export type InstanceOf<D extends Definition> = ReturnType<D['create']>;

/** The products of a registry, in its order. */
export type InstancesOf<P extends readonly Definition[]> = { [K in keyof P]: InstanceOf<P[K]> };

/** The events of a definition, or of a union of them. */
export type EventOf<D extends Definition> = D extends Definition ? EventsOf<D['events']> : never;

/** The commands of a definition, or of a union of them. */
export type CommandOf<D extends Definition> = D extends Definition ? DecidedBy<InstanceOf<D>['decide']> : never;

type DecidedBy<M> = {
  [K in keyof M]: M[K] extends (context: never, command: infer C) => unknown ? C : never;
}[keyof M];

/** By name, what is asked and what it is answered. */
export type QueriesOf<D extends Definition> = Intersection<
  D extends Definition ? AskedOf<InstanceOf<D>['queries']> : never
>;

type AskedOf<Q> = {
  [K in keyof Q & string]: Q[K] extends (query: infer A, at: number) => infer V
    ? { query: { type: K } & A; value: V }
    : never;
};

type Intersection<U> = (U extends unknown ? (part: U) => void : never) extends (whole: infer I) => void ? I : never;

/**
 * The rows of all products under their names, in the order of the products. Throws on a name that two of them use:
 * events, commands, queries, timers and tables are each one namespace.
 */
export function oneNamespace<V>(what: string, parts: readonly Readonly<Record<string, V>>[]): Map<string, V> {
  const rows = new Map<string, V>();
  for (const part of parts) {
    for (const [name, row] of Object.entries(part)) {
      if (rows.has(name)) throw new Error(`Two products have ${what} of the name ${name}.`);
      rows.set(name, row);
    }
  }
  return rows;
}
