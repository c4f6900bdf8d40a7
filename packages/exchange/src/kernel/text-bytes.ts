/** All that the exchange asks of its platform beyond the language; Node and browsers have both. */
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  constructor(encoding: 'utf-8', options: { fatal: boolean; ignoreBOM: boolean });
  decode(bytes: Uint8Array): string;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The UTF-8 bytes of a text. */
export function encodeText(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text);
}

/** The text of UTF-8 bytes; throws on bytes that are none. */
export function decodeText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** A copy that shares no memory: a part of a text keeps the whole text alive as long as itself. */
export function ownCopy(text: string): string {
  return decodeText(encodeText(text));
}
