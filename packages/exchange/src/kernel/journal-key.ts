import { decodeText } from './text-bytes.ts';
import { readRequestKey } from './request-ids.ts';

/**
 * Request keys as the journal has them: their 24 bytes in 32 characters of base64url (RFC 4648, section 5), where the
 * port has 48 hex digits.
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const letters = Uint8Array.from(alphabet, (letter) => letter.charCodeAt(0));
const values = new Int8Array(128).fill(-1);
letters.forEach((code, value) => (values[code] = value));

const keyLength = 32;
const wordsPerKey = 6;

/** Writes the key of these six words at `at`; gives the position after it. */
export function writeJournalKey(bytes: Uint8Array, at: number, words: Uint32Array): number {
  let end = at;
  for (let word = 0; word < wordsPerKey; word += 3) {
    const [first, second, third] = [words[word]!, words[word + 1]!, words[word + 2]!];
    end = writeGroup(bytes, end, first >>> 8);
    end = writeGroup(bytes, end, ((first << 16) | (second >>> 16)) & 0xffffff);
    end = writeGroup(bytes, end, ((second << 8) | (third >>> 24)) & 0xffffff);
    end = writeGroup(bytes, end, third & 0xffffff);
  }
  return end;
}

function writeGroup(bytes: Uint8Array, at: number, group: number): number {
  bytes[at] = letters[group >>> 18]!;
  bytes[at + 1] = letters[(group >>> 12) & 63]!;
  bytes[at + 2] = letters[(group >>> 6) & 63]!;
  bytes[at + 3] = letters[group & 63]!;
  return at + 4;
}

/** Reads a key into six words; false when it is anything else. */
export function readJournalKey(text: string, into: Uint32Array): boolean {
  if (text.length !== keyLength) return false;
  let valid = 0;
  for (let half = 0; half < 2; half++) {
    const at = half * 16;
    const [a, b, c, d] = [group(text, at), group(text, at + 4), group(text, at + 8), group(text, at + 12)];
    valid |= a | b | c | d;
    into[half * 3] = (a << 8) | (b >>> 16);
    into[half * 3 + 1] = (b << 16) | (c >>> 8);
    into[half * 3 + 2] = (c << 24) | d;
  }
  return valid >= 0;
}

/** 24 bits of four characters; negative when one of them is none of the alphabet. */
function group(text: string, at: number): number {
  let bits = 0;
  let invalid = 0;
  for (let i = at; i < at + 4; i++) {
    const value = values[text.charCodeAt(i)] ?? -1;
    bits = (bits << 6) | (value & 63);
    invalid |= value;
  }
  return invalid < 0 ? -1 : bits;
}

/** The key that the port has as 48 hex digits; throws when it is none. */
export function journalKeyOf(requestKey: string): string {
  const words = new Uint32Array(wordsPerKey);
  if (!readRequestKey(requestKey, words)) throw new Error('A request key has 48 hex digits.');
  const bytes = new Uint8Array(keyLength);
  writeJournalKey(bytes, 0, words);
  return decodeText(bytes);
}

/** The 48 hex digits that the port has for a key of the journal; throws when it is none. */
export function requestKeyOf(journalKey: string): string {
  const words = new Uint32Array(wordsPerKey);
  if (!readJournalKey(journalKey, words)) throw new Error('A request key in the journal has 32 letters of base64url.');
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
