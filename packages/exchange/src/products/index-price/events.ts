import type { EventsOf } from '../../kernel/fields.ts';

/** `prices`: pairs `[asset, priceE8, …]`, 1e-8 USDT for one whole unit. Times in Unix ms. */
export const indexPriceEvents = {
  IndexPublished: { version: 1, fields: { source: 'text', sources: 'int', prices: 'ints' } },
  HistorySeeded: { version: 1, fields: { seed: 'int', generatorVersion: 'int', from: 'int', to: 'int' } },
} as const;

export type IndexPriceEvent = EventsOf<typeof indexPriceEvents>;
