/**
 * What the simulator knows about an asset. Prices are those of an ordinary day in 2026; volatilities are standard
 * deviations of a day's return. The history that was generated once depends on every number here: a changed or a new
 * row needs a new version of the generator.
 */
export interface SimulatedAsset {
  readonly asset: number;
  readonly code: string;
  readonly scale: number;
  /** The decimals of its market against USDT. */
  readonly priceDecimals: number;
  readonly quantityDecimals: number;
  /** In ticks of that market. */
  readonly startPrice: number;
  /** How strongly the asset follows the market as a whole. */
  readonly beta: number;
  /** What it does on its own. */
  readonly ownVolatility: number;
  /** USDT traded in an ordinary minute of the sandbox. */
  readonly turnover: number;
}

/** The standard deviation of a day's return of the market as a whole. */
export const marketVolatility = 0.021;

export const quoteAsset = { asset: 3, code: 'USDT', scale: 6 } as const;

type Row = readonly [number, string, number, number, number, number, number, number, number];

const rows: readonly Row[] = [
  [1, 'BTC', 8, 1, 5, 640_000, 1, 0.008, 9_000],
  [2, 'ETH', 8, 2, 4, 320_000, 1.2, 0.014, 6_500],
  [10, 'SOL', 8, 2, 3, 17_000, 1.4, 0.024, 3_500],
  [11, 'BNB', 8, 2, 3, 60_000, 0.8, 0.014, 2_400],
  [12, 'XRP', 6, 4, 1, 6_000, 1.1, 0.024, 2_200],
  [13, 'ADA', 6, 4, 1, 4_500, 1.2, 0.025, 1_400],
  [14, 'DOGE', 8, 5, 0, 12_500, 1.4, 0.03, 1_700],
  [15, 'TRX', 6, 5, 0, 12_000, 0.5, 0.013, 1_200],
  [16, 'DOT', 8, 3, 2, 6_500, 1.2, 0.024, 1_100],
  [17, 'LINK', 8, 3, 2, 14_200, 1.2, 0.025, 1_300],
  [18, 'AVAX', 8, 3, 2, 28_000, 1.3, 0.026, 1_100],
  [19, 'LTC', 8, 2, 3, 7_200, 1, 0.019, 1_000],
];

export const simulatedAssets: readonly SimulatedAsset[] = rows.map(
  ([asset, code, scale, priceDecimals, quantityDecimals, startPrice, beta, ownVolatility, turnover]) => ({
    asset,
    code,
    scale,
    priceDecimals,
    quantityDecimals,
    startPrice,
    beta,
    ownVolatility,
    turnover,
  }),
);
