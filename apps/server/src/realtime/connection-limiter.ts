import { isIPv6 } from 'node:net';

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

/** One household has a whole /64 of IPv6 addresses, so it counts as one. */
function networkOf(address: string): string {
  const plain = address.toLowerCase();
  if (plain.startsWith('::ffff:')) return plain.slice(7);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups.slice(0, 4).join(':');
}
