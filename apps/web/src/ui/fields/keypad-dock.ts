type Listener = () => void;

/**
 * Whose keypad is docked: one field's at most. A field that loses the focus keeps it until the press that has taken the
 * focus away is over, because the page moves when the keypad goes, and what is under the finger must stay there.
 */
export class KeypadDock {
  #field: string | null = null;
  #leaving: string | null = null;
  #isPressed = false;
  readonly #listeners = new Set<Listener>();
  readonly #soon: (task: () => void) => void;

  constructor(soon: (task: () => void) => void = (task) => setTimeout(task)) {
    this.#soon = soon;
  }

  readonly field = (): string | null => this.#field;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(field: string): void {
    this.#leaving = null;
    this.#show(field);
  }

  close(field: string): void {
    if (this.#field === field) this.#show(null);
  }

  /** The field has lost the focus. */
  leave(field: string): void {
    this.#leaving = field;
    if (!this.#isPressed) this.#soon(() => this.#left());
  }

  /** A pointer goes down or up, anywhere. */
  pressed(down: boolean): void {
    this.#isPressed = down;
    if (!down) this.#soon(() => this.#left());
  }

  #left(): void {
    if (this.#leaving === null || this.#isPressed) return;
    const field = this.#leaving;
    this.#leaving = null;
    this.close(field);
  }

  #show(field: string | null): void {
    if (this.#field === field) return;
    this.#field = field;
    for (const listener of this.#listeners) listener();
  }
}
