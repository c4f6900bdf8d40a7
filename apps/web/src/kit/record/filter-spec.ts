/**
 * How one part of a filter stands in the address. What can't be meant reads as null: an address is typed, shared and old,
 * and whatever it says, a list is shown.
 */
export interface FilterWord<Value> {
  /** Its name in the address. */
  name: string;
  read(text: string): Value | null;
  write(value: Value): string;
}

type Words = Readonly<Record<string, FilterWord<unknown>>>;

/** What is shown of a list; null stands for all. */
export type FilterOf<Spec> = {
  [Part in keyof Spec]: Spec[Part] extends FilterWord<infer Value> ? Value | null : never;
};

/** One of some words. */
export function word<Value extends string>(name: string, of: readonly Value[]): FilterWord<Value> {
  return { name, read: (text) => of.find((value) => value === text) ?? null, write: (value) => value };
}

/** The id of a market, an asset, an order. */
export function idWord(name: string): FilterWord<number> {
  return { name, read: (text) => (/^[1-9][0-9]{0,15}$/.test(text) ? safe(Number(text)) : null), write: String };
}

function safe(id: number): number | null {
  return Number.isSafeInteger(id) ? id : null;
}

/** A day of the reader's calendar, as `2026-11-21`. */
export function dayWord(name: string): FilterWord<string> {
  return { name, read: (text) => (startOfDay(text) === null ? null : text), write: (day) => day };
}

const dayPattern = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;

/** Midnight of a day in the reader's time zone, or of some days later; null for a day that no calendar has. */
export function startOfDay(day: string, daysLater = 0): number | null {
  const match = dayPattern.exec(day);
  if (match === null) return null;
  const [year, month, date] = [Number(match[1]), Number(match[2]) - 1, Number(match[3])];
  const exact = new Date(year, month, date);
  if (exact.getFullYear() !== year || exact.getMonth() !== month || exact.getDate() !== date) return null;
  return new Date(year, month, date + daysLater).getTime();
}

/** Reads a filter out of the address. */
export function readFilter<Spec extends Words>(spec: Spec, address: URLSearchParams): FilterOf<Spec> {
  const parts = Object.entries(spec).map(([part, said]) => [part, said.read(address.get(said.name) ?? '')]);
  return Object.fromEntries(parts) as FilterOf<Spec>;
}

/** The address that says what is shown, in as few words as it takes. */
export function writeFilter<Spec extends Words>(spec: Spec, filter: FilterOf<Spec>): URLSearchParams {
  const address = new URLSearchParams();
  for (const [part, { name, ...said }] of Object.entries(spec)) {
    const value = filter[part as keyof Spec];
    if (value !== null) address.set(name, said.write(value));
  }
  return address;
}

/** Everything of a list. */
export function allOf<Spec extends Words>(spec: Spec): FilterOf<Spec> {
  return readFilter(spec, new URLSearchParams());
}

export function isFiltered(filter: Readonly<Record<string, unknown>>): boolean {
  return Object.values(filter).some((value) => value !== null);
}

/** The parameters of a call without those of what is not chosen. */
export function chosen<Parameters extends object>(
  parameters: Parameters,
): { [Name in keyof Parameters]?: NonNullable<Parameters[Name]> } {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== null)) as never;
}
