import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);

/** The first byte of what pays to a key, and of what pays to a script. */
const versions = [0x00, 0x05];
const hashBytes = 20;
const humanPart = 'bc';

/**
 * A Bitcoin address of the main chain: Base58Check (P2PKH, P2SH), Bech32 (BIP-173, witness version 0) or Bech32m (BIP-350,
 * later versions). Bech32 is written in small letters; null for anything else.
 */
export function readBitcoinAddress(text: string): string | null {
  return text.toLowerCase().startsWith(`${humanPart}1`) ? readSegwit(text) : readBase58(text);
}

function readBase58(text: string): string | null {
  const bytes = attempt(() => base58check.decode(text));
  if (bytes === null || bytes.length !== hashBytes + 1) return null;
  return versions.includes(bytes[0] ?? -1) ? text : null;
}

function readSegwit(text: string): string | null {
  return readProgram(text, bech32, (version) => version === 0) ?? readProgram(text, bech32m, (version) => version > 0);
}

/** BIP-173: the program has 2 to 40 bytes, and under version 0 the 20 of a key or the 32 of a script. */
function readProgram(text: string, code: typeof bech32, fits: (version: number) => boolean): string | null {
  const decoded = attempt(() => code.decode(text as `bc1${string}`));
  if (decoded === null || decoded.prefix !== humanPart) return null;
  const [version = 0, ...words] = decoded.words;
  const program = attempt(() => code.fromWords(words));
  if (program === null || version > 16 || !fits(version)) return null;
  const isLong = program.length >= 2 && program.length <= 40;
  const fitsVersion = version !== 0 || program.length === 20 || program.length === 32;
  return isLong && fitsVersion ? text.toLowerCase() : null;
}

function attempt<T>(decode: () => T): T | null {
  try {
    return decode();
  } catch {
    return null;
  }
}
