import type { Allowance } from '@auric/api';
import type { Config } from '../config.ts';
import { networkOf } from './network.ts';
import { TokenBucket } from './token-bucket.ts';

/** What is limited, and by what one request takes of it: an address's network, or a customer. */
type Limit = 'request' | 'file' | 'customer' | 'order' | 'registration' | 'code' | 'login' | 'export' | 'upload';

/** Limits per address and per customer. Each `take…` returns 0, or the seconds to wait. */
export class Limits {
  readonly #now: () => number;
  readonly #buckets: Readonly<Record<Limit, TokenBucket>>;
  /** How often a limit was met, by its name. */
  readonly refusals = new Map<string, number>();

  constructor(config: Config['limits'], now: () => number) {
    this.#now = now;
    this.#buckets = {
      request: perMinute(config.requestsPerAddressPerMinute),
      file: perMinute(config.filesPerAddressPerMinute),
      customer: perMinute(config.requestsPerCustomerPerMinute),
      order: new TokenBucket(config.ordersPerCustomerPerSecond, 2 * config.ordersPerCustomerPerSecond),
      registration: perHour(config.registrationsPerAddressPerHour),
      login: perMinute(config.loginsPerAddressPerMinute),
      code: perHour(config.codesPerAddressPerHour),
      export: perHour(config.exportsPerCustomerPerHour),
      upload: perMinute(config.uploadsPerCustomerPerMinute),
    };
  }

  /** For every page, script or picture: one screen is many of them. */
  takeFile(address: string): number {
    return this.#take('file', networkOf(address));
  }

  /** For every other request, before anything is read of it. */
  takeRequest(address: string): number {
    return this.#take('request', networkOf(address));
  }

  /** For a call that is well-formed and allowed. */
  takeCall(allowance: Allowance, address: string, customer: number): number {
    if (allowance === 'registration' || allowance === 'login' || allowance === 'code')
      return this.#take(allowance, networkOf(address));
    if (customer === 0) return 0;
    const own = allowance === 'order' || allowance === 'export' || allowance === 'upload';
    return this.#take(own ? allowance : 'customer', customer);
  }

  #take(limit: Limit, subject: string | number): number {
    const wait = this.#buckets[limit].take(subject, this.#now());
    if (wait > 0) this.refusals.set(limit, (this.refusals.get(limit) ?? 0) + 1);
    return wait;
  }
}

/** A sixth of a minute's requests may come at once. */
function perMinute(count: number): TokenBucket {
  return new TokenBucket(count / 60, Math.max(20, count / 6));
}

function perHour(count: number): TokenBucket {
  return new TokenBucket(count / 3600, count);
}
