import { ascii, type ByteWriter } from './byte-writer.ts';
import { compile } from './compile.ts';
import { checkVersions, fieldsAt, upcast } from './event-versions.ts';
import { isLong, parseValue, scanSource, writeSource } from './field-values.ts';
import type { EventTable, Field, Values } from './fields.ts';
import type { JsonScanner } from './json-scanner.ts';

type Encode = (writer: ByteWriter, event: Readonly<Values>) => void;
type Scan = (scanner: JsonScanner) => Values;

/** The longest that a value can get which doesn't reserve its own room: 20 digits, two quotes and a comma. */
const valueBytesMax = 24;

/**
 * Writes one kind of event as `,["Type",version,value,…]`, values in the order of its field table, and reads every
 * version that was ever written. Both ways are compiled with their first use: most processes meet a few kinds of
 * events only, and a browser's content policy forbids compiling.
 */
export class EventCodec {
  encode: Encode;
  readonly #type: string;
  readonly #table: EventTable;
  readonly #scans: Scan[] = [];

  constructor(type: string, table: EventTable) {
    checkVersions(type, table);
    this.#type = type;
    this.#table = table;
    this.encode = (writer, event) => {
      this.encode = compileEncoder(type, table);
      this.encode(writer, event);
    };
  }

  /** The newest version that this release knows. */
  get version(): number {
    return this.#table.version;
  }

  knows(version: number): boolean {
    return Number.isSafeInteger(version) && version >= 1 && version <= this.#table.version;
  }

  /** Reads an event of a known version from behind its version to its end; what is none fails the scanner. */
  scan(scanner: JsonScanner, version: number): Values {
    const scan = (this.#scans[version] ??= compileScan(this.#type, fieldsAt(this.#table, version)));
    const event = scan(scanner);
    return version === this.#table.version || scanner.failed ? event : upcast(this.#table, version, event);
  }

  /** Makes the event of the values of a known version, which JSON.parse gave. Throws where they don't fit. */
  fromList(version: number, values: readonly unknown[]): Values {
    const fields = fieldsAt(this.#table, version);
    if (values.length !== fields.length) throw new Error(`it has ${values.length} values, not ${fields.length}`);
    return this.#from(version, fields, (_name, index) => values[index]);
  }

  /** The same of an object with the fields' names, which is how release 0.8 wrote events. */
  fromObject(version: number, object: Readonly<Values>): Values {
    return this.#from(version, fieldsAt(this.#table, version), (name) => object[name]);
  }

  #from(version: number, fields: [string, Field][], jsonOf: (name: string, index: number) => unknown): Values {
    const event: Values = { type: this.#type };
    fields.forEach(([name, field], index) => {
      event[name] = parseValue(field, jsonOf(name, index));
      if (event[name] === undefined) throw new Error(`its field ${name} has no value of its kind`);
    });
    return upcast(this.#table, version, event);
  }
}

/** Straight-line code that reads each value by its kind. */
function compileScan(type: string, fields: readonly [string, Field][]): Scan {
  const lists = fields.map(([, field]) => field);
  const reads = fields.map(
    ([name, field], i) => `scanner.comma();\nconst ${name} = ${scanSource(field, `lists[${i}]`)};`,
  );
  const names = fields.map(([name]) => `, ${name}`).join('');
  const body = [...reads, 'scanner.close();', `return { type: ${JSON.stringify(type)}${names} };`].join('\n');
  return compile<(lists: unknown) => Scan>(['lists'], `return (scanner) => {\n${body}\n};`)(lists);
}

/**
 * Compiles a field table into straight-line code: the constant parts become 32-bit stores, each value one call. A loop
 * over the table with property names at run time costs four times as much, on the hottest path of the exchange.
 */
function compileEncoder(type: string, table: EventTable): Encode {
  const fields = fieldsAt(table, table.version);
  const start = `,[${JSON.stringify(type)},${table.version}`;
  const words = fields.map(([, field]) => (typeof field === 'string' ? null : bytesOfWords(field)));
  const bytesMax = start.length + fields.reduce((sum, [, field]) => sum + fieldBytesMax(field), valueBytesMax);
  const values = fields.flatMap(([name, field], i) => [
    'bytes[at++] = 44;',
    `at = ${writeSource(field, `event.${name}`, `words[${i}]`)};`,
    ...(isLong(field) ? [`writer.reserveAt(at, ${bytesMax});`, 'bytes = writer.bytes;'] : []),
  ]);
  const body = [
    `let at = writer.reserve(${bytesMax});`,
    'let bytes = writer.bytes;',
    'const view = writer.view;',
    ...storesOf(start),
    ...values,
    'bytes[at++] = 93;',
    'writer.length = at;',
  ].join('\n');
  return compile<(words: unknown) => Encode>(['words'], `return (writer, event) => {\n${body}\n};`)(words);
}

function bytesOfWords(words: readonly string[]): ReadonlyMap<string, Uint8Array> {
  return new Map(words.map((word) => [word, ascii(`"${word}"`)]));
}

function fieldBytesMax(field: Field): number {
  return typeof field === 'string' ? valueBytesMax : Math.max(...field.map((word) => word.length)) + 3;
}

/** The stores of a constant: four bytes at a time; what the last one writes too much is written over. */
function storesOf(text: string): string[] {
  const bytes = ascii(text);
  const stores: string[] = [];
  for (let i = 0; i < bytes.length; i += 4) {
    const word =
      (bytes[i]! | ((bytes[i + 1] ?? 0) << 8) | ((bytes[i + 2] ?? 0) << 16) | ((bytes[i + 3] ?? 0) << 24)) >>> 0;
    stores.push(`view.setUint32(at + ${i}, ${word}, true);`);
  }
  stores.push(`at += ${bytes.length};`);
  return stores;
}
