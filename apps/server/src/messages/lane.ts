export interface LaneParts<T> {
  /** How many may be under way at once. */
  readonly atOnce: number;
  /** Takes up to `most` of what is due, so that nobody else takes it. */
  take(most: number): Promise<T[]>;
  /** Never fails: what goes wrong with one is its own affair. */
  deliver(one: T): Promise<void>;
  failed(error: unknown): void;
}

/** Delivers what is due, some at once: a slow one keeps its own place only, and the others go by. */
export class Lane<T> {
  readonly #parts: LaneParts<T>;
  readonly #underWay = new Set<Promise<void>>();
  #taking: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(parts: LaneParts<T>) {
    this.#parts = parts;
  }

  /** Takes what is due as far as there is room, and comes back when it is taken. */
  look(): Promise<void> {
    const taking = this.#taking.then(() => this.#take());
    this.#taking = taking.catch(() => undefined);
    return taking;
  }

  /** Takes until nothing is due any more, and comes back when all of it is delivered. */
  async empty(): Promise<void> {
    await this.look();
    while (this.#underWay.size > 0) {
      await Promise.race(this.#underWay);
      await this.look();
    }
  }

  /** Takes nothing more, and comes back when what is under way has ended. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#taking;
    await Promise.all(this.#underWay);
  }

  async #take(): Promise<void> {
    const room = this.#parts.atOnce - this.#underWay.size;
    if (this.#closed || room === 0) return;
    const taken = await this.#parts.take(room);
    for (const one of taken) {
      const delivered = this.#parts.deliver(one).catch((error: unknown) => this.#parts.failed(error));
      const ended: Promise<void> = delivered.then(() => {
        this.#underWay.delete(ended);
        // Where all places were taken there may be more.
        if (taken.length === room) void this.look().catch((error: unknown) => this.#parts.failed(error));
      });
      this.#underWay.add(ended);
    }
  }
}
