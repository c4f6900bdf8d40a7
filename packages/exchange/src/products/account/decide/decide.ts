import { balanceMax } from '../../../kernel/amounts.ts';
import type { Deciders } from '../../../kernel/product.ts';
import { accountKinds, usdtAsset } from '../../../kernel/vocabulary.ts';
import { assetIdMax } from '../../../ledger/ledger.ts';
import type { AccountCommand } from '../commands.ts';
import type { AccountEvent } from '../events.ts';
import { accountRejections as refuse } from '../rejections.ts';
import { adjustBalance } from './adjust-balance.ts';
import { claimTestFunds, deposit } from './arrivals.ts';
import { closeCustomer } from './close-customer.ts';
import { openCustomer, setStanding } from './customers.ts';
import { type AccountDesk, closedOrUnknown, isId, isMisplaced } from './desk.ts';
import { fundHouse } from './fund-house.ts';

const codePattern = /^[A-Z0-9]{2,12}$/;
const scaleMax = 12;

export function decidersOf(desk: AccountDesk): Deciders<AccountCommand, AccountEvent> {
  const { state, ledger } = desk;
  return {
    ListAsset({ emit }, { asset, code, scale }) {
      if (!isId(asset, assetIdMax)) return refuse.assetInvalid;
      if (!codePattern.test(code)) return refuse.assetInvalid;
      if (!Number.isInteger(scale) || scale < 0 || scale > scaleMax) return refuse.assetInvalid;
      if (state.assetSlots.get(asset) >= 0) return refuse.assetAlreadyListed;

      emit({ type: 'AssetListed', asset, code, scale });
      return null;
    },

    Transfer({ at, emit, answer }, { customer, from, to, asset, amount }) {
      if (!accountKinds.includes(from) || !accountKinds.includes(to)) return refuse.kindInvalid;
      if (!(amount > 0n)) return refuse.amountNotPositive;
      if (amount > balanceMax) return refuse.amountOutOfRange;
      if (from === to) return refuse.sameAccount;
      if (state.assetSlots.get(asset) < 0) return refuse.assetNotFound;
      if (isMisplaced(desk, asset, to)) return refuse.sharesElsewhere;
      const barred = closedOrUnknown(state, customer);
      if (barred) return barred;
      if (ledger.available(customer, from, asset) < amount) return refuse.insufficientBalance;
      if (from === 'perpetual' && asset === usdtAsset) {
        const free = desk.ports.leavesContracts(customer, at);
        if (free === null) return refuse.markFrozen;
        if (free < amount) return { ...refuse.marginNeeded, detail: { most: Number(free) } };
      }

      const transfer = state.counters.lastTransfer + 1;
      emit({ type: 'Transferred', transfer, customer, from, to, asset, amount });
      answer.id = transfer;
      return null;
    },

    OpenCustomer: (context, command) => openCustomer(desk, context, command),
    SetCustomerStanding: (context, command) => setStanding(desk, context, command),
    CloseCustomer: (context, command) => closeCustomer(desk, context, command),
    Deposit: (context, command) => deposit(desk, context, command),
    ClaimTestFunds: (context, command) => claimTestFunds(desk, context, command),
    FundHouse: (context, command) => fundHouse(desk, context, command),
    AdjustBalance: (context, command) => adjustBalance(desk, context, command),
  };
}
