import type { TFunction } from 'i18next';
import { formatDecimal } from '@auric/api';
import type { Market } from '../../data/market/market.ts';
import type { NumberFormats } from '../../locales/number-format.ts';
import type { TicketReason } from './ticket-reasons.ts';

/** What stands on the button instead of "Buy": what is missing, in the words of the customer's language. */
export function reasonText(reason: TicketReason, t: TFunction, numbers: NumberFormats, market: Market): string {
  switch (reason.code) {
    case 'minimum':
    case 'maximum': {
      const amount = numbers.plain(formatDecimal(reason.amount, market.quote.scale), market.quote.scale);
      return t(($) => $.reasons[reason.code], { amount, asset: market.quote.code });
    }
    case 'insufficient':
      return t(($) => $.reasons.insufficient, { asset: reason.asset });
    case 'priceTooHigh':
    case 'priceTooLow':
    case 'priceAbove':
    case 'priceBelow':
    case 'takeProfitAbove':
    case 'takeProfitBelow':
    case 'stopLossAbove':
    case 'stopLossBelow':
    case 'triggerAbove':
    case 'triggerBelow':
      return t(($) => $.reasons[reason.code], { price: numbers.units(reason.ticks, market.priceDecimals) });
    default:
      return t(($) => $.reasons[reason.code]);
  }
}
