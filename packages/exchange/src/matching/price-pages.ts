/** The highest key: keys are whole numbers from 0 to here. */
export const pageKeyMax = 2 ** 31 - 1;

const root = 0;
/** A key is read from its top in steps of eight bits: three pages lead to a fourth, which has the 256 ticks. */
const topShift = 24;
/** A page: a word with a bit for each of the eight words behind it, those with a bit an entry, 256 entries. */
const [words, entries, pageLength] = [1, 9, 9 + 256] as const;

/**
 * A map from keys to slots that knows its keys in order: pages of 256 entries in a tree of four floors, with bits that
 * say which entries are taken. Finding, adding and the lowest key each take four steps, whatever the keys are and
 * however many there are; nothing is ever moved, and no choice of keys makes it slow.
 */
export class PricePages {
  /** An entry is the number of a page below, on the lowest floor one more than a slot; 0 for none. */
  readonly #pages: Int32Array<ArrayBuffer>[] = [new Int32Array(pageLength)];
  readonly #free: number[] = [];

  /** The slot of a key, or -1. */
  get(key: number): number {
    const pages = this.#pages;
    let page = pages[root]!;
    for (let shift = topShift; shift > 0; shift -= 8) {
      const below = page[entries + ((key >>> shift) & 255)]!;
      if (below === 0) return -1;
      page = pages[below]!;
    }
    return page[entries + (key & 255)]! - 1;
  }

  /** Enters a key that isn't in yet. */
  add(key: number, slot: number): void {
    let page = this.#pages[root]!;
    for (let shift = topShift; shift > 0; shift -= 8) {
      const at = (key >>> shift) & 255;
      if (page[entries + at] === 0) put(page, at, this.#newPage());
      page = this.#pages[page[entries + at]!]!;
    }
    put(page, key & 255, slot + 1);
  }

  /** Takes a key out that is in; pages that are empty then go. */
  delete(key: number): void {
    this.#deleteBelow(this.#pages[root]!, key, topShift);
  }

  /** The slot of the lowest key, or -1. */
  first(): number {
    let page = this.#pages[root]!;
    if (page[0] === 0) return -1;
    for (let shift = topShift; shift > 0; shift -= 8) page = this.#pages[page[entries + lowestIn(page)]!]!;
    return page[entries + lowestIn(page)]! - 1;
  }

  /** The slots in the order of their keys; ends when `visit` gives false, and is false then. */
  walk(visit: (slot: number) => boolean | void): boolean {
    return this.#walkBelow(this.#pages[root]!, topShift, visit);
  }

  #walkBelow(page: Int32Array, shift: number, visit: (slot: number) => boolean | void): boolean {
    for (let summary = page[0]!; summary !== 0; summary &= summary - 1) {
      const word = lowestBit(summary);
      for (let bits = page[words + word]!; bits !== 0; bits &= bits - 1) {
        const entry = page[entries + word * 32 + lowestBit(bits)]!;
        const goesOn =
          shift === 0 ? visit(entry - 1) !== false : this.#walkBelow(this.#pages[entry]!, shift - 8, visit);
        if (!goesOn) return false;
      }
    }
    return true;
  }

  #deleteBelow(page: Int32Array, key: number, shift: number): void {
    const at = (key >>> shift) & 255;
    if (shift > 0) {
      const below = page[entries + at]!;
      this.#deleteBelow(this.#pages[below]!, key, shift - 8);
      if (this.#pages[below]![0] !== 0) return;
      this.#free.push(below);
    }
    clear(page, at);
  }

  /** The number of an empty page: emptied pages have only zeros. */
  #newPage(): number {
    if (this.#free.length > 0) return this.#free.pop()!;
    return this.#pages.push(new Int32Array(pageLength)) - 1;
  }
}

function put(page: Int32Array, at: number, entry: number): void {
  page[entries + at] = entry;
  page[words + (at >>> 5)]! |= 1 << (at & 31);
  page[0]! |= 1 << (at >>> 5);
}

function clear(page: Int32Array, at: number): void {
  page[entries + at] = 0;
  const bits = page[words + (at >>> 5)]! & ~(1 << (at & 31));
  page[words + (at >>> 5)] = bits;
  if (bits === 0) page[0]! &= ~(1 << (at >>> 5));
}

/** The lowest taken entry of a page that isn't empty. */
function lowestIn(page: Int32Array): number {
  const word = lowestBit(page[0]!);
  return word * 32 + lowestBit(page[words + word]!);
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
