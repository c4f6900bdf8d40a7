/**
 * Field tables: one declaration of an event or a record gives its TypeScript type, its JSON encoding, its decoding
 * and its hash. `int` is a safe integer, `amount` a bigint in an asset's smallest unit (a string in JSON), `ints` a
 * list of safe integers, an array of words an enumeration.
 */
export type Field = 'int' | 'amount' | 'text' | 'flag' | 'ints' | readonly string[];

export type Fields = Readonly<Record<string, Field>>;

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

export type RecordOf<T extends Fields> = { -readonly [K in keyof T]: ValueOf<T[K]> };

/** The fields of one event and the version of their shape. */
export interface EventTable {
  readonly version: number;
  readonly fields: Fields;
}

/** The union of the events that a set of tables declares. */
export type EventsOf<T extends Readonly<Record<string, EventTable>>> = {
  [K in keyof T & string]: { type: K } & RecordOf<T[K]['fields']>;
}[keyof T & string];
