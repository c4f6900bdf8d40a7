import { oneNamespace } from '@auric/exchange';
import type { OwnDataOf } from '../edge/own-data.ts';
import { type Products, products } from './index.ts';
import type { ConsolePart } from '../console/part.ts';
import type { News } from '../messages/journal-news.ts';
import type {
  BillSubjectsOf,
  ConsolePartLent,
  Names,
  NewsParts,
  RouteParts,
  SubjectParts,
  TogetherOf,
} from './product-row.ts';

type Row = Products[number];

/** The calls of all products; throws on one that two of them answer. */
export async function productRoutes(parts: RouteParts): Promise<TogetherOf<Row, 'routes'>> {
  const routes = await Promise.all(products.flatMap((row) => row.routes?.(parts) ?? []));
  return oneOf('the call', routes) as TogetherOf<Row, 'routes'>;
}

/** What all products keep of a customer. */
export async function productOwnData(parts: RouteParts): Promise<OwnDataOf[]> {
  return Promise.all(products.flatMap((row) => row.ownData?.(parts) ?? []));
}

/** What all products tell their customers of what the journal says. */
export async function productNews(parts: NewsParts): Promise<News[]> {
  return Promise.all(products.flatMap((row) => row.news?.(parts) ?? []));
}

/** What the products bring to the operators' console. */
export async function productConsoleParts(lent: ConsolePartLent): Promise<ConsolePart[]> {
  return Promise.all(products.flatMap((row) => row.consolePart?.(lent) ?? []));
}

/** How everything is written that a customer is told at once; throws on what two products write. */
export async function customerWireOf(names: Names): Promise<TogetherOf<Row, 'customer'>> {
  const writers = await Promise.all(products.flatMap((row) => row.customer?.(names) ?? []));
  return oneOf('the writer of a record', writers) as TogetherOf<Row, 'customer'>;
}

/** Makes what reads what bills are about, each by the product whose bill it is. */
export async function billSubjectsOf(parts: SubjectParts): Promise<BillSubjectsOf> {
  const sources = await Promise.all(products.flatMap((row) => row.billSubjects?.(parts) ?? []));
  return async (customer, bills) => {
    const read = sources.map(async (source) => {
      const { word, types } = source;
      const refs = new Set(bills.filter(({ type }) => types.includes(type)).map(({ ref }) => ref));
      return { word, types, subjects: refs.size === 0 ? new Map() : await source.of(customer, [...refs]) };
    });
    const known = await Promise.all(read);
    return ({ type, ref }) => {
      const source = known.find(({ types }) => types.includes(type));
      const subject = source?.subjects.get(ref);
      return source === undefined || subject === undefined ? {} : { [source.word]: subject };
    };
  };
}

function oneOf(what: string, parts: readonly object[]): object {
  return Object.fromEntries(oneNamespace<unknown>(what, parts as readonly Record<string, unknown>[]));
}
