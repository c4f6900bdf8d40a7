interface HeardOptions<Row> {
  keyOf: (row: Row) => string | number;
  /** True where a row is from before another one of the same record. */
  isOlder?: (row: Row, than: Row) => boolean;
  /** Records of which so many others were heard since are forgotten. */
  most: number;
}

/**
 * The last that was heard of each record, in the order in which it was heard. Pushes, answers to acts and answers to
 * questions travel on two lines and overtake each other; what is heard of a record after a question was asked is at least
 * as new as what the question is answered with, because no push is lost (docs/decisions/web-data-layer.md).
 */
export class Heard<Row> {
  readonly #keyOf: (row: Row) => string | number;
  readonly #isOlder: (row: Row, than: Row) => boolean;
  readonly #most: number;
  readonly #rows = new Map<string | number, { row: Row; at: number }>();
  #count = 0;

  constructor({ keyOf, isOlder = () => false, most }: HeardOptions<Row>) {
    this.#keyOf = keyOf;
    this.#isOlder = isOlder;
    this.#most = most;
  }

  /** A mark to ask by: `since` it is what was heard after it. */
  mark(): number {
    return this.#count;
  }

  /** Takes in what was heard and returns what of it is news: what is older than what is known changes nothing. */
  hear(rows: readonly Row[]): Row[] {
    const news = rows.filter((row) => {
      const known = this.get(this.#keyOf(row));
      return known === undefined || !this.#isOlder(row, known);
    });
    for (const row of news) {
      const key = this.#keyOf(row);
      this.#rows.delete(key);
      this.#rows.set(key, { row, at: ++this.#count });
    }
    for (const key of this.#rows.keys()) {
      if (this.#rows.size <= this.#most) break;
      this.#rows.delete(key);
    }
    return news;
  }

  get(key: string | number): Row | undefined {
    return this.#rows.get(key)?.row;
  }

  since(mark: number): Row[] {
    return [...this.#rows.values()].filter(({ at }) => at > mark).map(({ row }) => row);
  }

  /** Another customer has other records. */
  clear(): void {
    this.#rows.clear();
  }
}
