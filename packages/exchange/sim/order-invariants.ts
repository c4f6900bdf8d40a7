import type { Exchange, MarketView, OrderView } from '../src/index.ts';

/** What one open order needs on hold if it stood alone, from public views only; null where the view can't tell. */
function needOf(market: MarketView, scales: ReadonlyMap<number, number>, order: OrderView): bigint | null {
  const rest = BigInt(order.quantity - order.filled);
  if (order.side === 'sell') return rest * 10n ** BigInt(scales.get(market.base)! - market.quantityDecimals);
  const decimals = scales.get(market.quote)! - market.priceDecimals - market.quantityDecimals;
  if (order.price > 0) return BigInt(order.price) * rest * 10n ** BigInt(decimals);
  // Rules, section 3: "a stop-market buy trigger × 1.05"; a trailing stop's trigger has moved since.
  const isStop = order.orderType === 'stop_market' || order.orderType === 'take_profit';
  return isStop ? ((BigInt(order.triggerPrice) * 105n) / 100n) * rest * 10n ** BigInt(decimals) : null;
}

function brokenPair(first: OrderView, second: OrderView): string | null {
  const same = first.customer === second.customer && first.market === second.market && first.side === second.side;
  if (!same) return `the legs ${first.id} and ${second.id} of a pair are not of one kind`;
  const waits = [first, second].filter((leg) => leg.state === 'pending').length;
  if (waits === 0) return `the pair ${first.id}, ${second.id} has a leg that was triggered or rests twice`;
  return first.filled + second.filled > 0 ? `the pair ${first.id}, ${second.id} lives on after a fill` : null;
}

/**
 * What must hold of a customer's open orders, legs of pairs included (D4, D18): each holds exactly what it needs, a
 * pair together the larger need of its legs, and no pair outlives its first fill or trigger.
 */
export function brokenOrders(exchange: Exchange, customer: number): string | null {
  const orders = exchange.query({ type: 'openOrders', customer });
  const markets = new Map(exchange.query({ type: 'markets' }).map((market) => [market.market, market]));
  const scales = new Map(exchange.query({ type: 'assets' }).map(({ asset, scale }) => [asset, scale]));
  for (const order of orders) {
    const need = needOf(markets.get(order.market)!, scales, order);
    if (need === null) continue;
    const partner = orders.find((other) => order.oco !== 0 && other.oco === order.oco && other.id !== order.id);
    if (partner === undefined) {
      if (order.held !== need) return `order ${order.id} holds ${order.held} and needs ${need}`;
      continue;
    }
    const other = needOf(markets.get(partner.market)!, scales, partner);
    const larger = other !== null && other > need ? other : need;
    if (other !== null && order.held + partner.held !== larger)
      return `the pair ${order.id}, ${partner.id} holds ${order.held + partner.held} and needs ${larger}`;
    const broken = brokenPair(order, partner);
    if (broken !== null) return broken;
  }
  return null;
}
