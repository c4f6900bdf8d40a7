/** What every call says from the moment at which its process is dead. */
export class Died extends Error {
  constructor() {
    super('The process is dead.');
  }
}

/**
 * A process that dies after so many steps: each call that others see begins with one and ends with one, so that the process
 * dies before it, or after it without knowing. From then on it does nothing any more.
 */
export class Mortal {
  readonly #stepsMax: number;
  #steps = 0;

  constructor(stepsMax = Infinity) {
    this.#stepsMax = stepsMax;
  }

  get isDead(): boolean {
    return this.#steps > this.#stepsMax;
  }

  /** The same thing in the hands of this process; `calls` are those that others see. */
  holding<T extends object>(thing: T, ...calls: (keyof T)[]): T {
    return new Proxy(thing, {
      get: (target, name) => {
        const own: unknown = Reflect.get(target, name, target);
        if (typeof own !== 'function') return own;
        const call = own.bind(target) as (...given: unknown[]) => unknown;
        if (!calls.includes(name as keyof T)) return call;
        return async (...given: unknown[]) => {
          this.#step();
          const answer = await call(...given);
          this.#step();
          return answer;
        };
      },
    });
  }

  #step(): void {
    this.#steps += 1;
    if (this.isDead) throw new Died();
  }
}
