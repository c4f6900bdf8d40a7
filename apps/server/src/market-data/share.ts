import { formatDecimal } from '@auric/api';
import { readSteps } from '../edge/amounts.ts';
import { Refusal } from '../edge/refusal.ts';

/** One lot of the wire is a hundred of the engine's, so that its step is 0.01 lot. Source: rules.md section 4. */
const shareDecimals = 2;
const lotsPerShare = 10 ** shareDecimals;

/** The engine's lots of a share on the wire, 0 where it is absent; a share of nothing is refused. */
export function readShare(share: string | undefined, field = 'share'): number {
  const lots = readSteps(share, shareDecimals, field);
  if (share !== undefined && lots === 0) throw new Refusal('quantity_invalid', field);
  return lots;
}

/** The engine's lots as the wire writes them. */
export function formatShare(lots: number | bigint): string {
  return formatDecimal(lots, shareDecimals);
}

/** What one lot of the wire is in the base asset of a market. */
export function shareSize({ quantityDecimals }: { readonly quantityDecimals: number }): string {
  return formatDecimal(lotsPerShare, quantityDecimals);
}

/** The step of lots on the wire. */
export const shareStep = formatDecimal(1, shareDecimals);
