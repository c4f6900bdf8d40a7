/** A field of a message: its number, and an integer, bytes, or the bytes of another message. */
export type Field = readonly [number: number, value: bigint | Uint8Array];

/** How a field is written: an integer by its groups of seven bits, and what has a length with it (encoding of Protocol Buffers). */
const [varint, lengthFirst] = [0n, 2n];

/** Writes a message in the order of its fields; what is nothing is left out, as version 3 does it. */
export function writeMessage(...fields: readonly Field[]): Uint8Array {
  return Uint8Array.from(fields.flatMap(([number, value]) => [...writeField(BigInt(number) << 3n, value)]));
}

/** The fields of a message in their order. Throws on what is none, and on forms of fields that TRON has nowhere. */
export function readMessage(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const next = (): bigint => {
    let [value, shift] = [0n, 0n];
    for (;;) {
      const byte = bytes[at];
      if (byte === undefined || shift > 63n) throw new Error('A message that ends within a number.');
      at += 1;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
      shift += 7n;
    }
  };
  while (at < bytes.length) {
    const head = next();
    const form = head & 7n;
    const number = Number(head >> 3n);
    const value = next();
    if (form === varint) fields.push([number, value]);
    else if (form === lengthFirst && at + Number(value) <= bytes.length) {
      fields.push([number, bytes.subarray(at, at + Number(value))]);
      at += Number(value);
    } else throw new Error('A message with a field of an unknown form.');
  }
  return fields;
}

function* writeField(head: bigint, value: bigint | Uint8Array): Generator<number> {
  if (typeof value === 'bigint') {
    if (value < 0n) throw new Error('A negative number has no place in a message of ours.');
    if (value === 0n) return;
    yield* writeNumber(head | varint);
    yield* writeNumber(value);
  } else if (value.length > 0) {
    yield* writeNumber(head | lengthFirst);
    yield* writeNumber(BigInt(value.length));
    yield* value;
  }
}

function* writeNumber(value: bigint): Generator<number> {
  let rest = value;
  for (; rest > 0x7fn; rest >>= 7n) yield Number(rest & 0x7fn) | 0x80;
  yield Number(rest);
}
