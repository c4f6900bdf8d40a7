/** What was asked for and is not answered yet: a market, and whether it is to be marked. */
export type AskedMarks = ReadonlyMap<number, boolean>;

interface FavouriteMarksOptions {
  /** Asks the server to mark or unmark a market. */
  send: (market: number, marked: boolean) => Promise<unknown>;
  /** Hears of every change of what is asked for. */
  onChange: (asked: AskedMarks) => void;
  /** The server has done it: the list is to say so before the mark is forgotten here. */
  onDone: (market: number, marked: boolean) => void;
  /** It was refused, or nobody knows: the star is what the list says. */
  onFailed: (failure: unknown) => void;
}

/**
 * The stars that were pressed, over the list that the server has. One call is on its way at a time, so that a star
 * pressed twice ends as it was left; what was pressed while a call was out is sent after it, once, as it stands then.
 */
export class FavouriteMarks {
  readonly #options: FavouriteMarksOptions;
  #asked: AskedMarks = new Map();
  #sending = false;

  constructor(options: FavouriteMarksOptions) {
    this.#options = options;
  }

  ask(market: number, marked: boolean): void {
    this.#change(market, marked);
    if (!this.#sending) void this.#sendAll();
  }

  /** Forgets what was not sent yet: the customer has gone. */
  clear(): void {
    this.#asked = new Map();
    this.#options.onChange(this.#asked);
  }

  #change(market: number, marked: boolean | undefined): void {
    const asked = new Map(this.#asked);
    asked.delete(market);
    if (marked !== undefined) asked.set(market, marked);
    this.#asked = asked;
    this.#options.onChange(asked);
  }

  async #sendAll(): Promise<void> {
    this.#sending = true;
    for (let next = this.#first(); next !== undefined; next = this.#first()) await this.#send(...next);
    this.#sending = false;
  }

  #first(): [number, boolean] | undefined {
    return this.#asked.entries().next().value;
  }

  async #send(market: number, marked: boolean): Promise<void> {
    try {
      await this.#options.send(market, marked);
      // Where the marks were cleared meanwhile, the answer is somebody else's.
      if (this.#asked.has(market)) this.#options.onDone(market, marked);
      if (this.#asked.get(market) === marked) this.#change(market, undefined);
    } catch (failure) {
      if (!this.#asked.has(market)) return;
      this.#change(market, undefined);
      this.#options.onFailed(failure);
    }
  }
}
