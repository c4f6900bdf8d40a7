import type { SimulatedAsset } from './universe.ts';

/** Code, price on an ordinary day in 2026 in cents, beta, own volatility, USDT traded in an ordinary minute of a session. */
type Row = readonly [string, number, number, number, number];

/** Twenty well-known names. Their prices are made up: they follow no exchange, and no share is behind them. */
const rows: readonly Row[] = [
  ['AAPL', 24_500, 0.55, 0.014, 3_200],
  ['MSFT', 48_000, 0.5, 0.013, 2_800],
  ['NVDA', 17_800, 0.95, 0.026, 4_200],
  ['AMZN', 23_000, 0.65, 0.018, 2_600],
  ['GOOGL', 29_000, 0.6, 0.017, 2_400],
  ['META', 64_000, 0.65, 0.02, 2_200],
  ['TSLA', 41_000, 1, 0.034, 3_600],
  ['JPM', 30_500, 0.5, 0.013, 1_300],
  ['BAC', 5_300, 0.5, 0.015, 1_000],
  ['JNJ', 19_500, 0.25, 0.01, 900],
  ['WMT', 10_500, 0.3, 0.012, 1_100],
  ['MA', 55_500, 0.45, 0.012, 1_000],
  ['PG', 15_000, 0.2, 0.01, 900],
  ['XOM', 11_500, 0.35, 0.015, 1_000],
  ['UNH', 34_000, 0.35, 0.02, 1_200],
  ['HD', 37_000, 0.45, 0.013, 900],
  ['KO', 7_100, 0.2, 0.009, 900],
  ['DIS', 11_200, 0.5, 0.016, 1_000],
  ['NFLX', 11_200, 0.6, 0.021, 1_500],
  ['AMD', 21_500, 1, 0.03, 2_400],
];

/** Shares have the ids behind those of contracts, and so have their markets. */
const firstStock = 201;

export const stockAssets: readonly SimulatedAsset[] = rows.map(
  ([code, startPrice, beta, ownVolatility, turnover], place) => ({
    asset: firstStock + place,
    code,
    scale: 8,
    priceDecimals: 2,
    quantityDecimals: 4,
    startPrice,
    beta,
    ownVolatility,
    turnover,
  }),
);
