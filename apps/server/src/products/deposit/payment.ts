import { type FiatCode, type Payload, parseDecimal } from '@auric/api';
import { bankNetwork } from '@auric/api/addresses/network';
import type { AssetView } from '@auric/exchange';
import { readAmount } from '../../edge/amounts.ts';
import { Refusal } from '../../edge/refusal.ts';
import { rateDecimals } from '../../fiat/rate-source.ts';
import type { RouteParts } from '../product-row.ts';
import { wayOf } from './receiving.ts';

type Wish = Pick<Payload<'wallet/charge_req'>, 'type' | 'fiat_currency' | 'fiat_amount' | 'fiat_rate'>;

/** How something was paid by hand: by a network, or in fiat (1e-6 of a currency) at a rate (1e-8 of it for one USDT). */
interface Payment {
  readonly network: string;
  readonly fiat: { readonly currency: FiatCode | ''; readonly fiatE6: bigint; readonly rateE8: bigint };
}

const fiatDecimals = 6;

/**
 * Reads how something was paid. Refuses a network that the asset doesn't have (`network_not_offered`; fiat pays for USDT alone),
 * a currency without a rate (`fiat_rate_unknown`) and a rate that isn't the one that is shown any more (`fiat_rate_moved`).
 */
export function paymentOf(
  { chains, fiat }: Pick<RouteParts, 'chains' | 'fiat'>,
  asset: AssetView,
  wish: Wish,
): Payment {
  const { type, fiat_currency: currency, fiat_amount: paid, fiat_rate: seen } = wish;
  const isBank = type === bankNetwork;
  if (!isBank && [currency, paid, seen].some((said) => said !== undefined))
    throw new Refusal('parameter_error', 'fiat_currency');
  if (!isBank)
    return {
      network: wayOf(chains, asset, type, 'type').network.subName,
      fiat: { currency: '', fiatE6: 0n, rateE8: 0n },
    };
  if (asset.code !== 'USDT') throw new Refusal('network_not_offered', 'type');
  if (currency === undefined) throw new Refusal('parameter_error', 'fiat_currency');
  if (paid === undefined) throw new Refusal('parameter_error', 'fiat_amount');
  const fiatE6 = readAmount(paid, fiatDecimals, 'fiat_amount');
  if (fiatE6 === 0n) throw new Refusal('amount_not_positive', 'fiat_amount');
  return { network: bankNetwork, fiat: { currency, fiatE6, rateE8: rateShown(fiat, currency, seen) } };
}

/** The rate that stands with a request is the one that its customer saw. */
function rateShown(fiat: RouteParts['fiat'], currency: FiatCode, seen: string | undefined): bigint {
  const known = fiat.rateOf(currency);
  if (known === null) throw new Refusal('fiat_rate_unknown', 'fiat_currency');
  if (seen === undefined || parseDecimal(seen, rateDecimals) !== known.rateE8)
    throw new Refusal('fiat_rate_moved', 'fiat_amount');
  return known.rateE8;
}
