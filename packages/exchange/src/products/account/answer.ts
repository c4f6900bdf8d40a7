import type { Answers, FrameOf, Rendered } from '../../kernel/product.ts';
import type { AccountCommand } from './commands.ts';
import type { AccountEvent } from './events.ts';

/** The id of the deposit, correction or transfer that a frame made. */
function madeIn({ events }: FrameOf<AccountEvent>): Rendered {
  for (const event of events) {
    if (event.type === 'Deposited' || event.type === 'HouseFunded' || event.type === 'TestFundsClaimed')
      return { id: event.deposit };
    if (event.type === 'BalanceAdjusted') return { id: event.adjustment };
    if (event.type === 'Transferred') return { id: event.transfer };
  }
  return {};
}

export const accountAnswers: Answers<AccountCommand, AccountEvent> = {
  Deposit: madeIn,
  FundHouse: madeIn,
  AdjustBalance: madeIn,
  ClaimTestFunds: madeIn,
  Transfer: madeIn,
};
