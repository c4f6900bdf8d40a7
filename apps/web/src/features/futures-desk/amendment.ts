import { parseDecimal, type WireContractOrder } from '@auric/api';
import { openingHold } from '@auric/exchange/perpetual/formulas';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import { lotsOf, type ContractNumbers } from '../../data/futures/contract-numbers.ts';
import type { AmendBody } from '../../data/futures/position-acts.ts';
import { notionalOf, type Market } from '../../data/market/market.ts';
import { bandReason } from '../../trading/ticket/price-band.ts';
import type { TicketReason } from '../../trading/ticket/ticket-reasons.ts';
import { farFrom } from '../../trading/ticket/ticket-quote.ts';
import { misplacedStop, typedStops } from './misplaced-stop.ts';

/** An open order on a position as its owner is changing it: text as it is typed. */
export interface AmendDraft {
  price: string;
  share: string;
}

/** What an amendment is judged by: whole numbers of ticks and of units of the quote asset. */
export interface AmendContext {
  market: Market;
  numbers: ContractNumbers;
  indexTicks: bigint | null;
  bestBid: number | undefined;
  bestAsk: number | undefined;
  /** What could be held in addition; null until it is known. */
  available: bigint | null;
}

export type AmendReason = TicketReason | { code: 'unchanged' | 'enterLots' } | { code: 'aboveFilled'; share: string };

/** The order as it stands, to be changed. */
export function amendDraftOf({ price, share }: WireContractOrder): AmendDraft {
  return { price: price === '0' ? '' : price, share };
}

interface Change {
  price: bigint;
  lots: number;
  oldPrice: bigint;
  oldLots: number;
  filled: number;
  trigger: bigint;
  rests: boolean;
}

function changeOf(order: WireContractOrder, draft: AmendDraft, { priceDecimals }: Market): Change {
  const ticks = (text: string) => parseDecimal(decimalOfTyped(text) ?? '', priceDecimals) ?? 0n;
  return {
    price: ticks(draft.price),
    lots: lotsOf(decimalOfTyped(draft.share) ?? '0'),
    oldPrice: ticks(order.price),
    oldLots: lotsOf(order.share),
    filled: lotsOf(order.filled_share),
    trigger: ticks(order.trigger_price),
    rests: order.state === 'new' || order.state === 'partially_filled',
  };
}

/** Why an amendment can't be sent, in the order of the exchange's own checks; null: it can. */
export function amendReason(order: WireContractOrder, draft: AmendDraft, context: AmendContext): AmendReason | null {
  const change = changeOf(order, draft, context.market);
  const { price, lots, filled } = change;
  if (order.price !== '0' && price === 0n) return { code: 'enterPrice' };
  if (lots === 0) return { code: 'enterLots' };
  if (lots <= filled) return { code: 'aboveFilled', share: order.filled_share };
  if (price === change.oldPrice && lots === change.oldLots) return { code: 'unchanged' };
  return priceReason(order, change, context) ?? valueReason(order, change, context);
}

function priceReason(order: WireContractOrder, change: Change, context: AmendContext): AmendReason | null {
  const { price, oldPrice, rests } = change;
  const { market, indexTicks } = context;
  if (price === 0n) return null;
  const outside = rests && price !== oldPrice ? bandReason(price, indexTicks, market) : null;
  if (outside !== null) return outside;
  const carried = { takeProfit: order.target_profit_price ?? '', stopLoss: order.stop_loss_price ?? '' };
  const misplaced = misplacedStop(order.side, typedStops(carried, market.priceDecimals), price);
  if (misplaced !== null) return misplaced;
  return order.post_only && rests && meets(order, price, context) ? { code: 'wouldTake' } : null;
}

function valueReason(order: WireContractOrder, change: Change, context: AmendContext): AmendReason | null {
  const { market, available } = context;
  const value = notionalOf(market, change.price || change.trigger, BigInt(change.lots));
  const isSmaller = change.price === change.oldPrice && change.lots < change.oldLots;
  if (!order.reduce_only && value !== null && value < market.minNotional)
    return { code: 'minimum', amount: market.minNotional };
  const { now, next } = heldBy(order, change, context);
  if (available !== null && next - now > available) return { code: 'insufficient', asset: market.quote.code };
  if (!isSmaller && (value === null || value > market.maxNotional))
    return { code: 'maximum', amount: market.maxNotional };
  return null;
}

/** How a changed order stands to the market, and what it binds. Ticks and units of the quote asset. */
export interface AmendOutlook {
  /** What is held for the part that is still open, now and after the change. */
  held: { now: bigint; next: bigint };
  /** As of a new order: its price is this far from the best one, or from its trigger, in ppm; 0 for near enough. */
  farPpm: number;
  /** The best price at which it would fill at once; null for an order that goes on waiting. */
  fillsAt: bigint | null;
  /** What is open of it comes to this; null past what the exchange counts. */
  notional: bigint | null;
  /** Only less at the same price keeps its turn. */
  keepsTurn: boolean;
}

/** What an amendment would come to, for a draft that can be sent. */
export function amendOutlook(order: WireContractOrder, draft: AmendDraft, context: AmendContext): AmendOutlook {
  const change = changeOf(order, draft, context.market);
  const { price, oldPrice, lots, oldLots, filled, trigger, rests } = change;
  const isMoved = price > 0n && price !== oldPrice;
  const best = bestOf(order, context);
  return {
    held: heldBy(order, change, context),
    farPpm: isMoved ? farFrom(price, rests ? best : trigger) : 0,
    fillsAt: rests && isMoved && !order.post_only && meets(order, price, context) ? best : null,
    notional: lots > filled ? notionalOf(context.market, price || trigger, BigInt(lots - filled)) : null,
    keepsTurn: price === oldPrice && lots <= oldLots,
  };
}

/** The amendment as the wire takes it: only what has changed. Call it only where there is no reason against it. */
export function amendCall(order: WireContractOrder, draft: AmendDraft, market: Market): AmendBody {
  const { price, oldPrice, lots, oldLots } = changeOf(order, draft, market);
  return {
    id: order.id,
    ...(price === oldPrice ? {} : { price: decimalOfTyped(draft.price) ?? '0' }),
    ...(lots === oldLots ? {} : { share: decimalOfTyped(draft.share) ?? '0' }),
  };
}

/** What rests to open holds initial margin and fee at its worst price; what waits for a trigger, or closes, holds nothing. */
function heldBy(order: WireContractOrder, change: Change, { numbers, bestBid = 0 }: AmendContext) {
  if (order.reduce_only || !change.rests) return { now: 0n, next: 0n };
  const { price, oldPrice, lots, oldLots, filled } = change;
  const hold = (ticks: bigint, open: number): bigint => {
    const worst = order.type === 'buy' ? Number(ticks) : Math.max(Number(ticks), bestBid);
    const units = openingHold(numbers.scale, worst, Math.max(0, open), {
      leverage: order.multiple,
      takerPpm: numbers.takerPpm,
    });
    return BigInt(Number.isSafeInteger(units) ? units : Number.MAX_SAFE_INTEGER);
  };
  return { now: hold(oldPrice, oldLots - filled), next: hold(price, lots - filled) };
}

const bestOf = ({ type }: WireContractOrder, { bestAsk, bestBid }: AmendContext): bigint =>
  BigInt((type === 'buy' ? bestAsk : bestBid) ?? 0);

function meets(order: WireContractOrder, price: bigint, context: AmendContext): boolean {
  const best = bestOf(order, context);
  return best > 0n && (order.type === 'buy' ? price >= best : price <= best);
}
