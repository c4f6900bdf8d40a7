/** The widths of candles, the narrowest first. */
export const klinePeriods = ['1min', '5min', '15min', '30min', '60min', '4hour', '1day', '1week'] as const;
export type KlinePeriod = (typeof klinePeriods)[number];
