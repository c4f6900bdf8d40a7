import { createHash } from 'node:crypto';
import type { Command } from '../src/index.ts';
import { customerCount, firstCustomer } from './listing.ts';
import type { Random } from './random.ts';

/** What a client sends with a command: `requestId` names who asks and the id that was chosen, '' for none. */
export interface Request {
  command: Command;
  requestKey: string;
  requestId: string;
  /** The id is one that another customer has used. */
  borrowed: boolean;
}

interface Sent {
  command: Command;
  customer: number;
  id: string;
  at: number;
}

function digits(text: string, count: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, count);
}

/** As clients' requests come to the exchange: 32 digits of the customer and its id, 16 of the body. */
function requestOf({ command, customer, id }: Omit<Sent, 'at'>, borrowed = false): Request {
  const body = JSON.stringify(command, (_name, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
  const requestId = `${customer}\n${id}`;
  return { command, requestKey: digits(requestId, 32) + digits(body, 16), requestId, borrowed };
}

/** The customer who asks, 0 for the house. */
function askerOf(command: Command): number {
  const customer = 'customer' in command ? command.customer : 0;
  return Number.isSafeInteger(customer) && customer > 0 ? customer : 0;
}

/** Request ids as clients use them: new, repeated with the same body, reused with another, sent again after their life. */
export class RequestKeys {
  readonly #random: Random;
  readonly #sent: Sent[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  /** A command without a request id. */
  none(command: Command): Request {
    return { command, requestKey: '', requestId: '', borrowed: false };
  }

  /** A new id; now and then a malformed key. */
  mint(command: Command, at: number): Request {
    const random = this.#random;
    if (random.chance(1)) {
      const requestKey = random.pick(['x', 'F'.repeat(48), random.hex(47), random.hex(49)]);
      return { command, requestKey, requestId: requestKey, borrowed: false };
    }
    const sent = { command, customer: askerOf(command), id: random.hex(8), at };
    this.#remember(sent);
    return requestOf(sent);
  }

  /** In a few cases a request that was sent before: as it was, with another body, or another customer's under its id. */
  repeat(at: number): Request | null {
    const random = this.#random;
    if (this.#sent.length === 0 || !random.chance(4)) return null;
    const recent = this.#sent.filter((sent) => at - sent.at < 3_600_000);
    const sent = random.pick(recent.length > 0 && random.chance(70) ? recent : this.#sent);
    if (random.chance(15)) return this.#borrow(sent, at);
    const request = requestOf(sent);
    return random.chance(70) ? request : { ...request, requestKey: request.requestKey.slice(0, 32) + random.hex(16) };
  }

  /** Another customer chooses the same id for the same wish: it is a request of its own (D24). */
  #borrow({ command, id, customer: owner }: Sent, at: number): Request | null {
    const customer = firstCustomer + this.#random.below(customerCount);
    if (owner === 0 || customer === owner || !('customer' in command)) return null;
    const sent = { command: { ...command, customer }, customer, id, at };
    this.#remember(sent);
    return requestOf(sent, true);
  }

  #remember(sent: Sent): void {
    this.#sent.push(sent);
    if (this.#sent.length > 400) this.#sent.splice(0, 200);
  }
}
