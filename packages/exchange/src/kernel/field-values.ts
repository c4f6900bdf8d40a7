import type { Field, ValueOf } from './fields.ts';

type Named = Exclude<Field, readonly string[]>;

interface Kind<F extends Named> {
  /** The source that writes the value `event.x` at `at` and gives the position after it. */
  readonly write: (value: string) => string;
  /** The source that reads it from a scanner. */
  readonly scan: string;
  /** Reads what JSON.parse made of it; undefined when that is no such value. */
  readonly parse: (json: unknown) => ValueOf<F> | undefined;
  /** Whether it may need more room than was reserved, and reserves it itself. */
  readonly isLong?: boolean;
}

/** What each kind of field is in the journal: how it is written and read. */
const kinds: { readonly [F in Named]: Kind<F> } = {
  int: { write: (value) => `writer.intAt(at, ${value})`, scan: 'scanner.int()', parse: parseInt },
  amount: { write: (value) => `writer.amountAt(at, ${value})`, scan: 'scanner.amount()', parse: parseAmount },
  flag: { write: (value) => `writer.intAt(at, ${value} ? 1 : 0)`, scan: 'scanner.flag()', parse: parseFlag },
  text: {
    write: (value) => `writer.textAt(at, ${value})`,
    scan: 'scanner.ownText()',
    parse: (json) => (typeof json === 'string' ? json : undefined),
    isLong: true,
  },
  ints: {
    write: (value) => `writer.intsAt(at, ${value})`,
    scan: 'scanner.ints()',
    parse: (json) => (Array.isArray(json) && json.every(Number.isSafeInteger) ? (json as number[]) : undefined),
    isLong: true,
  },
};

/** The source that writes a value; of an enumeration, `words` is the source of its prepared bytes by word. */
export function writeSource(field: Field, value: string, words: string): string {
  return typeof field === 'string' ? kinds[field].write(value) : `writer.rawAt(at, ${words}.get(${value}))`;
}

/** The source that reads a value; of an enumeration, `words` is the source of its list. */
export function scanSource(field: Field, words: string): string {
  return typeof field === 'string' ? kinds[field].scan : `scanner.word(${words})`;
}

/** The value of a field from what JSON.parse made of it; undefined when it is none of its kind. */
export function parseValue(field: Field, json: unknown): unknown {
  if (typeof field === 'string') return kinds[field].parse(json);
  return field.includes(json as string) ? json : undefined;
}

export function isLong(field: Field): boolean {
  return typeof field === 'string' && kinds[field].isLong === true;
}

function parseInt(json: unknown): number | undefined {
  return Number.isSafeInteger(json) ? (json as number) : undefined;
}

/** A number where that is exact, else digits in quotes, which is how release 0.8 wrote all of them. */
function parseAmount(json: unknown): bigint | undefined {
  if (Number.isSafeInteger(json)) return BigInt(json as number);
  return typeof json === 'string' && /^-?\d+$/.test(json) ? BigInt(json) : undefined;
}

/** 1 and 0; release 0.8 wrote true and false. */
function parseFlag(json: unknown): boolean | undefined {
  if (json === 1 || json === true) return true;
  return json === 0 || json === false ? false : undefined;
}
