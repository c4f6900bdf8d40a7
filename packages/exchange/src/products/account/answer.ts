import type { Answers, FrameOf, Rendered } from '../../kernel/product.ts';
import type { AccountCommand } from './commands.ts';
import type { AccountEvent } from './events.ts';

/** The id of the deposit, correction, withdrawal or transfer that a frame made or ended. */
function madeIn({ events }: FrameOf<AccountEvent>): Rendered {
  for (const event of events) {
    if (event.type === 'Deposited' || event.type === 'HouseFunded' || event.type === 'TestFundsClaimed')
      return { id: event.deposit };
    if (event.type === 'BalanceAdjusted') return { id: event.adjustment };
    if (event.type === 'Transferred') return { id: event.transfer };
    if (event.type === 'WithdrawalHeld' || event.type === 'WithdrawalSettled' || event.type === 'WithdrawalReleased')
      return { id: event.withdrawal };
  }
  return {};
}

export const accountAnswers: Answers<AccountCommand, AccountEvent> = {
  Deposit: madeIn,
  FundHouse: madeIn,
  AdjustBalance: madeIn,
  ClaimTestFunds: madeIn,
  HoldWithdrawal: madeIn,
  SettleWithdrawal: madeIn,
  ReleaseWithdrawal: madeIn,
  Transfer: madeIn,
};
