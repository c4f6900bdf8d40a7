/** A refusal: the world is as it was. */
export class Refusal extends Error {
  readonly code: string;
  readonly isForm: boolean;

  constructor(code: string, isForm: boolean) {
    super(code);
    this.code = code;
    this.isForm = isForm;
  }
}

/** The first guard that doesn't hold gives the refusal its name. */
export function require(holds: boolean, code: string): asserts holds {
  if (!holds) throw new Refusal(code, false);
}

/** A guard of form, which no state of the world could make right: such a refusal takes no request id. */
export function requireSound(holds: boolean, code: string): asserts holds {
  if (!holds) throw new Refusal(code, true);
}
