import type { MarketData } from '../market-data/market-data.ts';
import { kindOf } from '../market-data/market-kind.ts';
import type { Names } from '../products/product-row.ts';
import { customerWireOf } from '../products/compose.ts';
import type { CustomerWire } from './me-feed.ts';

/** Writes what a customer is told with the names and scales that the market data knows. */
export async function customerWire(marketData: MarketData): Promise<CustomerWire> {
  const names = namesOf(marketData);
  return { ...(await customerWireOf(names)), kindOf: (order) => kindOf(names.market(order.market)) };
}

function namesOf(marketData: MarketData): Names {
  return {
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
  };
}
