import { type EventRecord, type Exchange, type Frame, postingsOf } from '../../src/index.ts';
import { systemAccounts } from '../../src/kernel/vocabulary.ts';
import { NaiveBook } from '../oracle/naive-book.ts';
import type { WorldWitness } from '../witnessed-simulation.ts';
import * as book from './witness-book.ts';
import { WitnessBlocks } from './witness-blocks.ts';
import { WitnessBudgets } from './witness-budgets.ts';
import { depthsSampled, isDepthDue } from './witness-depths.ts';
import { WitnessFunding } from './witness-funding.ts';
import { WitnessLiquidations } from './witness-liquidations.ts';
import { healthAt, marked, sampled } from './witness-marks.ts';
import { endTrade, increased, type OpenTrade, reduced } from './witness-positions.ts';
import { expectSame, type Rules, type Said, type SeenContract, usdt, WitnessWorld } from './witness-world.ts';

/**
 * Reads what the exchange writes of contracts and reckons everything again from the rules alone: every hold, fee, margin, mark,
 * funding and liquidation, who trades with whom, and the balances that follow. Throws at the first number that differs.
 * It predicts no choice that the rules leave open, as how much one frame does.
 */
export class Witness implements WorldWitness {
  readonly world = new WitnessWorld();
  readonly #funding = new WitnessFunding(this.world);
  readonly #liquidations = new WitnessLiquidations(this.world);
  readonly #budgets = new WitnessBudgets();
  readonly #blocks = new WitnessBlocks(this.world);
  #trade: OpenTrade | null = null;

  saw(frame: Frame): void {
    this.begin(frame);
    for (const event of frame.events) this.see(event, frame);
    this.end(frame);
  }

  begin({ at }: Frame): void {
    this.world.at = at;
  }

  see(event: EventRecord, frame: Frame): void {
    try {
      this.#see(event);
    } catch (error) {
      throw new Error(`${show(event)}\nin ${frame.events.map(({ type }) => type).join(' ')}`, { cause: error });
    }
  }

  end(frame: Frame): void {
    this.#endTrade();
    this.#blocks.end();
    if (!frame.events.some(({ type }) => type === 'IndexPublished')) return;
    for (const contract of this.world.contracts.values()) this.#expectFollowed(contract);
  }

  /** A tick has said how sound each index is, and looked at the depth near each mark where that was due. */
  #expectFollowed(contract: SeenContract): void {
    expectSame(`The health of ${contract.market}`, contract.health, healthAt(this.world, contract));
    const isForgotten = contract.health !== 'frozen' && isDepthDue(this.world, contract);
    expectSame(`Whether the depth of ${contract.market} was forgotten`, isForgotten, false);
  }

  get balances(): WorldWitness['balances'] {
    return this.world.ledger.balances;
  }

  /** What is wrong after all frames of a command that moved the marks, or null. */
  afterTick(): string | null {
    return this.#liquidations.forgotten() ?? this.#budgets.forgotten(this.world.at);
  }

  /** Every open position is what it is by the rules, and USDT sums to zero with the world outside. */
  broken(exchange: Exchange): string | null {
    const { ledger, positions, openedAt } = this.world;
    let open = 0;
    for (const customer of [...openedAt.keys(), systemAccounts.insurance])
      for (const view of exchange.query({ type: 'positions', customer })) {
        open++;
        const own = positions.get(view.position);
        const seen = [view.lots, view.entryValue, view.margin, view.fees, view.funding].join();
        const byRules = own && [own.lots, own.entry, own.margin, own.fees, own.funding].join();
        if (seen !== byRules) return `Position ${view.position} is ${seen}, by the rules ${byRules}`;
      }
    if (open !== positions.size) return `${open} positions are open, by the rules ${positions.size}`;
    const sum = ledger.sums().get(usdt) ?? 0n;
    return sum === 0n ? null : `All of USDT sums to ${sum}`;
  }

  #endTrade(): void {
    endTrade(this.#trade);
    this.#trade = null;
  }

  #see(event: EventRecord): void {
    const w = this.world;
    switch (event.type) {
      case 'OrderTermsSet':
        return void w.terms.set(event.order, event);
      case 'OrderPlaced':
        book.placed(w, event);
        if (event.customer === systemAccounts.copyBlock) return this.#blocks.placed(event);
        return this.#staked(event.order, event.held);
      case 'OrderHeld':
        book.held(w, event);
        return this.#staked(event.order, event.held);
      case 'OrderActivated':
        return book.activated(w, event);
      case 'OrderAmended':
        return this.#amended(event);
      case 'OrderClosed':
        return book.closed(w, event);
      case 'QuotesReplaced':
        return book.quoted(w, event);
      case 'OrdersTraded':
        return this.#traded(event);
      case 'BlockFilled':
        this.#endTrade();
        return this.#blocks.filled(event);
      case 'PositionIncreased':
        if (this.#blocks.isOf(event.trade, event.order)) this.#blocks.increased(event);
        else increased(w, this.#trade, event);
        return this.#budgets.counted(w, event.customer, -event.fee);
      case 'PositionReduced':
        this.#liquidations.reduced(event);
        if (this.#blocks.isOf(event.trade, event.order)) this.#blocks.reduced(event);
        else reduced(w, this.#trade, this.#liquidations.handedOver, event);
        return this.#budgets.counted(w, event.customer, event.realised - event.fee);
      case 'MarginMoved':
        return this.#marginMoved(event);
      case 'PositionLiquidated':
        return this.#liquidations.stepped(event);
      case 'PositionTakenOver':
        return this.#liquidations.takenOver(event);
      case 'PositionDeleveraged':
        return this.#liquidations.deleveraged(event);
      case 'LiquidationsLeft':
        this.#liquidations.isUnfinished = event.due !== 0;
        return;
      case 'FundingSettled':
        return this.#funding.settled(event);
      case 'FundingSkipped':
        return this.#funding.skipped(event);
      case 'FundingPaid':
        this.#funding.paid(event);
        return this.#budgets.counted(w, event.customer, event.amount);
      case 'FundingEnded':
        return this.#funding.ended(event);
      case 'LossBudgetSet':
        return this.#budgets.set(w, event);
      case 'LossBudgetAnnounced':
        return this.#budgets.announced(w, event);
      case 'LossBudgetUsed':
        return this.#budgets.used(event);
      case 'CoolOffStarted':
        return this.#budgets.coolsOff(w, event);
      default:
        this.#learn(event);
        return postingsOf(event, (customer, kind, asset, available, held) =>
          w.ledger.post(customer, kind, asset, available, held),
        );
    }
  }

  /** An order that opens a position has put so much more at stake. */
  #staked(id: number, more: bigint): void {
    const order = this.world.orders.get(id);
    if (order === undefined || more <= 0n) return;
    this.#budgets.expectTaken(
      this.world,
      order.customer,
      this.world.crossModes.has(`${order.customer}/${order.market}`),
    );
  }

  #amended(event: Said<'OrderAmended'>): void {
    const before = this.world.orders.get(event.order)?.held ?? 0n;
    book.amended(this.world, event);
    this.#staked(event.order, (this.world.orders.get(event.order)?.held ?? 0n) - before);
  }

  #traded(event: Said<'OrdersTraded'>): void {
    this.#endTrade();
    const none = <T>(value: T): { taker: T; maker: T } => ({ taker: value, maker: value });
    const sides = book.traded(this.world, event);
    this.#trade = { event, ...sides, lots: none(0), used: none(0n), fees: none(0n) };
    if (!book.isBlock(sides.taker)) return;
    this.#trade.lots.taker = event.quantity;
    this.#blocks.traded(event, sides.maker);
  }

  #marginMoved({ position: id, customer, amount }: Said<'MarginMoved'>): void {
    const position = this.world.position(id);
    expectSame('Whose margin moves', customer, position.customer);
    position.margin += amount;
    this.world.ledger.post(customer, this.world.kindOf(customer), usdt, -amount, amount);
    if (amount > 0n) this.#budgets.expectTaken(this.world, customer, false);
    if (position.margin < 0n) throw new Error(`Position ${id} would have less than no margin.`);
  }

  /** What somebody has said, without numbers that follow from anything. */
  #learn(event: EventRecord): void {
    const w = this.world;
    switch (event.type) {
      case 'ContractOpened': {
        const { market, base, clearing, unit, tickE8 } = event;
        w.contracts.set(market, {
          market,
          base,
          clearing,
          unit,
          tickE8,
          book: new NaiveBook(),
          rules: {} as Rules,
          health: 'sound',
          indexE8: 0,
          markE8: 0,
          narrowE8: 0,
          markedAt: 0,
          lastPrice: 0,
          state: 'open',
          premiums: [],
          premiumAt: 0,
          basis: [],
          depths: [],
          lostOn: -1,
          lostToday: 0n,
        });
        return;
      }
      case 'ContractRulesSet':
        w.contract(event.market).rules = event;
        return;
      case 'MarketStateSet':
        if (w.contracts.has(event.market)) w.contract(event.market).state = event.state;
        return;
      case 'IndexPublished':
        return this.#published(event);
      case 'ContractHealthSet':
        w.contract(event.market).health = event.health;
        return;
      case 'MarksPublished':
        return marked(w, event);
      case 'PremiumsSampled':
        return sampled(w, event);
      case 'DepthsSampled':
        return depthsSampled(w, event);
      case 'MarginModeSet':
        if (event.mode === 'cross') w.crossModes.add(`${event.customer}/${event.market}`);
        else w.crossModes.delete(`${event.customer}/${event.market}`);
        return;
      case 'NetModeSet':
        w.netLeverage.set(`${event.customer}/${event.market}`, event.leverage);
        return;
      case 'LeverageLimitsSet':
        w.limits = event;
        return;
      case 'LeverageQuizPassed':
        w.quizzed.add(event.customer);
        return;
      case 'CustomerOpened':
        w.openedAt.set(event.customer, w.at);
        return;
      default:
    }
  }

  #published({ prices }: Said<'IndexPublished'>): void {
    const { index, at } = this.world;
    for (let place = 0; place < prices.length; place += 4) {
      const [asset, priceE8, ageMs, sources] = prices.slice(place, place + 4) as [number, number, number, number];
      index.set(asset, { priceE8, at: at - ageMs, sources });
    }
  }
}

function show(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part));
}
