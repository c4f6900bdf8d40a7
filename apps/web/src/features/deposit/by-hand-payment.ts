import type { Currency, FiatCode, Payload } from '@auric/api';
import { bankNetwork } from '@auric/api/addresses/network';
import { formatDecimal } from '@auric/api';
import { fromFiat, type ShownFiat } from '../../data/market/fiat.ts';

/** The only coin that fiat pays for. */
const fiatBuys = 'USDT';

type Payment = Pick<Payload<'wallet/charge_req'>, 'amount' | 'type' | 'fiat_currency' | 'fiat_amount' | 'fiat_rate'>;

/** The currencies that a coin can be paid for in; none for most coins. */
export function fiatsFor(coin: Pick<Currency, 'code'>, fiats: readonly ShownFiat[]): readonly ShownFiat[] {
  return coin.code === fiatBuys ? fiats : [];
}

/** How many decimals a currency is written with. */
export function fiatDecimals(code: FiatCode): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** What an amount in fiat comes to, as a decimal of the coin; null where it is no amount. */
export function comesTo(amount: string, { rate }: ShownFiat, { scale }: Pick<Currency, 'scale'>): string | null {
  const units = fromFiat(amount, rate);
  return units === null ? null : formatDecimal(units, scale);
}

/** What is told of a payment: an amount of the coin by its network, or fiat with the rate that is shown. */
export function paymentOf(amount: string, fiat: ShownFiat | undefined, coin: Currency, network: string): Payment {
  if (fiat === undefined) return { amount, type: network };
  const paid = { fiat_currency: fiat.code, fiat_amount: amount, fiat_rate: fiat.rate };
  return { amount: comesTo(amount, fiat, coin) ?? '0', type: bankNetwork, ...paid };
}
