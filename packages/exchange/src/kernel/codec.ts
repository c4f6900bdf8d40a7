import { ascii, type ByteWriter } from './byte-writer.ts';
import type { EventTable, Field } from './fields.ts';

type Kind = 'int' | 'amount' | 'text' | 'flag' | 'ints' | 'word';

interface FieldCodec {
  readonly name: string;
  readonly prefix: Uint8Array;
  readonly kind: Kind;
  readonly words: ReadonlyMap<string, Uint8Array>;
}

const yes = ascii('true');
const no = ascii('false');

/** Writes and reads one kind of event as JSON, driven by its field table. */
export class EventCodec {
  readonly #start: Uint8Array;
  readonly #fields: readonly FieldCodec[];
  readonly #amounts: readonly string[];

  constructor(type: string, table: EventTable) {
    this.#start = ascii(`{"type":"${type}","v":${table.version}`);
    const entries = Object.entries(table.fields);
    this.#fields = entries.map(([name, field]) => fieldCodec(name, field));
    this.#amounts = entries.filter(([, field]) => field === 'amount').map(([name]) => name);
  }

  encode(writer: ByteWriter, event: Readonly<Record<string, unknown>>): void {
    writer.raw(this.#start);
    for (const field of this.#fields) {
      const value = event[field.name];
      writer.raw(field.prefix);
      switch (field.kind) {
        case 'int':
          writer.int(value as number);
          break;
        case 'amount':
          writer.amount(value as bigint);
          break;
        case 'word':
          writer.raw(field.words.get(value as string)!);
          break;
        case 'flag':
          writer.raw(value === true ? yes : no);
          break;
        case 'ints':
          writer.ints(value as readonly number[]);
          break;
        case 'text':
          writer.text(value as string);
      }
    }
    writer.byte(125);
  }

  /** Turns what JSON.parse gave into the event, in place. */
  decode(event: Record<string, unknown>): void {
    for (const name of this.#amounts) event[name] = BigInt(event[name] as string);
  }
}

function fieldCodec(name: string, field: Field): FieldCodec {
  const words = typeof field === 'string' ? [] : field;
  return {
    name,
    prefix: ascii(`,"${name}":`),
    kind: typeof field === 'string' ? field : 'word',
    words: new Map(words.map((word) => [word, ascii(`"${word}"`)])),
  };
}
