import type { Kysely } from 'kysely';
import type { Quotation, QuotationGroup } from '@auric/api';
import type { Database } from '../db/database.ts';
import type { HandlersOf } from '../edge/handler.ts';
import { addFavourite, listFavourites, removeFavourite } from './favourites.ts';
import { findMarket } from './find-market.ts';
import type { MarketData } from './market-data.ts';
import type { BoardMarket } from './ticker-board.ts';
import { candleToWire, levelsToWire, quotationToWire, tradeToWire } from './wire.ts';
import { Refusal } from '../edge/refusal.ts';

type MarketDataPath =
  | 'currency/quotation_new'
  | 'currency/new_timeshar'
  | 'currency/depth'
  | 'currency/trades'
  | 'optional/add'
  | 'optional/del'
  | 'optional/list';

/** Times before this are seconds: as milliseconds they would lie in 1973, as seconds in the year 5138. */
const firstMilliseconds = 100_000_000_000;

/** Answers the calls that show markets. */
export function marketDataHandlers(options: {
  marketData: MarketData;
  db: Kysely<Database>;
  now: () => number;
}): HandlersOf<MarketDataPath> {
  const { marketData, db, now } = options;
  return {
    'currency/quotation_new': () => quotationGroups(marketData),
    'currency/new_timeshar': async ({ period, from, to, ...reference }) => {
      const market = findMarket(marketData, reference);
      const candles = await marketData.candles(market, period, secondsOf(from, Math.ceil), secondsOf(to, Math.floor));
      return candles.map((candle) => candleToWire(candle, market.view));
    },
    'currency/depth': async ({ limit, ...reference }) => {
      const { view } = findMarket(marketData, reference);
      const answer = await marketData.depth(view.market, limit);
      if (answer === null) throw new Refusal('market_not_found', 'match_id');
      const { bids, asks } = answer.depth;
      return { seq: answer.seq, bids: levelsToWire(bids, view), asks: levelsToWire(asks, view) };
    },
    'currency/trades': ({ limit, ...reference }) => {
      const market = findMarket(marketData, reference);
      return market.trades.latest(limit).map((trade) => tradeToWire(trade, market.view));
    },
    'optional/add': async (reference, { customer }) => {
      await addFavourite(db, customer, findMarket(marketData, reference).view.market, now());
      return true as const;
    },
    'optional/del': async (reference, { customer }) => {
      await removeFavourite(db, customer, findMarket(marketData, reference).view.market);
      return true as const;
    },
    'optional/list': async (_payload, { customer }) => {
      const marked = await listFavourites(db, customer);
      const markets = marked.map((market) => marketData.board.market(market));
      return markets.filter((market) => market !== undefined).map((market) => quotationOf(marketData, market));
    },
  };
}

function quotationGroups(marketData: MarketData): QuotationGroup[] {
  const groups = new Map<number, QuotationGroup>();
  for (const market of marketData.board.markets()) {
    const { quote } = market.view;
    const group = groups.get(quote) ?? { id: quote, name: marketData.assetsOf(market.view).quoteCode, quotation: [] };
    groups.set(quote, group);
    group.quotation.push(quotationOf(marketData, market));
  }
  return [...groups.values()];
}

function quotationOf(marketData: MarketData, market: BoardMarket): Quotation {
  const ticker = marketData.board.ticker(market);
  return quotationToWire(ticker, market.day.hourlyCloses(), marketData.assetsOf(market.view));
}

/** A time in seconds or milliseconds as seconds; null for none. */
function secondsOf(time: number | undefined, round: (seconds: number) => number): number | null {
  if (time === undefined) return null;
  return time < firstMilliseconds ? time : round(time / 1_000);
}
