import type { Postings } from '../../../kernel/product.ts';
import { systemAccounts, usdtAsset } from '../../../kernel/vocabulary.ts';
import { payOut, release, type Reservation, reserve as setApart } from '../../../ledger/reservation.ts';
import type { BinaryOptionEvent } from '../events.ts';

const { optionPool, world } = systemAccounts;

function promised(amount: bigint): Reservation {
  return { account: optionPool, asset: usdtAsset, amount };
}

/** Stakes are held in the option account, what they may win in the pool; what is lost goes to the pool, and operators take of it. */
export const binaryOptionPostings: Postings<BinaryOptionEvent> = {
  OptionBought({ customer, stake, reserve }, post) {
    post(customer, 'option', usdtAsset, -stake, stake);
    setApart(post, promised(reserve));
  },
  OptionSettled({ customer, stake, reserve, result }, post) {
    post(customer, 'option', usdtAsset, result === 'lost' ? 0n : stake, -stake);
    if (result === 'won') payOut(post, promised(reserve), reserve, customer, 'option');
    else release(post, promised(reserve));
    if (result === 'lost') post(optionPool, 'funding', usdtAsset, stake, 0n);
  },
  OptionVoided({ customer, stake, reserve }, post) {
    post(customer, 'option', usdtAsset, stake, -stake);
    release(post, promised(reserve));
  },
  OptionPoolWithdrawn({ amount }, post) {
    post(optionPool, 'funding', usdtAsset, -amount, 0n);
    post(world, 'funding', usdtAsset, amount, 0n);
  },
};
