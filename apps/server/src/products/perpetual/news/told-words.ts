import { formatDecimal, languages } from '@auric/api';
import type { Catalog } from '../../../edge/catalog.ts';
import { scalesOf } from '../../venue/order-desk.ts';
import { averageOf } from '../../../market-data/average-price.ts';
import type { Closing, StopType } from './closings.ts';

type Words = Readonly<Record<string, string>>;

const everywhere = (word: string): Words => Object.fromEntries(languages.map((lang) => [lang, word]));

/** A side as it stands within a sentence. */
export const sideWords: Readonly<Record<'long' | 'short', Words>> = {
  long: { ...everywhere('long'), zh: '多仓', hk: '多倉', jp: 'ロング', kor: '롱', th: 'Long' },
  short: { ...everywhere('short'), zh: '空仓', hk: '空倉', jp: 'ショート', kor: '숏', th: 'Short' },
};

const stopLoss: Words = {
  ...everywhere('Stop loss'),
  zh: '止损',
  hk: '止損',
  jp: '損切り',
  kor: '손절',
  vi: 'Cắt lỗ',
  th: 'ตัดขาดทุน',
};

/** What a stop is called at the beginning of a sentence. */
export const stopWords: Readonly<Record<StopType, Words>> = {
  take_profit: {
    ...everywhere('Take profit'),
    zh: '止盈',
    hk: '止盈',
    jp: '利確',
    kor: '익절',
    vi: 'Chốt lời',
    th: 'ทำกำไร',
  },
  stop_market: stopLoss,
  stop_limit: stopLoss,
  trailing_stop: {
    ...everywhere('Trailing stop'),
    zh: '跟踪止损',
    hk: '追蹤止損',
    jp: 'トレーリングストップ',
    kor: '트레일링 스탑',
    th: 'เทรลลิงสต็อป',
    fra: 'Stop suiveur',
  },
};

/** What some closings of one position came to, as messages say it. `fill`: the last of them. */
export async function closedWords(catalog: Catalog, closings: readonly Closing[]) {
  const { market: id, side, id: fill } = closings.at(-1)!;
  const scales = await scalesOf(catalog, await catalog.marketById(id));
  const { market, base, quote } = scales;
  const lots = closings.reduce((sum, one) => sum + one.lots, 0);
  const value = closings.reduce((sum, one) => sum + one.value, 0n);
  const result = closings.reduce((sum, one) => sum + one.result, 0n);
  return {
    market: market.symbol,
    side: sideWords[side],
    quantity: { amount: formatDecimal(lots, market.quantityDecimals), currency: base.code },
    price: { amount: averageOf(value, lots, scales), currency: quote.code },
    result: { amount: formatDecimal(result, quote.scale), currency: quote.code },
    fill: String(fill),
  };
}
