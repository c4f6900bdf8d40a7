import { balanceMax } from '../../../kernel/amounts.ts';
import { isDigest } from '../../../kernel/digest.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { isReserve } from '../../../ledger/system-accounts.ts';
import type { FundHouse } from '../commands.ts';
import { accountRejections as refuse } from '../rejections.ts';
import { isFunded } from '../state.ts';
import { type AccountContext, type AccountDesk, isAgreed, isCredited, isOutOfRange } from './desk.ts';

/** What a reserve begins with comes by itself, once an asset; nothing tops it up afterwards but two operators. */
export function fundHouse(desk: AccountDesk, context: AccountContext, command: FundHouse): Rejection | null {
  const { account, asset, amount, reference, act } = command;
  const { state } = desk;
  if (!isReserve(account)) return refuse.accountInvalid;
  if (!(amount > 0n)) return refuse.amountNotPositive;
  if (amount > balanceMax) return refuse.amountOutOfRange;
  if (!isDigest(reference)) return refuse.referenceInvalid;
  if (state.assetSlots.get(asset) < 0) return refuse.assetNotFound;
  if (isCredited(desk, reference)) return refuse.depositAlreadyCredited;
  const begins = act === 0 && !isFunded(state, account, asset);
  if (
    !begins &&
    !isAgreed(desk, act, { action: 'fund_house', subjectKind: 'house_account', subject: String(account) }, context.at)
  )
    return refuse.actNotAgreed;
  if (isOutOfRange(desk, account, 'funding', asset, amount)) return refuse.balanceOutOfRange;

  const deposit = state.counters.lastDeposit + 1;
  context.emit({ type: 'HouseFunded', deposit, account, asset, amount, reference, act });
  context.answer.id = deposit;
  return null;
}
