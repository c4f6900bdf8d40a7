import type {
  BalanceView,
  Command,
  CopyView,
  DepthView,
  FollowView,
  LeadView,
  MarketView,
  OptionMarketView,
  OrderView,
  PositionView,
  Side,
  WithdrawalAddressView,
} from '@auric/exchange';
import { type ExchangePort, type Reply, Unavailable } from '../engine/port/port.ts';

/** The states in which an order is not over. */
const waiting: ReadonlySet<OrderView['state']> = new Set(['new', 'partially_filled', 'pending', 'triggered']);

/** What came of the sandbox's own commands, for the metrics. */
export interface DeskStats {
  readonly accepted: number;
  /** How often the exchange couldn't take a command or answer a question just then. */
  readonly unavailable: number;
  /** How often each refusal came. */
  readonly refusals: Readonly<Record<string, number>>;
}

/**
 * The sandbox's way to the exchange: a refusal or an exchange that is busy is counted and no reason to stop, the
 * next beat tries something else. Any other failure is a defect and passes on.
 */
export class TradingDesk {
  readonly #port: ExchangePort;
  readonly #refusals = new Map<string, number>();
  #accepted = 0;
  #unavailable = 0;

  constructor(port: ExchangePort) {
    this.#port = port;
  }

  /** The reply to an accepted command, else null. */
  async execute(command: Command): Promise<(Reply & { ok: true }) | null> {
    const reply = await this.#unlessUnavailable(this.#port.execute({ command }));
    if (reply === null) return null;
    if (reply.ok) {
      this.#accepted++;
      return reply;
    }
    const { code } = reply.rejection;
    this.#refusals.set(code, (this.#refusals.get(code) ?? 0) + 1);
    return null;
  }

  async balances(customer: number): Promise<BalanceView[] | null> {
    const answer = await this.#unlessUnavailable(this.#port.query({ type: 'balances', customer }));
    return answer?.value ?? null;
  }

  async markets(): Promise<MarketView[] | null> {
    const answer = await this.#unlessUnavailable(this.#port.query({ type: 'markets' }));
    return answer?.value ?? null;
  }

  async openOrders(customer: number): Promise<OrderView[] | null> {
    const answer = await this.#unlessUnavailable(this.#port.query({ type: 'openOrders', customer }));
    return answer?.value ?? null;
  }

  async positions(customer: number, market: number): Promise<PositionView[] | null> {
    const answer = await this.#unlessUnavailable(this.#port.query({ type: 'positions', customer, market }));
    return answer?.value ?? null;
  }

  async leads(): Promise<LeadView[] | null> {
    const answer = await this.#unlessUnavailable(this.#port.query({ type: 'leads' }));
    return answer?.value ?? null;
  }

  async follows(customer: number): Promise<FollowView[] | null> {
    const answer = await this.#unlessUnavailable(this.#port.query({ type: 'follows', customer }));
    return answer?.value ?? null;
  }

  async copies(customer: number): Promise<CopyView[] | null> {
    const answer = await this.#unlessUnavailable(this.#port.query({ type: 'copies', customer }));
    return answer?.value ?? null;
  }

  async optionMarkets(): Promise<OptionMarketView[] | null> {
    const answer = await this.#unlessUnavailable(this.#port.query({ type: 'optionMarkets' }));
    return answer?.value ?? null;
  }

  async withdrawalAddresses(customer: number): Promise<WithdrawalAddressView[] | null> {
    const answer = await this.#unlessUnavailable(this.#port.query({ type: 'withdrawalAddresses', customer }));
    return answer?.value ?? null;
  }

  /** Whether an order still waits; one that is over is answered too, from the read models. */
  async isOpen(customer: number, order: number): Promise<boolean> {
    const answer = await this.#unlessUnavailable(this.#port.query({ type: 'order', customer, order }));
    return answer?.value != null && waiting.has(answer.value.state);
  }

  async depth(market: number, limit: number): Promise<DepthView | null> {
    const answer = await this.#unlessUnavailable(this.#port.query({ type: 'depth', market, limit }));
    return answer?.value ?? null;
  }

  async bestLevels(market: number): Promise<BestLevels | null> {
    const depth = await this.depth(market, 1);
    if (depth === null) return null;
    const { bids, asks } = depth;
    return { bid: bids[0] ?? 0, bidLots: bids[1] ?? 0, ask: asks[0] ?? 0, askLots: asks[1] ?? 0 };
  }

  stats(): DeskStats {
    return {
      accepted: this.#accepted,
      unavailable: this.#unavailable,
      refusals: Object.fromEntries(this.#refusals),
    };
  }

  async #unlessUnavailable<T>(answer: Promise<T>): Promise<T | null> {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      this.#unavailable++;
      return null;
    }
  }
}

/** The best level of each side; 0 where a side is empty. */
export interface BestLevels {
  readonly bid: number;
  readonly bidLots: number;
  readonly ask: number;
  readonly askLots: number;
}

/** What a customer of the sandbox sends: everything an order may leave out is 0. */
export function placeOrder(
  order: { customer: number; market: number; side: Side } & Partial<Command & { type: 'PlaceOrder' }>,
): Command {
  return {
    type: 'PlaceOrder',
    orderType: 'limit',
    timeInForce: 'gtc',
    postOnly: false,
    price: 0,
    quantity: 0,
    quoteAmount: 0n,
    triggerPrice: 0,
    trailingBasisPoints: 0,
    quotedPrice: 0,
    ...order,
  };
}

/** What a customer may spend of an asset in one of its accounts, in the smallest unit. */
export function spendable(balances: readonly BalanceView[], asset: number, kind: BalanceView['kind'] = 'spot'): bigint {
  return balances.find((balance) => balance.kind === kind && balance.asset === asset)?.available ?? 0n;
}
