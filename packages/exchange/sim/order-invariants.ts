import type { Exchange, MarketView, OrderView } from '../src/index.ts';
import type { NaiveWorld } from './oracle/naive-world.ts';

/** What one open order needs on hold if it stood alone; `cap`: the price that a buy without a limit price holds for. */
function needOf(market: MarketView, scales: ReadonlyMap<number, number>, order: OrderView, cap: bigint): bigint {
  const rest = BigInt(order.quantity - order.filled);
  if (order.side === 'sell') return rest * 10n ** BigInt(scales.get(market.base)! - market.quantityDecimals);
  const decimals = scales.get(market.quote)! - market.priceDecimals - market.quantityDecimals;
  return (order.price > 0 ? BigInt(order.price) : cap) * rest * 10n ** BigInt(decimals);
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
export function brokenOrders(exchange: Exchange, customer: number, w: NaiveWorld): string | null {
  const orders = exchange.query({ type: 'openOrders', customer });
  const markets = new Map(exchange.query({ type: 'markets' }).map((market) => [market.market, market]));
  const scales = new Map(exchange.query({ type: 'assets' }).map(({ asset, scale }) => [asset, scale]));
  for (const order of orders) {
    const need = needOf(markets.get(order.market)!, scales, order, w.orders.get(order.id)!.cap);
    const partner = orders.find((other) => order.oco !== 0 && other.oco === order.oco && other.id !== order.id);
    if (partner === undefined) {
      if (order.held !== need) return `order ${order.id} holds ${order.held} and needs ${need}`;
      continue;
    }
    const other = needOf(markets.get(partner.market)!, scales, partner, w.orders.get(partner.id)!.cap);
    const larger = other > need ? other : need;
    if (order.held + partner.held !== larger)
      return `the pair ${order.id}, ${partner.id} holds ${order.held + partner.held} and needs ${larger}`;
    const broken = brokenPair(order, partner);
    if (broken !== null) return broken;
  }
  return null;
}
