import type { EventRecord } from '../../src/index.ts';
import type { CloseReason, Offer } from '../../src/kernel/vocabulary.ts';
import { usdtAsset } from './naive-amounts.ts';
import { NaiveContracts } from './naive-contracts.ts';
import type { NaiveConvertTerms, NaiveQuote, NaiveRecurring } from './naive-convert.ts';
import type { NaiveTransferFees } from './naive-customer-transfers.ts';
import type { NaiveDeposit } from './naive-deposits.ts';
import type { NaiveIdentityLimits } from './naive-exits.ts';
import type { NaiveTier } from './naive-fees.ts';
import { NaiveReferrals } from './naive-invitations.ts';
import { NaiveLedger } from './naive-ledger.ts';
import type { NaiveAct } from './naive-operators.ts';
import { Pace } from './naive-pace.ts';
import type { NaiveCustomer, NaiveOffer } from './naive-rights.ts';
import type { NaiveIndex, NaiveMarket, NaiveOrder, NaiveSchedule } from './naive-venue.ts';
import type { NaiveWithdrawal } from './naive-withdrawals.ts';

/** Everything the naive exchange knows, in maps and bigints; prices in ticks, quantities in lots. */
export class NaiveWorld {
  readonly ledger = new NaiveLedger();
  readonly assets = new Map<number, { code: string; scale: number }>();
  readonly customers = new Map<number, NaiveCustomer>();
  readonly markets = new Map<number, NaiveMarket>();
  /** Orders that are still open, and the levels of mass quotes. */
  readonly orders = new Map<number, NaiveOrder>();
  readonly withdrawals = new Map<number, NaiveWithdrawal>();
  readonly addresses = new Map<
    number,
    { customer: number; network: string; destination: string; memo: string; at: number }
  >();
  /** When the whitelist of a customer goes off, 0 while it stays on; absent where it never was. */
  readonly whitelists = new Map<number, number>();
  /** What the last comparison of an asset came to. */
  readonly differences = new Map<number, bigint>();
  /** By asset and network, and of all: what was said, in that order, each with the time from which it holds. */
  readonly withdrawalTerms = new Map<string, [from: number, terms: { minimum: bigint; fee: bigint }][]>();
  readonly withdrawalReview: [from: number, oneFromE6: bigint, twoFromE6: bigint][] = [];
  readonly references = new Set<string>();
  readonly deposits = new Map<number, NaiveDeposit>();
  /** The name of every arrival from a chain that was credited. */
  readonly creditedArrivals = new Set<string>();
  readonly depositRequests = new Map<number, { customer: number; asset: number; amount: bigint }>();
  /** All that has left and didn't come back, and all that came in from outside. */
  exits: { customer: number; asset: number; amount: bigint; worthE8: bigint; at: number; withdrawal: number }[] = [];
  arrivals: { customer: number; asset: number; amount: bigint; at: number }[] = [];
  /** What was said of limits, in the order in which it was said, each with the time from which it holds. */
  readonly identityLimits: [from: number, limits: NaiveIdentityLimits][] = [];
  readonly outflowLimits = new Map<number, [from: number, limit: bigint][]>();
  /** Every act of an operator, by its number. */
  readonly acts = new Map<number, NaiveAct>();
  /** What acts have moved: a correction counts for a day by its worth. */
  readonly doneActs = new Map<number, { at: number; worthE6: bigint }>();
  /** The reserves and assets that have capital. */
  readonly funded = new Set<string>();
  readonly offers = new Map<Offer, NaiveOffer>();
  announcedOffers: { timer: number; due: number; offer: Offer; where: NaiveOffer }[] = [];
  readonly index = new Map<number, NaiveIndex>();
  /** The second of the last tick of an asset that may decide an outcome. */
  readonly soundSecond = new Map<number, number>();
  schedules: NaiveSchedule[] = [];
  /** The claims of test funds of each customer that may still count. */
  readonly claims = new Map<number, { at: number; worthE6: bigint }[]>();
  /** Traded quote per customer and day of Unix time. */
  readonly volumes = new Map<number, Map<number, bigint>>();
  tiers: NaiveTier[] = [];
  /** Fees that will be in force, each with its timer. */
  announcedFees: { timer: number; due: number; tiers: NaiveTier[] }[] = [];
  /** Rules, section 9: 0.1 %, at least 0.1 USDT worth. */
  transferFees: NaiveTransferFees = { feePpm: 1000, feeLeastE6: 100_000 };
  announcedTransferFees: { timer: number; due: number; fees: NaiveTransferFees }[] = [];
  /** Rules, section 9: at least 0.1 % beside the fee, 8 s, within 0.1 %; the rest is the house's reading. */
  convertTerms: NaiveConvertTerms = {
    spreadPpm: 1000,
    tolerancePpm: 1000,
    validMs: 8000,
    spreadMostPpm: 20_000,
    dustMostE6: 10_000_000,
    dustPauseMs: 86_400_000,
  };
  announcedConvertTerms: { timer: number; due: number; terms: NaiveConvertTerms }[] = [];
  /** The last quote of each customer. */
  readonly quotes = new Map<number, NaiveQuote>();
  readonly recurring = new Map<number, NaiveRecurring>();
  /** When a customer gave up small balances last. */
  readonly dustAt = new Map<number, number>();
  /** Who brought whom. */
  readonly referrals = new NaiveReferrals();
  readonly contracts = new NaiveContracts();
  events: EventRecord[] = [];
  /** How far the frame that is being decided gets with triggered orders. */
  pace = new Pace(undefined);
  at = 0;
  lastOrder = 0;
  lastTrade = 0;
  lastDeposit = 0;
  lastChainDeposit = 0;
  lastDepositRequest = 0;
  lastWithdrawal = 0;
  lastAddress = 0;
  lastTransfer = 0;
  lastCustomerTransfer = 0;
  lastQuote = 0;
  lastConversion = 0;
  lastPlan = 0;
  lastAdjustment = 0;
  lastRank = 0;
  lastTimer = 0;
  lastSchedule = 0;
  historySeeded = false;

  emit(event: EventRecord): void {
    this.events.push(event);
  }

  /** The account that is held against for an order, and in which asset. */
  heldAsset(order: NaiveOrder): number {
    const market = this.markets.get(order.market)!;
    return order.side === 'buy' ? market.quote : market.base;
  }

  /** The markets whose trades move coins; of the others, positions. */
  spotMarkets(): NaiveMarket[] {
    return [...this.markets.values()].filter(({ settlement }) => settlement === 'spot');
  }

  openOrdersOf(customer: number, market: number): NaiveOrder[] {
    return [...this.orders.values()].filter(
      (order) => order.customer === customer && !order.isQuote && (market === 0 || order.market === market),
    );
  }

  /** What counts against the limit of open orders: what covers fills is exempt. */
  countedOrders(customer: number, market: number): number {
    return this.openOrdersOf(customer, market).filter((order) => !order.isCover).length;
  }

  /** The index of an asset in 1e-8 USDT: of USDT itself one, 0 while there is none. */
  priceE8(asset: number): bigint {
    return asset === usdtAsset ? 100_000_000n : (this.index.get(asset)?.priceE8 ?? 0n);
  }

  /** The index in ticks of the market's own quote, rounded half up; 0 while either asset has none. */
  indexTicks(market: NaiveMarket): bigint {
    const [base, quote] = [this.priceE8(market.base), this.priceE8(market.quote)];
    if (base === 0n || quote === 0n) return 0n;
    return (2n * base * 10n ** BigInt(market.priceDecimals) + quote) / (2n * quote);
  }

  /**
   * Rules, section 4: an index older than ten seconds or of fewer than two sources takes no new orders, counted per asset
   * (both bounds are the market's).
   */
  isSound(market: NaiveMarket): boolean {
    return [market.base, market.quote].every((asset) => {
      const index = this.index.get(asset);
      if (asset === usdtAsset || index === undefined) return true;
      return this.at - index.at <= market.indexAgeMaxMs && index.sources >= market.indexSourcesMin;
    });
  }

  /** Ends an order; its hold goes back, or over to the other leg of its pair. */
  close(
    order: NaiveOrder,
    state: 'filled' | 'canceled' | 'expired' | 'rejected',
    reason: CloseReason,
    moved = 0n,
  ): void {
    const released = order.held - moved;
    const asset = this.heldAsset(order);
    this.ledger.release(order.customer, 'spot', asset, released);
    order.held = 0n;
    this.drop(order);
    this.emit({
      type: 'OrderClosed',
      order: order.id,
      customer: order.customer,
      market: order.market,
      state,
      reason,
      asset,
      released,
      moved,
      filled: Number(order.filled),
      filledQuote: order.filledQuote,
      fee: order.fee,
      account: '',
    });
  }

  /** A market with trades to watch or triggered orders in its queue has a timer that is due at once, unless closed. */
  scheduleDrain(market: NaiveMarket): void {
    const wanted = (market.queue.length > 0 || market.printsLeft !== '') && market.state === 'open';
    if (!wanted) market.drain = null;
    else market.drain ??= { id: ++this.lastTimer, due: this.at };
  }

  /** Takes an order out of wherever it waits. */
  drop(order: NaiveOrder): void {
    const market = this.markets.get(order.market)!;
    if (order.stage === 'book') market.book.remove(order);
    if (order.stage === 'pending') market.pending.splice(market.pending.indexOf(order), 1);
    if (order.stage === 'queue') {
      market.queue.splice(market.queue.indexOf(order), 1);
      this.scheduleDrain(market);
    }
    order.stage = 'closed';
    this.orders.delete(order.id);
  }
}
