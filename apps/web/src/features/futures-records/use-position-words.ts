import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { Position } from '../../data/positions/position.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { useFuturesById } from '../../data/positions/use-futures-by-id.ts';

/** Before the markets are known, and for what is finer than a tick: as many decimals as there are, at most so many. */
const finestDecimals = 8;
const lotDecimals = 2;
const nothing = '—';

/** A price to the tick of its market; a dash for none. */
export function usePriceText(): (market: number, price: string) => string {
  const numbers = useNumbers();
  const markets = useFuturesById();
  return (market, price) => {
    if (!/[1-9]/.test(price)) return nothing;
    const decimals = markets.get(market)?.priceDecimals;
    return decimals === undefined ? numbers.plain(price, finestDecimals) : numbers.fixed(price, decimals);
  };
}

/** What a position says in the reader's language. */
export interface PositionWords {
  side: string;
  /** Side, leverage and margin mode in one line. */
  kind: string;
  lots: string;
  entry: string;
  mark: string;
  liquidation: string;
  close: string;
  stops: string;
  margin: string;
  initialMargin: string;
  closedBy: string;
  openedAt: string;
  closedAt: string;
}

/** Puts positions into words. */
export function usePositionWords(): (position: Position) => PositionWords {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const priceText = usePriceText();
  return (position) => {
    const price = (text: string) => priceText(position.market, text);
    const side = t(($) => $.positions[position.side]);
    const leverage = `${position.leverage}×`;
    const { closeReason, closedAt } = position;
    return {
      side,
      kind: `${side} · ${leverage} · ${t(($) => $.positions[position.marginMode])}`,
      lots: numbers.plain(position.lots, lotDecimals),
      entry: price(position.entryPrice),
      mark: price(position.markPrice),
      liquidation: price(position.liquidationPrice),
      close: price(position.closePrice),
      stops: `${price(position.takeProfit)} / ${price(position.stopLoss)}`,
      margin: numbers.fixed(position.margin, 2),
      initialMargin: numbers.fixed(position.initialMargin, 2),
      closedBy: closeReason === '' ? nothing : t(($) => $.positions.closedBy[closeReason]),
      openedAt: formatTime(position.openedAt, lang),
      closedAt: closedAt === 0 ? nothing : formatTime(closedAt, lang),
    };
  };
}
