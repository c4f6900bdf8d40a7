/** The calls that show markets: quotations, candles, depth, trades, favourites. */
export declare const marketDataEndpoints: {};
