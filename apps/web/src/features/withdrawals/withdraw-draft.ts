import { formatDecimal, type Message, parseDecimal } from '@auric/api';
import type { Draft } from '../../data/acts/money-act.ts';
import { decimalOfTyped } from '../../data/decimal-input.ts';

/** A withdrawal as it is being written: the coin's id, the address or card by its number in the book, what was typed. */
export interface WithdrawDraft {
  currency: number;
  to: number;
  amount: string;
}

export const emptyWithdraw: WithdrawDraft = { currency: 3, to: 0, amount: '' };

export const restoreWithdraw = (left: Draft | undefined): WithdrawDraft => ({ ...emptyWithdraw, ...left });

export type WithdrawInfo = Message<'wallet/get_info'>;
export type WithdrawNetwork = WithdrawInfo['networks'][number];

/** Why it can't be sent as it is, in the order in which one would mend it; null when it can. */
export type WithdrawReason = 'choose' | 'enterAmount' | 'minimum' | 'insufficient' | 'overLimit';

export function reasonAgainst(
  { amount }: WithdrawDraft,
  info: WithdrawInfo,
  network: WithdrawNetwork | undefined,
  scale: number,
): WithdrawReason | null {
  if (network === undefined) return 'choose';
  const wanted = parseDecimal(decimalOfTyped(amount) ?? '', scale);
  if (wanted === null || wanted === 0n) return 'enterAmount';
  if (wanted > (parseDecimal(info.available, scale) ?? 0n)) return 'insufficient';
  if (wanted < (parseDecimal(network.min_withdraw, scale) ?? 0n)) return 'minimum';
  const left = info.left_24h === null ? null : parseDecimal(info.left_24h, scale);
  return left !== null && wanted > left ? 'overLimit' : null;
}

/** All that may leave now: what there is, within what is left of the limit. */
export function mostOf(info: WithdrawInfo, scale: number): string {
  const available = parseDecimal(info.available, scale) ?? 0n;
  const left = info.left_24h === null ? available : (parseDecimal(info.left_24h, scale) ?? available);
  return formatDecimal(left < available ? left : available, scale);
}

/** What arrives: the amount less the fee, never less than nothing. */
export function receivesOf(amount: string, network: WithdrawNetwork | undefined, scale: number): string {
  const wanted = parseDecimal(decimalOfTyped(amount) ?? '', scale) ?? 0n;
  const fee = parseDecimal(network?.withdraw_fee ?? '0', scale) ?? 0n;
  return formatDecimal(wanted > fee ? wanted - fee : 0n, scale);
}
