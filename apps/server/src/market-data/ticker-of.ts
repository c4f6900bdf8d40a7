import type { Ticker } from '@auric/api';
import { Refusal } from '../edge/refusal.ts';
import type { MarketData } from './market-data.ts';
import { tickerToWire } from './wire.ts';

/** The ticker of a market as the wire writes it; refuses (`market_not_found`) one that isn't listed. */
export type TickerOf = (market: number) => Ticker;

export function tickerOf(marketData: MarketData): TickerOf {
  return (id) => {
    const market = marketData.board.market(id);
    if (market === undefined) throw new Refusal('market_not_found', 'match_id');
    return tickerToWire(marketData.board.ticker(market), marketData.assetsOf(market.view).quoteScale);
  };
}
