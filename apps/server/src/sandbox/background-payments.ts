import type { Command } from '@auric/exchange';
import type { Draw } from '../feeds/simulator/random.ts';
import { quoteAsset } from '../feeds/simulator/universe.ts';
import type { OutsideWorld, Way } from './outside-world.ts';
import { type Coin, type Trader, worthOf } from './people.ts';
import type { TradingDesk } from './trading-desk.ts';

export const paymentKinds = ['deposit', 'conversion', 'transfer', 'withdrawal'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** How long each kind rests before it happens again, among all of them together. */
export const restMs = { least: 120_000, most: 360_000 };

/** Payments are worth between these many USDT: no operator has to look at one, and none is below a network's least. */
const paymentUsdt = { smallest: 40, largest: 250 };

/** What is moved to the funding account at once, in payments of the size at hand. */
const paymentsAtOnce = 4n;

export interface PaymentParts {
  readonly desk: TradingDesk;
  readonly people: readonly Trader[];
  readonly outside: OutsideWorld;
  readonly draw: Draw;
}

/**
 * What the background customers do beside trading: coins come to them on the simulated chains, they convert, give to each
 * other, and withdraw. Each kind happens every few minutes, however many customers there are, so that the records and the
 * console have something to show and the journal hardly grows. What is refused is let be, and the next one comes.
 */
export class BackgroundPayments {
  readonly #parts: PaymentParts;
  readonly #dueAt = new Map<PaymentKind, number>();
  readonly #made = new Map<PaymentKind, number>(paymentKinds.map((kind) => [kind, 0]));

  constructor(parts: PaymentParts) {
    this.#parts = parts;
  }

  /** How many of each kind were made since the start. */
  get made(): ReadonlyMap<PaymentKind, number> {
    return this.#made;
  }

  /** Makes what is due at this moment. */
  async beat(now: number): Promise<void> {
    for (const kind of paymentKinds) {
      if (!this.#isDue(kind, now) || !(await this.#make(kind, now))) continue;
      this.#made.set(kind, (this.#made.get(kind) ?? 0) + 1);
    }
  }

  /** The first time of each is a rest away too: a server that has just started has other things to do. */
  #isDue(kind: PaymentKind, now: number): boolean {
    const dueAt = this.#dueAt.get(kind);
    if (dueAt !== undefined && dueAt > now) return false;
    this.#dueAt.set(kind, now + restMs.least + this.#parts.draw() * (restMs.most - restMs.least));
    return dueAt !== undefined;
  }

  #make(kind: PaymentKind, now: number): Promise<boolean> {
    const person = this.#pick(this.#parts.people);
    if (person === null) return Promise.resolve(false);
    if (kind === 'deposit') return this.#deposit(person, now);
    if (kind === 'conversion') return this.#convert(person);
    return kind === 'transfer' ? this.#transfer(person) : this.#withdraw(person);
  }

  async #deposit(person: Trader, now: number): Promise<boolean> {
    const way = this.#wayOf(person);
    if (way === null) return false;
    const { customer } = person;
    const amount = this.#amountOf(way.coin);
    await this.#parts.outside.payIn({ customer, way, amount, name: `background ${customer} ${now}` });
    return true;
  }

  /** Accepts what it is quoted, at once. */
  async #convert({ customer, assets }: Trader): Promise<boolean> {
    const coins = [quoteAsset, ...assets];
    const from = this.#pick(coins);
    const to = this.#pick(coins.filter((coin) => coin !== from));
    if (from === null || to === null) return false;
    const amount = this.#amountOf(from);
    if (!(await this.#hasInFunding(customer, from, amount))) return false;
    const wish = { customer, from: from.asset, to: to.asset, amount };
    const quoted = await this.#parts.desk.execute({ type: 'RequestConvertQuote', ...wish });
    if (quoted === null) return false;
    return this.#isDone({ type: 'AcceptConvertQuote', customer, quote: quoted.answer.id ?? 0 });
  }

  async #transfer({ customer, assets }: Trader): Promise<boolean> {
    const coin = this.#pick([quoteAsset, ...assets]);
    const recipient = this.#pick(this.#parts.people.filter((other) => other.customer !== customer));
    if (coin === null || recipient === null) return false;
    const amount = this.#amountOf(coin);
    if (!(await this.#hasInFunding(customer, coin, amount))) return false;
    const { asset } = coin;
    return this.#isDone({ type: 'TransferToCustomer', customer, recipient: recipient.customer, asset, amount });
  }

  async #withdraw(person: Trader): Promise<boolean> {
    const { customer } = person;
    const way = this.#wayOf(person);
    if (way === null) return false;
    const amount = this.#amountOf(way.coin);
    if (!(await this.#hasInFunding(customer, way.coin, amount))) return false;
    const address = await this.#addressFor(customer, way);
    if (address === null) return false;
    return this.#isDone({ type: 'RequestWithdrawal', customer, asset: way.coin.asset, address, amount });
  }

  /** The address of the customer's book for a way, written there when it is first needed. */
  async #addressFor(customer: number, way: Way): Promise<number | null> {
    const { desk, outside } = this.#parts;
    const book = await desk.withdrawalAddresses(customer);
    const known = book?.find(({ network }) => network === way.network);
    if (book === null || known !== undefined) return known?.address ?? null;
    const destination = outside.addressElsewhere(customer, way);
    const place = { customer, network: way.network, destination, memo: '' };
    const added = await desk.execute({ type: 'AddWithdrawalAddress', ...place });
    return added?.answer.id ?? null;
  }

  /** Everything is paid from the funding account; what is missing there is brought from where they trade. */
  async #hasInFunding(customer: number, { asset }: Coin, amount: bigint): Promise<boolean> {
    const { desk } = this.#parts;
    const balances = await desk.balances(customer);
    const funding = balances?.find((balance) => balance.kind === 'funding' && balance.asset === asset);
    // A transfer to another customer costs a fee on top.
    if (balances === null || (funding?.available ?? 0n) >= amount * 2n) return balances !== null;
    const move = { from: 'spot', to: 'funding', asset, amount: amount * paymentsAtOnce } as const;
    return this.#isDone({ type: 'Transfer', customer, ...move });
  }

  async #isDone(command: Command): Promise<boolean> {
    return (await this.#parts.desk.execute(command)) !== null;
  }

  #wayOf({ assets }: Trader): Way | null {
    const own = new Set([quoteAsset.asset, ...assets.map(({ asset }) => asset)]);
    return this.#pick(this.#parts.outside.ways.filter(({ coin }) => own.has(coin.asset)));
  }

  #amountOf(coin: Coin): bigint {
    const { smallest, largest } = paymentUsdt;
    return worthOf(coin, smallest * (largest / smallest) ** (this.#parts.draw() ** 1.4), 3);
  }

  #pick<T>(from: readonly T[]): T | null {
    return from[Math.floor(this.#parts.draw() * from.length)] ?? null;
  }
}
