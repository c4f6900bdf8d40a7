import { billKinds, type BillKind, type Params } from '@auric/api';

type WireFilter = Omit<Params<'wallet/legal_log'>, 'page' | 'limit'>;

export const billAccounts = ['funding', 'spot', 'perpetual', 'option', 'stock', 'margin', 'earn'] as const;
export type BillAccount = (typeof billAccounts)[number];

/** Which bills are shown. Days are those of the reader's calendar, as `2026-11-21`, both included. */
export interface BillFilter {
  account: BillAccount | null;
  asset: number | null;
  kind: BillKind | null;
  from: string | null;
  to: string | null;
}

export const allBills: BillFilter = { account: null, asset: null, kind: null, from: null, to: null };

/** The parts of a filter that are taken away together, as one chip. */
export const filterParts = ['account', 'asset', 'kind', 'days'] as const;
export type FilterPart = (typeof filterParts)[number];

export function chosenParts(filter: BillFilter): FilterPart[] {
  const chosen: Readonly<Record<FilterPart, boolean>> = {
    account: filter.account !== null,
    asset: filter.asset !== null,
    kind: filter.kind !== null,
    days: filter.from !== null || filter.to !== null,
  };
  return filterParts.filter((part) => chosen[part]);
}

export function without(filter: BillFilter, part: FilterPart): BillFilter {
  return part === 'days' ? { ...filter, from: null, to: null } : { ...filter, [part]: null };
}

const dayPattern = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;

/** Midnight of a day in the reader's time zone; null for a day that no calendar has. */
function startOf(day: string, daysLater = 0): number | null {
  const match = dayPattern.exec(day);
  if (match === null) return null;
  const [year, month, date] = [Number(match[1]), Number(match[2]) - 1, Number(match[3])];
  const exact = new Date(year, month, date);
  if (exact.getMonth() !== month || exact.getDate() !== date) return null;
  return new Date(year, month, date + daysLater).getTime();
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

function readDay(text: string | null): string | null {
  return text !== null && startOf(text) !== null ? text : null;
}

/** Two days in their order. */
function inOrder(from: string | null, to: string | null): { from: string | null; to: string | null } {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** Reads the address, under the wire's names; what can't be meant counts as not chosen. */
export function readFilter(address: URLSearchParams): BillFilter {
  const asset = Number(address.get('currency') ?? '');
  return {
    account: billAccounts.find((each) => each === address.get('type')) ?? null,
    asset: Number.isSafeInteger(asset) && asset > 0 ? asset : null,
    kind: billKinds.find((each) => each === address.get('kind')) ?? null,
    ...inOrder(readDay(address.get('from')), readDay(address.get('to'))),
  };
}

export function addressOf({ account, asset, kind, from, to }: BillFilter): URLSearchParams {
  const parameters = { type: account, currency: asset, kind, ...inOrder(from, to) };
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== null) address.set(name, String(value));
  return address;
}

/** The filter as the call takes it: the first and the last millisecond of its days. */
export function wireOf({ account, asset, kind, from, to }: BillFilter): WireFilter {
  const first = from === null ? null : startOf(from);
  const next = to === null ? null : startOf(to, 1);
  return {
    ...(account === null ? {} : { type: account }),
    ...(asset === null ? {} : { currency: asset }),
    ...(kind === null ? {} : { kind }),
    ...(first === null ? {} : { from: first }),
    ...(next === null ? {} : { to: next - 1 }),
  };
}
