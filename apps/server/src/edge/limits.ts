import type { Allowance } from '@auric/api';
import type { Config } from '../config.ts';
import { networkOf } from './network.ts';
import { TokenBucket } from './token-bucket.ts';

/** Limits per address and per customer. Each `take…` returns 0, or the seconds to wait. */
export class Limits {
  readonly #now: () => number;
  readonly #addresses: TokenBucket;
  readonly #files: TokenBucket;
  readonly #customers: TokenBucket;
  readonly #orders: TokenBucket;
  readonly #registrations: TokenBucket;
  readonly #codes: TokenBucket;
  readonly #logins: TokenBucket;

  constructor(config: Config['limits'], now: () => number) {
    this.#now = now;
    this.#addresses = perMinute(config.requestsPerAddressPerMinute);
    this.#files = perMinute(config.filesPerAddressPerMinute);
    this.#customers = perMinute(config.requestsPerCustomerPerMinute);
    this.#orders = new TokenBucket(config.ordersPerCustomerPerSecond, 2 * config.ordersPerCustomerPerSecond);
    this.#registrations = perHour(config.registrationsPerAddressPerHour);
    this.#logins = perMinute(config.loginsPerAddressPerMinute);
    this.#codes = perHour(config.codesPerAddressPerHour);
  }

  /** For every page, script or picture: one screen is many of them. */
  takeFile(address: string): number {
    return this.#files.take(networkOf(address), this.#now());
  }

  /** For every other request, before anything is read of it. */
  takeRequest(address: string): number {
    return this.#addresses.take(networkOf(address), this.#now());
  }

  /** For a call that is well-formed and allowed. */
  takeCall(allowance: Allowance, address: string, customer: number): number {
    const now = this.#now();
    if (allowance === 'registration') return this.#registrations.take(networkOf(address), now);
    if (allowance === 'login') return this.#logins.take(networkOf(address), now);
    if (allowance === 'code') return this.#codes.take(networkOf(address), now);
    if (customer === 0) return 0;
    return allowance === 'order' ? this.#orders.take(customer, now) : this.#customers.take(customer, now);
  }
}

/** A sixth of a minute's requests may come at once. */
function perMinute(count: number): TokenBucket {
  return new TokenBucket(count / 60, Math.max(20, count / 6));
}

function perHour(count: number): TokenBucket {
  return new TokenBucket(count / 3600, count);
}
