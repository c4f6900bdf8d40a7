import { type ClientStorage, tabStorage } from '../../data/storage.ts';

type Texts = Record<string, string>;

/**
 * What was typed into a form. It survives the way to another page and, but for the secrets, a reload of the tab; secrets
 * are nowhere but in memory.
 */
export class FormDraft<Values extends Texts> {
  readonly #key: string;
  readonly #empty: Values;
  readonly #secrets: ReadonlySet<string>;
  readonly #storage: ClientStorage;
  #values: Values;

  constructor(name: string, empty: Values, secrets: readonly (keyof Values & string)[], storage = tabStorage) {
    this.#key = `draft:${name}`;
    this.#empty = empty;
    this.#secrets = new Set(secrets);
    this.#storage = storage;
    this.#values = { ...empty, ...this.#stored() };
  }

  read(): Values {
    return this.#values;
  }

  readonly change = (part: Partial<Values>): void => {
    this.#values = { ...this.#values, ...part };
    const kept = Object.entries(this.#values).filter(([name]) => !this.#secrets.has(name));
    this.#storage.write(this.#key, Object.fromEntries(kept));
  };

  forget(): void {
    this.#values = this.#empty;
    this.#storage.write(this.#key, null);
  }

  #stored(): Partial<Values> {
    const stored = this.#storage.read<Record<string, unknown>>(this.#key, {});
    const known = Object.keys(this.#empty).filter((name) => typeof stored[name] === 'string');
    return Object.fromEntries(known.map((name) => [name, stored[name]])) as Partial<Values>;
  }
}
