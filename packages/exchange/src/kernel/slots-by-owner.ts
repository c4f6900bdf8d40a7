const none: ReadonlySet<number> = new Set();

/**
 * Which rows of a table are whose, so that nobody's rows are looked for among those of all. Its product keeps it as its events
 * say and makes it again from the records of a snapshot: it follows from the state and is none itself.
 */
export class SlotsByOwner {
  readonly #slots = new Map<number, Set<number>>();

  /** The rows of an owner, in no order that means anything. */
  of(owner: number): ReadonlySet<number> {
    return this.#slots.get(owner) ?? none;
  }

  add(owner: number, slot: number): void {
    const own = this.#slots.get(owner);
    if (own === undefined) this.#slots.set(owner, new Set([slot]));
    else own.add(slot);
  }

  /** Throws for a row that isn't the owner's. */
  remove(owner: number, slot: number): void {
    const own = this.#slots.get(owner);
    if (own?.delete(slot) !== true) throw new Error(`The row ${slot} is not one of ${owner}.`);
    if (own.size === 0) this.#slots.delete(owner);
  }

  /** Makes the index of the rows that a snapshot brought. */
  index(slots: Iterable<number>, owners: Readonly<Record<number, number>>): void {
    for (const slot of slots) this.add(owners[slot]!, slot);
  }
}
