import type { WireOrder } from '@auric/api';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { Market } from '../../data/market/market.ts';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { feeAssetOf } from './order-facts.ts';
import { orderKinds, type OrderKind } from './order-filter.ts';
import { orderTypeTexts } from './order-texts.ts';

/** Before the markets are known, and for what is finer than a tick: as many decimals as there are, at most so many. */
const finestDecimals = 12;
const nothing = '—';

/** What an order says in the reader's language: prices to the tick, amounts to the lot. A dash stands for nothing. */
export interface OrderWords {
  base: string;
  quote: string;
  side: string;
  type: string;
  state: string;
  /** The limit price, or that it is the market's. */
  price: string;
  average: string;
  amount: string;
  /** A buy by its total has no amount of its own: what it may cost stands there. */
  amountAsset: string;
  filled: string;
  filledTotal: string;
  fee: string;
  feeAsset: string;
  distance: string;
  placedAt: string;
}

/** The pairs by their id; empty until they are known. */
export function useMarketsById(): ReadonlyMap<number, Market> {
  const { data } = useMarkets('pairs');
  return useMemo(() => new Map(data?.map((market) => [market.id, market])), [data]);
}

/** Of which kind an order's market is; undefined until the markets are known. */
export function useOrderKind(): (order: WireOrder) => OrderKind | undefined {
  const markets = useMarketsById();
  return ({ match_id: id }) => {
    const kind = markets.get(id)?.kind;
    return orderKinds.find((each) => each === kind);
  };
}

/** Puts orders into words. */
export function useOrderWords(): (order: WireOrder) => OrderWords {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const markets = useMarketsById();
  return (order) => {
    const market = markets.get(order.match_id);
    const [base = '', quote = ''] = order.symbol.split('/');
    const exact = (text: string, decimals: number | undefined) =>
      decimals === undefined ? numbers.plain(text, finestDecimals) : numbers.fixed(text, decimals);
    const price = (text: string) => exact(text, market?.priceDecimals);
    const byTotal = order.amount === '0';
    return {
      base,
      quote,
      side: t(($) => $.trade[order.type]),
      type: t(($) => $.trade[orderTypeTexts[order.order_type]]),
      state: t(($) => $.orderStates[order.state]),
      price: order.price === '0' ? t(($) => $.trade.marketPrice) : price(order.price),
      average: order.average_price === '0' ? nothing : price(order.average_price),
      amount: byTotal
        ? numbers.plain(order.quote_amount, finestDecimals)
        : exact(order.amount, market?.quantityDecimals),
      amountAsset: byTotal ? quote : base,
      filled: exact(order.filled, market?.quantityDecimals),
      filledTotal: numbers.plain(order.filled_quote, finestDecimals),
      fee: numbers.plain(order.fee, finestDecimals),
      feeAsset: feeAssetOf(order),
      distance: order.trailing_delta === 0 ? nothing : numbers.rate(order.trailing_delta * 100),
      placedAt: formatTime(order.created_at, lang),
    };
  };
}
