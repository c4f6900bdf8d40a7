import { formatDecimal } from '@auric/api';

/** A share in ppm as a percentage with at most two decimals, as text. */
export function ppmPercent(ppm: number): string {
  return formatDecimal(Math.floor(ppm / 100), 2);
}
