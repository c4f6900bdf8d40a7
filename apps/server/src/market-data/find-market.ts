import { Refusal } from '../edge/refusal.ts';
import { isPairMarket } from './market-kind.ts';
import type { MarketData } from './market-data.ts';
import type { BoardMarket } from './ticker-board.ts';

/** The ways in which a call names a market: by id, by the pair of its assets, by its symbol. */
export interface MarketReference {
  match_id?: number | undefined;
  currency_id?: number | undefined;
  legal_id?: number | undefined;
  symbol?: string | undefined;
}

/** A pair that names only its base is quoted in the first quote asset of the house. */
const defaultQuoteCode = 'USDT';

/** What is listed, and by what names. */
type MarketBoard = Pick<MarketData, 'board' | 'assetsOf'>;

/** The market that a call names; a pair or a symbol means the market of spot or of stock. Refuses a call without one (`parameter_error`) or with an unlisted one. */
export function findMarket(marketData: MarketBoard, reference: MarketReference): BoardMarket {
  const { match_id, currency_id, legal_id, symbol } = reference;
  if (match_id === undefined && currency_id === undefined && symbol === undefined) {
    throw new Refusal('parameter_error', 'match_id');
  }
  const found = match_id === undefined ? findByPair(marketData, reference) : marketData.board.market(match_id);
  const agrees =
    found !== undefined &&
    (currency_id === undefined || found.view.base === currency_id) &&
    (legal_id === undefined || found.view.quote === legal_id) &&
    (symbol === undefined || plainSymbol(found.view.symbol) === plainSymbol(symbol));
  if (!agrees) throw new Refusal('market_not_found', match_id === undefined ? 'currency_id' : 'match_id');
  return found;
}

function findByPair(marketData: MarketBoard, reference: MarketReference): BoardMarket | undefined {
  const { currency_id, legal_id, symbol } = reference;
  const candidates = [...marketData.board.markets()].filter(
    ({ view }) =>
      isPairMarket(view) &&
      (currency_id === undefined
        ? plainSymbol(view.symbol) === plainSymbol(symbol ?? '')
        : view.base === currency_id && (legal_id === undefined || view.quote === legal_id)),
  );
  return candidates.find(({ view }) => marketData.assetsOf(view).quoteCode === defaultQuoteCode) ?? candidates[0];
}

function plainSymbol(symbol: string): string {
  return symbol.replace(/[/_-]/, '').toUpperCase();
}
