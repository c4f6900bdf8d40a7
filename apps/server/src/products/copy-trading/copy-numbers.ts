import { formatDecimal } from '@auric/api';

/** The decimals of USDT, of parts of a whole and of sizes: 1e-6 all of them. */
export const scale = 6;

/** An amount of USDT, a part of a whole, or a size, in 1e-6. */
export function e6Text(value: bigint | number | string): string {
  return formatDecimal(BigInt(value), scale);
}

/** What the follow calls name as the exchange does differently. */
export const wireFields = {
  lead: 'trader_user_id',
  follow: 'follow_user_id',
  position: 'transaction_id',
  mode: 'type',
  sizeE6: 'number',
  followAmount: 'follow_amount',
  stopLoss: 'stop_loss',
  leverageMost: 'max_multiple',
  sharePpm: 'share',
} as const;
