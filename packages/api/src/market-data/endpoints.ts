/** The calls that show markets: quotations, candles, depth, trades, favourites. */
export const marketDataEndpoints = {};
