/** How long a step is held before it repeats, and how often it does then. */
const holdAfterMs = 400;
const repeatEveryMs = 125;

/**
 * Repeats a step as long as its button is held. The first step is that of the press itself, which a keyboard does too;
 * `held` says whether it must be left out because others have taken its place.
 */
export class HoldSteps {
  readonly #step: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #repeated = false;

  constructor(step: () => void) {
    this.#step = step;
  }

  press(): void {
    this.release();
    this.#repeated = false;
    this.#timer = setTimeout(this.#repeat, holdAfterMs);
  }

  readonly release = (): void => clearTimeout(this.#timer);

  /** Whether the press that ends now has stepped already; asked once for each. */
  held(): boolean {
    const repeated = this.#repeated;
    this.#repeated = false;
    return repeated;
  }

  readonly #repeat = (): void => {
    this.#repeated = true;
    this.#step();
    this.#timer = setTimeout(this.#repeat, repeatEveryMs);
  };
}
