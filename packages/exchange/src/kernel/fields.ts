/**
 * Field tables: one declaration of an event or a record gives its TypeScript type, its JSON encoding, its decoding
 * and its hash. `int` is a safe integer, `amount` a bigint in an asset's smallest unit, `ints` a list of safe integers,
 * an array of words an enumeration: words are only ever added at its end.
 */
export type Field = 'int' | 'amount' | 'text' | 'flag' | 'ints' | readonly string[];

export type ValueOf<F extends Field> = F extends 'int'
  ? number
  : F extends 'amount'
    ? bigint
    : F extends 'text'
      ? string
      : F extends 'flag'
        ? boolean
        : F extends 'ints'
          ? readonly number[]
          : F extends readonly string[]
            ? F[number]
            : never;

/** A field that an event has since one of its later versions, and what the versions before stand for. */
export interface AddedField<F extends Field = Field> {
  readonly field: F;
  readonly since: number;
  readonly before: ValueOf<F>;
}

/** A field that came with version `since` of its event; where an older version is read, its value is `before`. */
export function added<const F extends Field>(since: number, field: F, before: ValueOf<F>): AddedField<F> {
  return { field, since, before };
}

export type EventFields = Readonly<Record<string, Field | AddedField>>;

type EventValueOf<F> = F extends AddedField<infer G> ? ValueOf<G> : F extends Field ? ValueOf<F> : never;

export type RecordOf<T extends EventFields> = { -readonly [K in keyof T]: EventValueOf<T[K]> };

/** An event as it is read: values by the names of its fields. */
export type Values = Record<string, unknown>;

/** The fields that an event had before one was removed, renamed or got another meaning. */
export interface EarlierShape {
  readonly fields: EventFields;
  /** Makes of an event of this shape one of the next version; pure, it may change what it is given. */
  readonly upcast: (event: Values) => Values;
}

/**
 * The fields of one event in the order in which the journal has them, and the version of their shape. The order is the
 * format: every change of it is a new version. `earlier` has shapes by the last version that had them.
 */
export interface EventTable {
  readonly version: number;
  readonly fields: EventFields;
  readonly earlier?: Readonly<Record<number, EarlierShape>>;
}

/** The union of the events that a set of tables declares. */
export type EventsOf<T extends Readonly<Record<string, EventTable>>> = {
  [K in keyof T & string]: { type: K } & RecordOf<T[K]['fields']>;
}[keyof T & string];
