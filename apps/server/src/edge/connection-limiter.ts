import { networkOf } from './network.ts';

/** Counts the open connections of each address and of all. */
export class ConnectionLimiter {
  readonly #most: number;
  readonly #mostPerAddress: number;
  readonly #open = new Map<string, number>();
  #total = 0;

  constructor(limits: { connectionsMax: number; connectionsPerAddressMax: number }) {
    this.#most = limits.connectionsMax;
    this.#mostPerAddress = limits.connectionsPerAddressMax;
  }

  get total(): number {
    return this.#total;
  }

  admits(address: string): boolean {
    return this.#total < this.#most && (this.#open.get(networkOf(address)) ?? 0) < this.#mostPerAddress;
  }

  /** Counts a connection; the returned function ends it, once. */
  open(address: string): () => void {
    const network = networkOf(address);
    this.#open.set(network, (this.#open.get(network) ?? 0) + 1);
    this.#total += 1;
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.#total -= 1;
      const left = (this.#open.get(network) ?? 0) - 1;
      if (left > 0) this.#open.set(network, left);
      else this.#open.delete(network);
    };
  }
}
