import { describe, expect, it } from 'vitest';
import type { Market } from '../../data/market/market.ts';
import { findMarkets } from './market-search.ts';

const names: Readonly<Record<number, string>> = { 1: 'Bitcoin', 2: 'Ethereum', 3: 'TRON', 4: 'Avalanché' };
const market = (id: number, code: string) =>
  ({ id, symbol: `${code}/USDT`, base: { id, code }, quote: { id: 9, code: 'USDT' } }) as Market;
const markets = [market(1, 'BTC'), market(2, 'ETH'), market(3, 'TRX'), market(4, 'AVAX')];
const found = (query: string) => findMarkets(markets, query, (asset) => names[asset]).map((each) => each.base.code);

describe('the search for a market', () => {
  it.each(['btc', 'BTC/U', ' btcusdt ', 'btc-usdt', 'BTC_USDT', 'Bitcoin', 'bitc'])('finds BTC by %j', (query) => {
    expect(found(query)).toEqual(['BTC']);
  });

  it.each(['比特币', '비트', 'ビットコ', 'บิต', '比特幣'])(
    'finds BTC by %j, in whatever language it is asked for',
    (query) => {
      expect(found(query)).toEqual(['BTC']);
    },
  );

  it('minds neither case nor accents', () => {
    expect(found('avalanche')).toEqual(['AVAX']);
    expect(found('ÉTHER')).toEqual(['ETH']);
  });

  it('shows the nearest answer first and keeps the order among equals', () => {
    expect(found('t')).toEqual(['TRX', 'BTC', 'ETH', 'AVAX']);
    expect(found('tr')).toEqual(['TRX']);
  });

  it('shows all for nothing, and nothing for what is not there', () => {
    expect(found('  ')).toHaveLength(4);
    expect(found('/')).toHaveLength(4);
    expect(found('doge')).toEqual([]);
  });
});
