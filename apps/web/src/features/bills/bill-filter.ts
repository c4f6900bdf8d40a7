import { billKinds, type BillKind, type Params } from '@auric/api';
import {
  allOf,
  chosen,
  dayWord,
  idWord,
  readFilter as readSpec,
  startOfDay,
  word,
  writeFilter,
  type FilterOf,
} from '../../kit/record/filter-spec.ts';

type WireFilter = Omit<Params<'wallet/entries'>, 'page' | 'limit' | 'before'>;

export const billAccounts = ['funding', 'spot', 'perpetual', 'option', 'stock', 'margin', 'earn'] as const;
export type BillAccount = (typeof billAccounts)[number];

/** Which bills are shown. Days are those of the reader's calendar, both included. */
const spec = {
  account: word('type', billAccounts),
  asset: idWord('currency'),
  kind: word<BillKind>('kind', billKinds),
  from: dayWord('from'),
  to: dayWord('to'),
};

export type BillFilter = FilterOf<typeof spec>;

export const allBills: BillFilter = allOf(spec);

/** The parts of a filter that are taken away together, as one chip. */
export const filterParts = ['account', 'asset', 'kind', 'days'] as const;
export type FilterPart = (typeof filterParts)[number];

export function chosenParts(filter: BillFilter): FilterPart[] {
  const isChosen: Readonly<Record<FilterPart, boolean>> = {
    account: filter.account !== null,
    asset: filter.asset !== null,
    kind: filter.kind !== null,
    days: filter.from !== null || filter.to !== null,
  };
  return filterParts.filter((part) => isChosen[part]);
}

export function without(filter: BillFilter, part: FilterPart): BillFilter {
  return part === 'days' ? { ...filter, from: null, to: null } : { ...filter, [part]: null };
}

export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The first of as many days that end today. */
export function firstOfLast(days: number, now: number): string {
  const today = new Date(now);
  return dayOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() - days + 1).getTime());
}

/** Two days in their order. */
function inOrder(filter: BillFilter): BillFilter {
  const { from, to } = filter;
  return from !== null && to !== null && from > to ? { ...filter, from: to, to: from } : filter;
}

export function readFilter(address: URLSearchParams): BillFilter {
  return inOrder(readSpec(spec, address));
}

export function addressOf(filter: BillFilter): URLSearchParams {
  return writeFilter(spec, inOrder(filter));
}

/** The filter as the call takes it: the first and the last millisecond of its days. */
export function wireOf({ account, asset, kind, from, to }: BillFilter): WireFilter {
  const next = to === null ? null : startOfDay(to, 1);
  return chosen({
    type: account,
    currency: asset,
    kind,
    from: from === null ? null : startOfDay(from),
    to: next === null ? null : next - 1,
  });
}
