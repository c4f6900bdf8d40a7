import { setImmediate } from 'node:timers';

/**
 * What is done after the answer: messages and notes that differ between a customer and a stranger would tell them
 * apart by the time that the answer takes. Jobs run one after the other; what fails is reported and not tried again.
 */
export class Afterwards {
  readonly #failed: (error: unknown) => void;
  #last: Promise<void> = Promise.resolve();

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  run(job: () => Promise<unknown>): void {
    this.#last = this.#last
      .then(() => nextTurn())
      .then(job)
      .then(() => undefined, this.#failed);
  }

  /** Comes back when everything that was put off until now is done. */
  settled(): Promise<void> {
    return this.#last;
  }
}

/** The answer that is being written now goes first. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
