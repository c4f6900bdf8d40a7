import { collarPrice, isInBand } from '@auric/exchange/venue/formulas';
import type { Market } from '../../data/market/market.ts';
import type { TicketReason } from './ticket-reasons.ts';

/** Whether a limit price is too far from the index; the ends of the band are where a collar as wide would be. */
export function bandReason(price: bigint, indexTicks: bigint | null, market: Market): TicketReason | null {
  const index = Number(indexTicks ?? 0);
  if (index === 0 || isInBand(Number(price), index, market.priceBandPpm)) return null;
  return Number(price) > index
    ? { code: 'priceTooHigh', ticks: BigInt(collarPrice('buy', index, market.priceBandPpm)) }
    : { code: 'priceTooLow', ticks: BigInt(collarPrice('sell', index, market.priceBandPpm)) };
}
