import type { TradeView } from '@auric/exchange';
import { expect, test } from 'vitest';
import { marketView } from './test-support/scripted-exchange.ts';
import { indexInTicks, TickerBoard } from './ticker-board.ts';

const noon = Date.UTC(2026, 10, 21, 12);

function tradeView(id: number, price: number, at: number, market = 1): TradeView {
  return { id, market, side: 'buy', price, quantity: 2, quoteAmount: BigInt(price * 2), at };
}

function boardWithMarket(): TickerBoard {
  const board = new TickerBoard(noon);
  board.putMarket(marketView());
  return board;
}

function tickerOf(board: TickerBoard) {
  const market = board.market(1);
  if (market === undefined) throw new Error('The market is missing.');
  return board.ticker(market);
}

test('a market shows its index before the first trade, and nothing before the first index', () => {
  const board = boardWithMarket();
  expect(tickerOf(board)).toMatchObject({ lastPrice: 0, open: 0, close: 0 });
  board.putMarket(marketView({ indexE8: 6_400_012_000_000 }));
  expect(tickerOf(board)).toMatchObject({ lastPrice: 640_001, open: 0 });
});

test('trades move the ticker, the latest trades and the candles together', () => {
  const board = boardWithMarket();
  board.addTrades([tradeView(1, 500, noon), tradeView(2, 700, noon + 1), tradeView(3, 600, noon + 61_000)]);
  expect(tickerOf(board)).toMatchObject({ open: 500, high: 700, low: 500, close: 600, lastPrice: 600, volume: 6 });
  const market = board.market(1);
  expect(market?.trades.latest(2).map(({ id }) => id)).toEqual([3, 2]);
  expect(market?.candles.current('1min', noon / 1_000 + 61)?.open).toBe(600);
  expect(market?.candles.current('1day', noon / 1_000 + 61)?.high).toBe(700);
});

test('D35 a trade that the board was seeded with is not counted again', () => {
  const board = boardWithMarket();
  board.startAfterTrade(2);
  const trades = [tradeView(1, 500, noon), tradeView(2, 700, noon), tradeView(3, 600, noon)];
  expect(board.addTrades(trades).map(({ id }) => id)).toEqual([3]);
  expect(board.addTrades(trades)).toEqual([]);
  expect(tickerOf(board)).toMatchObject({ volume: 2, high: 600 });
});

test('time passes without trades, and never back', () => {
  const board = boardWithMarket();
  board.addTrades([tradeView(1, 500, noon)]);
  board.advance(noon + 86_400_000);
  expect(tickerOf(board)).toMatchObject({ open: 500, close: 500, volume: 0 });
  board.advance(noon);
  expect(board.at).toBe(noon + 86_400_000);
});

test('a market keeps its day when its state changes', () => {
  const board = boardWithMarket();
  board.addTrades([tradeView(1, 500, noon)]);
  board.putMarket(marketView({ state: 'halted', lastPrice: 500 }));
  expect(tickerOf(board)).toMatchObject({ volume: 2, market: { state: 'halted' } });
});

test('trades of a market that is not on the board are left out', () => {
  const board = boardWithMarket();
  expect(board.addTrades([tradeView(1, 500, noon, 99)])).toEqual([]);
});

test('the latest trades stay bounded', () => {
  const board = boardWithMarket();
  for (let id = 1; id <= 1_000; id += 1) board.addTrades([tradeView(id, 500, noon)]);
  const latest = board.market(1)?.trades.latest(1_000) ?? [];
  expect(latest).toHaveLength(200);
  expect(latest[0]?.id).toBe(1_000);
  expect(latest.at(-1)?.id).toBe(801);
});

test.each([
  [0, 640_001],
  [5, 64_000_120_000],
])('the index is written in ticks of %d decimals', (extra, ticks) => {
  expect(indexInTicks(marketView({ priceDecimals: 1 + extra, indexE8: 6_400_012_000_000 }))).toBe(ticks);
});
