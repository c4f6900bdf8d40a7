/** A secret of 64 bits as two words of 32; both zero where a journal names none. */
export interface HashKey {
  readonly low: number;
  readonly high: number;
}

/** The last word of a message of 16 bytes: its length on top. */
const lengthWord = 16 << 24;
const [wordRounds, lastRounds] = [5, 3];

/**
 * HalfSipHash-1-3 of four words (github.com/veorq/SipHash; the variant that Linux uses for its hash tables): who doesn't
 * know the key can't choose values that fall into one place. Gives 32 bits as a signed integer.
 */
export function halfSipHash(key: HashKey, first: number, second: number, third: number, fourth: number): number {
  let v0 = key.low | 0;
  let v1 = key.high | 0;
  let v2 = 0x6c796765 ^ key.low;
  let v3 = 0x74656462 ^ key.high;
  for (let turn = 0; turn < wordRounds + lastRounds; turn++) {
    const word =
      turn === 0 ? first : turn === 1 ? second : turn === 2 ? third : turn === 3 ? fourth : turn === 4 ? lengthWord : 0;
    if (turn === wordRounds) v2 ^= 0xff;
    v3 ^= word;
    v0 = (v0 + v1) | 0;
    v1 = rotated(v1, 5) ^ v0;
    v0 = rotated(v0, 16);
    v2 = (v2 + v3) | 0;
    v3 = rotated(v3, 8) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = rotated(v3, 7) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = rotated(v1, 13) ^ v2;
    v2 = rotated(v2, 16);
    v0 ^= word;
  }
  return v1 ^ v3;
}

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
