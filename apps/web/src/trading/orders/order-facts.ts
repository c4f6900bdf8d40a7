import { formatDecimal, parseDecimal, type WireOrder } from '@auric/api';
import { trailingTrigger } from '@auric/exchange/venue/formulas';

/** Fees are paid in what is received: the base asset by buyers, the quote asset by sellers. */
export function feeAssetOf(order: Pick<WireOrder, 'symbol' | 'type'>): string {
  const [base = '', quote = ''] = order.symbol.split('/');
  return order.type === 'buy' ? base : quote;
}

type FilledOrder = Pick<WireOrder, 'state' | 'amount' | 'quote_amount' | 'filled' | 'filled_quote'>;

/** How much of an order is filled, in whole percent. A bar is drawn from it: a double is enough. */
export function filledPercent(order: FilledOrder): number {
  // A buy by total ends filled with less than a lot's price to spare.
  if (order.state === 'filled') return 100;
  const byQuote = order.amount === '0';
  const whole = Number(byQuote ? order.quote_amount : order.amount);
  const part = Number(byQuote ? order.filled_quote : order.filled);
  return whole === 0 ? 0 : Math.min(100, Math.floor((part / whole) * 100 + 1e-9));
}

/**
 * Where the last price must go for an order to trigger: a stop follows the market, buying what rises and selling what
 * falls; a take-profit waits for the other way. Null for an order without a trigger.
 */
export function triggerSideOf({
  order_type,
  trigger_price,
  type,
}: Pick<WireOrder, 'order_type' | 'trigger_price' | 'type'>): '≥' | '≤' | null {
  if (trigger_price === '0') return null;
  return (type === 'buy') === (order_type !== 'take_profit') ? '≥' : '≤';
}

/** The trigger of a trailing stop after a last price: it only ever comes nearer. Both are decimals of the wire. */
export function trailedTrigger(
  order: Pick<WireOrder, 'type' | 'trailing_delta' | 'state'>,
  trigger: string,
  last: string | undefined,
  priceDecimals: number,
): string {
  const price = last === undefined ? null : parseDecimal(last, priceDecimals);
  const known = parseDecimal(trigger, priceDecimals);
  if (order.trailing_delta === 0 || order.state !== 'pending' || price === null || price === 0n || known === null)
    return trigger;
  const next = BigInt(trailingTrigger(order.type, Number(price), order.trailing_delta));
  const nearer = order.type === 'sell' ? next > known : next < known;
  return nearer ? formatDecimal(next, priceDecimals) : trigger;
}

/** Where an order waits, seen from the market, in percent with two decimals: below it is negative. Null for no price. */
export function distancePercent(
  { price, trigger_price, trailing_delta }: Pick<WireOrder, 'price' | 'trigger_price' | 'trailing_delta'>,
  last: string | undefined,
): string | null {
  const target = parseDecimal(trigger_price === '0' ? price : trigger_price, finestScale);
  const market = last === undefined ? null : parseDecimal(last, finestScale);
  if (target === null || target === 0n || market === null || market === 0n || trailing_delta > 0) return null;
  return formatDecimal(((target - market) * 10_000n) / market, 2);
}

/** No price has more decimals. */
const finestScale = 18;

/** What an order asks beside its price, in the words that all traders use. */
export type OrderFlag = 'IOC' | 'FOK' | 'postOnly';

export function flagsOf({
  time_in_force,
  post_only,
  price,
}: Pick<WireOrder, 'time_in_force' | 'post_only' | 'price'>): OrderFlag[] {
  const flags: OrderFlag[] = [];
  // Without a price an order is filled at once in any case: that says nothing.
  if (time_in_force === 'ioc' && price !== '0') flags.push('IOC');
  if (time_in_force === 'fok') flags.push('FOK');
  if (post_only) flags.push('postOnly');
  return flags;
}

/** One order, or the two legs of an OCO that are both still open: the one with a price and the one with a trigger. */
export type OrderRow = { order: WireOrder; stop: WireOrder | null };

/** Orders as they are shown: both legs of an OCO are one row, at the place of the first. */
export function orderRows(orders: readonly WireOrder[]): OrderRow[] {
  const pairs = Map.groupBy(
    orders.filter(({ oco_id }) => oco_id !== 0),
    ({ oco_id }) => oco_id,
  );
  const rows: OrderRow[] = [];
  for (const order of orders) {
    const legs = pairs.get(order.oco_id) ?? [];
    if (legs.length !== 2) rows.push({ order, stop: null });
    else if (legs[0] === order) rows.push(pairOf(legs, order));
  }
  return rows;
}

function pairOf(legs: readonly WireOrder[], fallback: WireOrder): OrderRow {
  const limit = legs.find(({ order_type }) => order_type === 'limit') ?? fallback;
  return { order: limit, stop: legs.find((leg) => leg !== limit) ?? null };
}
