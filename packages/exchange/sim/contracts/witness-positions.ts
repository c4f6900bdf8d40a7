import { feeOn, marginOn } from './witness-book.ts';
import { Fraction } from './fraction.ts';
import {
  expectSame,
  expectThat,
  feeAccount,
  fundAccount,
  type Said,
  type SeenOrder,
  type SeenPosition,
  usdt,
  type WitnessWorld,
} from './witness-world.ts';

/** A trade whose two sides have yet to say what they come to. */
export interface OpenTrade {
  readonly event: Said<'OrdersTraded'>;
  readonly taker: SeenOrder;
  readonly maker: SeenOrder;
  /** Lots, holds and fees that each side has accounted for. */
  readonly lots: { taker: number; maker: number };
  readonly used: { taker: bigint; maker: bigint };
  readonly fees: { taker: bigint; maker: bigint };
}

/** The house pays itself no fee. */
export const rateOf = (w: WitnessWorld, customer: number, market: number, isTaker: boolean): number => {
  const { takerPpm, makerPpm } = w.contract(market).rules;
  if (customer === fundAccount) return 0;
  return isTaker ? takerPpm : makerPpm;
};

/** Which side of the trade an event is of, and what it adds to it. */
function ofTrade(
  trade: OpenTrade | null,
  event: Said<'PositionIncreased'> | Said<'PositionReduced'>,
): 'taker' | 'maker' {
  expectThat(trade !== null && trade.event.trade === event.trade, () => `No trade ${event.trade} is open`);
  const side = trade.taker.id === event.order ? 'taker' : 'maker';
  expectSame('The order', event.order, trade[side].id);
  expectSame('The customer', event.customer, trade[side].customer);
  trade.lots[side] += event.lots;
  trade.used[side] += event.used;
  trade.fees[side] += event.fee;
  return side;
}

/** Both sides must have said what became of all their lots before anything else trades. */
export function endTrade(trade: OpenTrade | null): void {
  if (trade === null) return;
  const { event, lots, used, fees } = trade;
  expectSame('The lots of the taker', lots.taker, event.quantity);
  expectSame('The lots of the maker', lots.maker, event.quantity);
  expectSame('What the taker used', used.taker, event.takerUsed);
  expectSame('What the maker used', used.maker, event.makerUsed);
  expectSame('The fee of the taker', fees.taker, event.takerFee);
  expectSame('The fee of the maker', fees.maker, event.makerFee);
}

/** "A customer's opening order opens its own position ticket"; who provides liquidity has one position a market. */
export function increased(w: WitnessWorld, trade: OpenTrade | null, event: Said<'PositionIncreased'>): void {
  const { position: id, customer, market, lots } = event;
  const contract = w.contract(market);
  const isTakeover = event.trade === 0;
  const order = isTakeover ? null : trade![ofTrade(trade, event)];
  if (order !== null) {
    const isTaker = order === trade!.taker;
    const leverage = order.terms?.leverage ?? w.netLeverage.get(`${customer}/${market}`)!;
    expectSame('The side', event.side, order.side === 'buy' ? 'long' : 'short');
    expectSame('The value', event.value, BigInt(lots) * BigInt(contract.unit) * BigInt(trade!.event.price));
    expectSame('The leverage', event.leverage, leverage);
    expectSame('The margin', event.margin, marginOn(event.value, leverage));
    expectSame('The fee', event.fee, feeOn(event.value, rateOf(w, customer, market, isTaker)));
    if (order.terms !== null) expectSame('The ticket', id, order.id);
    else expectThat(id < 0 && event.isNet, () => `The net position of ${customer} is ${id}`);
  }
  added(w, event);
}

/** Lots that somebody has opened, with their margin out of their own. */
export function added(w: WitnessWorld, event: Said<'PositionIncreased'>): void {
  const { position: id, customer, market, lots } = event;
  const cross = w.crossModes.has(`${customer}/${market}`) || (event.isNet && customer !== fundAccount);
  expectSame('Cross', event.isCross, cross);
  const side = event.side === 'long' ? 1 : -1;
  const known = w.positions.get(id);
  if (known === undefined) {
    if (event.isNet) expectSame('The net position before', w.netOf(customer, market), undefined);
    const { isNet, isCross, leverage } = event;
    const opened = { id, customer, market, side, isNet, isCross, leverage, steppedAt: -1 } as const;
    w.positions.set(id, { ...opened, lots: 0, entry: 0n, margin: 0n, fees: 0n, funding: 0n });
  }
  const position = w.position(id);
  expectSame('The owner', position.customer, customer);
  expectSame('The side of the position', side, position.side);
  position.lots += lots;
  position.entry += event.value;
  position.margin += event.margin;
  position.fees += event.fee;
  const { used, margin, fee } = event;
  w.ledger.post(customer, w.kindOf(customer), usdt, used - margin - fee, margin - used);
  w.ledger.post(feeAccount, 'funding', usdt, fee, 0n);
}

/** The price at which lots of the bankrupt position leave it without a trade, in ticks. */
export interface HandedOver {
  readonly bankrupt: number;
  readonly price: number;
}

/** Realised profit, margin that comes back and the fee of closed lots; "a customer never owes". */
export function reduced(
  w: WitnessWorld,
  trade: OpenTrade | null,
  handedOver: HandedOver | null,
  event: Said<'PositionReduced'>,
): void {
  const { position: id, customer, market, lots } = event;
  const isTrade = event.trade !== 0;
  const side = isTrade ? ofTrade(trade, event) : null;
  const price = isTrade ? trade!.event.price : handedOver!.price;
  taken(w, event, {
    value: BigInt(lots) * BigInt(w.contract(market).unit) * BigInt(price),
    feePpm: side === null ? 0 : rateOf(w, customer, market, side === 'taker'),
    isBankrupt: !isTrade && id === handedOver!.bankrupt,
  });
}

/** What lots were closed for, and by which rate. */
export interface ClosedFor {
  readonly value: bigint;
  readonly feePpm: number;
  /** Whether the position itself was bankrupt, and handed over. */
  readonly isBankrupt: boolean;
}

/** Lots that somebody has closed, and what came of them. */
export function taken(w: WitnessWorld, event: Said<'PositionReduced'>, { value, feePpm, isBankrupt }: ClosedFor): void {
  const { position: id, customer, market, lots, reason } = event;
  const contract = w.contract(market);
  const position = w.position(id);
  expectThat(lots <= position.lots, () => `${lots} lots of ${position.lots} are closed`);
  expectSame('The lots left', event.left, position.lots - lots);
  expectSame('The value', event.value, value);
  const part = new Fraction(position.entry * BigInt(lots), position.lots);
  expectSame('The entry value', event.entryValue, position.side === 1 ? part.up() : part.down());
  const realised = BigInt(position.side) * (event.value - event.entryValue);
  expectSame('What is realised', event.realised, realised);
  expectSame('The margin', event.margin, releasedOf(position, lots, realised));
  const isPenalty = reason === 'liquidation' || isBankrupt;
  expectSame('Whether it is a penalty', event.isPenalty, isPenalty);
  const left = event.margin + realised;
  const { liquidationFeePpm } = contract.rules;
  const spendable = isPenalty ? left : left + event.used + w.available(customer);
  expectSame('The fee', event.fee, least(feeOn(event.value, isPenalty ? liquidationFeePpm : feePpm), spendable));
  const { used, margin, fee, clearing } = event;
  w.ledger.post(customer, w.kindOf(customer), usdt, used + margin + realised - fee, -margin - used);
  clear(w, clearing, -realised);
  w.ledger.post(event.isPenalty ? fundAccount : feeAccount, 'funding', usdt, fee, 0n);
  position.lots -= lots;
  position.entry -= event.entryValue;
  position.margin -= margin;
  position.fees += fee;
  if (position.lots === 0) w.positions.delete(id);
}

/** The clearing account is "the only one that may be negative". */
export function clear(w: WitnessWorld, clearing: number, amount: bigint): void {
  w.ledger.balance(clearing, 'perpetual', usdt).available += amount;
}

/** Its part by lots, down; what is lost beyond that is taken from the rest of it; with the last lots all that there is. */
function releasedOf(position: SeenPosition, lots: number, realised: bigint): bigint {
  if (lots === position.lots) return position.margin;
  const part = (position.margin * BigInt(lots)) / BigInt(position.lots);
  const needed = -realised > part ? -realised : part;
  return least(needed, position.margin);
}

export function least(left: bigint, right: bigint): bigint {
  const floor = right < 0n ? 0n : right;
  return left < floor ? left : floor;
}
