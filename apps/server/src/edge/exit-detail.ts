import { formatDecimal } from '@auric/api';
import type { AssetView, Rejection } from '@auric/exchange';

/** The decimals of what limits are counted in: BTC. */
const bitcoinScale = 8;
/** And of what fiat is worth: USDT. */
const usdtScale = 6;

type Detail = Rejection['detail'];

/** The numbers of a refusal in the units of the wire: limits of a day in BTC, those of fiat in USDT, outflows in the asset. */
export function exitDetailOf({ scale }: Pick<AssetView, 'scale'>): (rejection: Rejection) => Detail {
  return ({ code, detail }) => {
    if (detail === undefined) return undefined;
    if (code === 'fiat_limit' || code === 'fiat_too_little') return decimalsOf(detail, usdtScale);
    if (code === 'exit_limit') return decimalsOf(detail, bitcoinScale);
    return code === 'outflow_share' || code === 'outflow_limit' ? decimalsOf(detail, scale) : detail;
  };
}

/** What may be moved out of the account that positions need, in the asset. */
export function transferDetailOf({ scale, code: currency }: Pick<AssetView, 'scale' | 'code'>) {
  return ({ code, detail }: Rejection): Detail =>
    code === 'margin_needed' && detail !== undefined
      ? { most: formatDecimal(BigInt(detail['most'] ?? 0), scale), currency }
      : detail;
}

/** Amounts of the exchange are digits, times are numbers. */
function decimalsOf(detail: NonNullable<Detail>, scale: number): Detail {
  return Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      name,
      typeof value === 'string' ? formatDecimal(BigInt(value), scale) : value,
    ]),
  );
}
