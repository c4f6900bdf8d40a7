/** After so long every address is read again, whatever is known of it. */
const knownMs = 3_600_000;

/**
 * Which addresses had nothing when they were read, and what had arrived on them by then: nothing but another arrival fills
 * them. So the work of a comparison follows from what there is, and not from how many addresses there have ever been. One that
 * is left out counts as empty, which can show as something missing and never hide it.
 */
export class EmptyAddresses {
  readonly #now: () => number;
  #known = new Map<string, number>();
  #since = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The addresses that may have something of an asset; `latest`: when an arrival on them last changed (ms). */
  filled<T extends { readonly address: string; readonly latest: number }>(asset: string, arrived: readonly T[]): T[] {
    if (this.#now() - this.#since >= knownMs) {
      this.#known = new Map();
      this.#since = this.#now();
    }
    return arrived.filter(({ address, latest }) => this.#known.get(`${asset}\n${address}`) !== latest);
  }

  /** Remembers that an address had nothing after the arrival that was the latest then. */
  note(asset: string, { address, latest }: { readonly address: string; readonly latest: number }): void {
    this.#known.set(`${asset}\n${address}`, latest);
  }
}
