import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { useNumbers } from '../../locales/number-format.ts';
import type { OpeningReason } from './opening-reason.ts';

/** What stands on the button instead of the act: what is missing. */
export function useReasonText(market: Market): (reason: OpeningReason) => string {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (reason) => {
    if ('ticks' in reason)
      return t(($) => $.reasons[reason.code], { price: numbers.units(reason.ticks, market.priceDecimals) });
    const { code } = reason;
    switch (code) {
      case 'reduceOnly':
        return t(($) => $.futures.onlyClosing);
      case 'enterLots':
        return t(($) => $.futures.enterLots);
      case 'leverage':
        return t(($) => $.futures.leverageAtMost, { multiple: reason.most });
      case 'insufficient':
        return t(($) => $.reasons.insufficient, { asset: market.quote.code });
      default:
        return t(($) => $.reasons[code]);
    }
  };
}
