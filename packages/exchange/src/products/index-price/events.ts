import { added, type EventsOf, type Values } from '../../kernel/fields.ts';

/**
 * Until version 1 a tick had one number of sources for all assets, and pairs `[asset, priceE8, …]` that were taken to
 * be as fresh as the tick.
 */
function perAsset({ type, source, sources, prices }: Values): Values {
  const pairs = prices as readonly number[];
  return { type, source, prices: pairs.flatMap((value, i) => (i % 2 === 0 ? [value] : [value, 0, Number(sources)])) };
}

/**
 * `prices`: quadruples `[asset, priceE8, ageMs, sources, …]`, prices in 1e-8 USDT for one whole unit. Times in Unix ms. `repeated`: the
 * assets of which a sound tick was published in the same second already; this one decides no outcome.
 */
export const indexPriceEvents = {
  IndexPublished: {
    version: 3,
    fields: { source: 'text', prices: 'ints', repeated: added(3, 'ints', []) },
    earlier: { 1: { fields: { source: 'text', sources: 'int', prices: 'ints' }, upcast: perAsset } },
  },
  HistorySeeded: { version: 1, fields: { seed: 'int', generatorVersion: 'int', from: 'int', to: 'int' } },
} as const;

export type IndexPriceEvent = EventsOf<typeof indexPriceEvents>;
