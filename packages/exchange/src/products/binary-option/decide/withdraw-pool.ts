import { balanceMax } from '../../../kernel/amounts.ts';
import { isDigest } from '../../../kernel/digest.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { systemAccounts, usdtAsset } from '../../../kernel/vocabulary.ts';
import type { WithdrawOptionPool } from '../commands.ts';
import { capitalFor, exposureWindowMs } from '../formulas.ts';
import { binaryOptionRejections as refuse } from '../rejections.ts';
import type { BinaryOptionContext, BinaryOptionDesk } from './desk.ts';

const { optionPool } = systemAccounts;

/** Takes capital out of the pool: nothing that is promised, and never so much that what is open would be too much for the rest. */
export function withdrawPool(
  desk: BinaryOptionDesk,
  { emit, answer, at }: BinaryOptionContext,
  { amount, reference, act }: WithdrawOptionPool,
): Rejection | null {
  if (!(amount > 0n)) return refuse.withdrawnNotPositive;
  if (amount > balanceMax) return refuse.withdrawnOutOfRange;
  if (!isDigest(reference)) return refuse.referenceInvalid;
  if (isKnown(desk, 'reference', reference)) return refuse.withdrawalRecorded;
  const agreed = { action: 'withdraw_option_pool', subjectKind: 'house_account', subject: String(optionPool) };
  if (isKnown(desk, 'act', act) || !desk.ports.agreed(act, agreed, at)) return refuse.actNotAgreed;
  const free = desk.ledger.available(optionPool, 'funding', usdtAsset);
  if (amount > free) return { ...refuse.poolReserved, detail: { most: Number(free) } };
  const spare = free + desk.ledger.held(optionPool, 'funding', usdtAsset) - neededFor(desk, at);
  if (amount > spare) return { ...refuse.poolExposed, detail: { most: Number(spare > 0n ? spare : 0n) } };

  const withdrawal = desk.state.counters.lastWithdrawal + 1;
  emit({ type: 'OptionPoolWithdrawn', withdrawal, amount, reference, act });
  answer.id = withdrawal;
  return null;
}

function isKnown({ state }: BinaryOptionDesk, field: 'reference' | 'act', value: string | number): boolean {
  const column = state.withdrawals.columns[field];
  for (const slot of state.withdrawals.slots()) if (column[slot] === value) return true;
  return false;
}

/** The least that the pool has to have for what is open, over the market that needs most. */
function neededFor({ state }: BinaryOptionDesk, at: number): bigint {
  const { asset } = state.markets.columns;
  let most = 0n;
  for (const slot of state.markets.slots()) {
    const terms = state.terms.at(String(asset[slot]!), at);
    if (terms === null) continue;
    const needed = capitalFor(state.dueReserves.mostWithin(asset[slot]!, exposureWindowMs), terms.exposurePpm);
    if (needed > most) most = needed;
  }
  return most;
}
