import { formatDecimal, type IndexTicks } from '@auric/api';
import type { MarketView } from '@auric/exchange';
import type { ExchangePort } from '../engine/port/port.ts';

/** The decimals of an index. */
const indexScale = 8;

/** The index of a market's base asset with its newest sound ticks as the wire writes it; null before the first. */
export async function readIndexTicks(
  port: Pick<ExchangePort, 'query'>,
  { market, base }: Pick<MarketView, 'market' | 'base'>,
): Promise<{ seq: number; index: IndexTicks | null }> {
  const [index, sound] = await Promise.all([
    port.query({ type: 'index', asset: base }),
    port.query({ type: 'soundTicks', asset: base }),
  ]);
  const { seq, value } = index;
  if (value.priceE8 === 0) return { seq, index: null };
  const { times = [], pricesE8 = [], sources = [] } = sound.value ?? {};
  const price = (priceE8: number): string => formatDecimal(BigInt(priceE8), indexScale);
  return {
    seq,
    index: {
      match_id: market,
      price: price(value.priceE8),
      time: value.at,
      sources: value.sources,
      is_sound: value.isSound,
      ticks: times.map((time, i) => ({ time, price: price(pricesE8[i]!), sources: sources[i]! })),
    },
  };
}
