import { parseDecimal, type ContractAccount } from '@auric/api';
import type { Position } from './position.ts';

const usdtDecimals = 6;
const wholePpm = 1_000_000n;

/** From these parts of the cross equity on the maintenance margin calls for attention, in ppm. */
const raisedFromPpm = 500_000n;
const highFromPpm = 800_000n;

export interface AccountRisk {
  level: 'low' | 'medium' | 'high';
  /** How much of what backs the cross positions their maintenance margin uses up, in ppm, at most all. */
  usedPpm: number;
}

type Account = Pick<ContractAccount, 'maintenance' | 'margin_balance'>;
type Backed = Pick<Position, 'marginMode' | 'margin' | 'unrealized'>;

/**
 * How near the account is to a liquidation of its cross positions, in plain words; null without one. What isolated positions
 * have backs nothing but themselves: it is left out of the balance.
 */
export function riskOf(
  { maintenance, margin_balance: balance }: Account,
  positions: readonly Backed[],
): AccountRisk | null {
  const needed = units(maintenance);
  if (needed === 0n) return null;
  const isolated = positions.filter(({ marginMode }) => marginMode === 'isolated');
  const there = isolated.reduce(
    (left, { margin, unrealized }) => left - units(margin) - units(unrealized),
    units(balance),
  );
  const used = there <= needed ? wholePpm : (needed * wholePpm) / there;
  return { level: used < raisedFromPpm ? 'low' : used < highFromPpm ? 'medium' : 'high', usedPpm: Number(used) };
}

function units(text: string): bigint {
  const amount = parseDecimal(text.replace('-', ''), usdtDecimals) ?? 0n;
  return text.startsWith('-') ? -amount : amount;
}
