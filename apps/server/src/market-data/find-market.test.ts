import { expect, test } from 'vitest';
import { findMarket, type MarketReference } from './find-market.ts';
import { marketView } from './test-support/scripted-exchange.ts';
import { TickerBoard } from './ticker-board.ts';

/** The contract of the same pair was listed first, so that whoever takes the first one takes the wrong one. */
function found(reference: MarketReference): number {
  const board = new TickerBoard(0);
  board.putMarket(marketView({ market: 7, symbol: 'BTCUSDT', settlement: 'perpetual' }));
  board.putMarket(marketView());
  const assetsOf = () => ({ baseCode: 'BTC', quoteCode: 'USDT', quoteScale: 6 });
  return findMarket({ board, assetsOf }, reference).view.market;
}

const { base, quote } = marketView();

test.each<[MarketReference]>([
  [{ symbol: 'BTCUSDT' }],
  [{ symbol: 'BTC/USDT' }],
  [{ currency_id: base }],
  [{ currency_id: base, legal_id: quote }],
])('%o means the spot market', (reference) => {
  expect(found(reference)).toBe(1);
});

test('an id means its market, of whatever kind', () => {
  expect([found({ match_id: 7 }), found({ match_id: 1 })]).toEqual([7, 1]);
});
