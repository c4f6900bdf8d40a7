/** Lets what is done under one name be done one after the other, in the order in which it was asked for. */
export class Turns {
  /** The newest of each name. */
  readonly #last = new Map<string, Promise<unknown>>();

  /** Does `act` when all that was asked for before under this name is over, whatever became of it. */
  async take<T>(name: string, act: () => Promise<T>): Promise<T> {
    const earlier = this.#last.get(name) ?? Promise.resolve();
    const own = earlier.catch(() => undefined).then(act);
    this.#last.set(name, own);
    try {
      return await own;
    } finally {
      if (this.#last.get(name) === own) this.#last.delete(name);
    }
  }
}
