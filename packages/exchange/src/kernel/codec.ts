import { ascii, type ByteWriter } from './byte-writer.ts';
import type { EventTable, Field } from './fields.ts';
import type { JsonScanner } from './json-scanner.ts';

type Encode = (writer: ByteWriter, event: Readonly<Record<string, unknown>>) => void;
type Read = (scanner: JsonScanner) => Record<string, unknown> & { type: string };

/** The longest that a field of fixed kind can get: a name apart, 20 digits and two quotes. */
const valueBytesMax = 24;

/**
 * Writes and reads one kind of event as JSON, driven by its field table. Both ways are compiled with their first use:
 * most processes meet a few kinds of events only, and a browser's content policy forbids compiling.
 */
export class EventCodec {
  encode: Encode;
  /**
   * Reads an event that the scanner has reached behind its type, as this version of the table writes it; anything else
   * fails the scanner.
   */
  read: Read;
  readonly #amounts: readonly string[];

  constructor(type: string, table: EventTable) {
    this.encode = (writer, event) => {
      this.encode = compileEncoder(type, table);
      this.encode(writer, event);
    };
    this.read = (scanner) => {
      this.read = compileReader(type, table);
      return this.read(scanner);
    };
    const entries = Object.entries(table.fields);
    this.#amounts = entries.filter(([, field]) => field === 'amount').map(([name]) => name);
  }

  /** Turns what JSON.parse gave into the event, in place. */
  decode(event: Record<string, unknown>): void {
    for (const name of this.#amounts) event[name] = BigInt(event[name] as string);
  }
}

/** Whether functions may be compiled here. */
export const canCompile = ((): boolean => {
  try {
    compile([], '');
    return true;
  } catch {
    return false;
  }
})();

/** The source is made of the field tables alone. */
function compile(names: readonly string[], body: string): unknown {
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function(...names, body);
}

/** Straight-line code that expects the constant parts and reads each value by its kind. */
function compileReader(type: string, table: EventTable): Read {
  const lists: (readonly string[])[] = [];
  const lines: string[] = [];
  let constant = `,"v":${table.version}`;
  for (const [name, field] of Object.entries(table.fields)) {
    const isQuoted = field === 'amount' || field === 'text' || Array.isArray(field);
    lines.push(`scanner.expect(${JSON.stringify(`${constant},"${name}":${isQuoted ? '"' : ''}`)});`);
    lines.push(`const ${name} = scanner.${readCall(field, lists)};`);
    constant = '';
  }
  lines.push(`scanner.expect(${JSON.stringify(`${constant}}`)});`);
  const fields = Object.keys(table.fields).map((name) => `, ${name}`);
  lines.push(`return { type: ${JSON.stringify(type)}, v: ${table.version}${fields.join('')} };`);
  const make = compile(['lists'], `return (scanner) => {\n${lines.join('\n')}\n};`) as (lists: unknown) => Read;
  return make(lists);
}

function readCall(field: Field, lists: (readonly string[])[]): string {
  if (field === 'int') return 'int()';
  if (field === 'amount') return 'amount()';
  if (field === 'text') return 'plainText()';
  if (field === 'ints') return 'ints()';
  if (field === 'flag') return 'flag()';
  lists.push(field);
  return `word(lists[${lists.length - 1}])`;
}

/**
 * Compiles a field table into straight-line code: the constant parts become 32-bit stores, each value one call. A loop
 * over the table with property names at run time costs four times as much, on the hottest path of the exchange.
 */
function compileEncoder(type: string, table: EventTable): Encode {
  const lines: string[] = [];
  const words: ReadonlyMap<string, Uint8Array>[] = [];
  let constant = `{"type":"${type}","v":${table.version}`;
  let bytesMax = valueBytesMax;
  const flush = (): void => {
    lines.push(...storesOf(constant));
    bytesMax += constant.length + valueBytesMax;
    constant = '';
  };
  for (const [name, field] of Object.entries(table.fields)) {
    constant += `,"${name}":${field === 'amount' ? '"' : ''}`;
    flush();
    lines.push(`at = ${writeCall(field, `event.${name}`, words)};`);
    if (field === 'text' || field === 'ints')
      lines.push(`writer.reserveAt(at, ${valueBytesMax * 64});`, 'bytes = writer.bytes; view = writer.view;');
    if (field === 'amount') constant = '"';
  }
  constant += '}';
  flush();
  const body = [
    `let at = writer.reserve(${bytesMax + Object.keys(table.fields).length * 32});`,
    'let bytes = writer.bytes;',
    'let view = writer.view;',
    ...lines,
    'writer.length = at;',
  ].join('\n');
  const make = compile(['words'], `return (writer, event) => {\n${body}\n};`) as (words: unknown) => Encode;
  return make(words);
}

function writeCall(field: Field, value: string, words: ReadonlyMap<string, Uint8Array>[]): string {
  if (field === 'int') return `writer.intAt(at, ${value})`;
  if (field === 'amount') return `writer.amountAt(at, ${value})`;
  if (field === 'text') return `writer.textAt(at, ${value})`;
  if (field === 'ints') return `writer.intsAt(at, ${value})`;
  const options = field === 'flag' ? ['true', 'false'] : field.map((word) => word);
  const quote = field === 'flag' ? '' : '"';
  words.push(new Map(options.map((word) => [word, ascii(`${quote}${word}${quote}`)])));
  const key = field === 'flag' ? `(${value} ? 'true' : 'false')` : value;
  return `writer.rawAt(at, words[${words.length - 1}].get(${key}))`;
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
