import type { AssetView } from '@auric/exchange';
import type { MarketData } from '../market-data/market-data.ts';
import { accountIdOf, balanceShape } from '../products/account/wallet.ts';
import { orderShape } from '../products/spot/order-shape.ts';
import type { CustomerWire } from './me-feed.ts';

/** Writes orders and balances with the names and scales that the market data knows. */
export function customerWire(marketData: MarketData): CustomerWire {
  const assetOf = (id: number): AssetView => {
    const asset = marketData.asset(id);
    if (asset === undefined) throw new Error(`Asset ${id} has no name.`);
    return asset;
  };
  return {
    order: (order) => {
      const market = marketData.board.market(order.market)?.view;
      if (market === undefined) throw new Error(`Order ${order.id} is in an unknown market.`);
      return orderShape(order, { market, base: assetOf(market.base), quote: assetOf(market.quote) });
    },
    balance: (balance) => {
      const { shape } = balanceShape(marketData, assetOf(balance.asset), balance);
      return { account: accountIdOf(balance.kind), kind: balance.kind, ...shape };
    },
  };
}
