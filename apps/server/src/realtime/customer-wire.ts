import type { MarketData } from '../market-data/market-data.ts';
import { customerWireOf } from '../products/compose.ts';
import type { CustomerWire } from './me-feed.ts';

/** Writes what a customer is told with the names and scales that the market data knows. */
export function customerWire(marketData: MarketData): Promise<CustomerWire> {
  return customerWireOf({
    asset: (id) => {
      const asset = marketData.asset(id);
      if (asset === undefined) throw new Error(`Asset ${id} has no name.`);
      return asset;
    },
    market: (id) => {
      const market = marketData.board.market(id)?.view;
      if (market === undefined) throw new Error(`Market ${id} has no name.`);
      return market;
    },
    usdtWorthE6: (asset, amount) => marketData.usdtWorthE6(asset, amount),
  });
}
