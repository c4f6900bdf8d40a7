import { halfSipHash, type HashKey } from './half-sip-hash.ts';

/** Places request keys under a secret, by the four words that say who asks and which request it is. */
export class RequestHash {
  readonly #secret: HashKey;
  /** What was placed last: a key that is looked up is mostly the next that is remembered. */
  readonly #words = new Uint32Array(4);
  #hash: number;

  constructor({ low, high }: HashKey) {
    // Signed words are what the processor calculates with.
    this.#secret = { low: low | 0, high: high | 0 };
    this.#hash = this.#hashOf(this.#words);
  }

  /** 32 bits as a signed integer. */
  of(key: Uint32Array): number {
    const words = this.#words;
    if (key[0] === words[0] && key[1] === words[1] && key[2] === words[2] && key[3] === words[3]) return this.#hash;
    for (let word = 0; word < words.length; word++) words[word] = key[word]!;
    this.#hash = this.#hashOf(words);
    return this.#hash;
  }

  #hashOf(words: Uint32Array): number {
    return halfSipHash(this.#secret, words[0]!, words[1]!, words[2]!, words[3]!);
  }
}
