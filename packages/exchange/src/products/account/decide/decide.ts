import { balanceMax } from '../../../kernel/amounts.ts';
import type { Deciders } from '../../../kernel/product.ts';
import {
  type AccountKind,
  accountKinds,
  firstCustomerId,
  freezeReasons,
  systemAccounts,
} from '../../../kernel/vocabulary.ts';
import { assetIdMax, customerIdMax, type Ledger } from '../../../ledger/ledger.ts';
import { isReserve, isSystemAccount } from '../../../ledger/system-accounts.ts';
import type { AccountCommand } from '../commands.ts';
import type { AccountEvent } from '../events.ts';
import { exitBarred } from './exit-guard.ts';
import { accountRejections as refuse } from '../rejections.ts';
import type { ReadState } from '../../../kernel/table.ts';
import type { AccountState } from '../state.ts';
import { testFundsWindowMs, worthE6 } from '../formulas.ts';
import type { AccountPorts } from '../account.ts';

const referencePattern = /^[0-9a-f]{32}$/;
const codePattern = /^[A-Z0-9]{2,12}$/;
const countryPattern = /^[A-Z]{2}$/;
const scaleMax = 12;
/** USDT is worth itself. */
const usdtE8 = 100_000_000;

export function decidersOf(
  state: ReadState<AccountState>,
  ledger: Pick<Ledger, 'available'>,
  index: AccountPorts,
): Deciders<AccountCommand, AccountEvent> {
  const knows = (customer: number): boolean => state.customerSlots.get(customer) >= 0;

  /** What of a customer's claims of test funds still counts, in 1e-6 USDT. */
  function claimedE6(customer: number, at: number): bigint {
    const slot = state.testFundsSlots.get(customer);
    if (slot < 0) return 0n;
    const { worthE6: claimed, lastAt } = state.testFunds.columns;
    return at - lastAt[slot]! < testFundsWindowMs ? claimed[slot]! : 0n;
  }

  /** Whether an arrival would take an account or the world out of the bounds of a balance. */
  function isOutOfRange(customer: number, kind: AccountKind, asset: number, amount: bigint): boolean {
    if (ledger.available(customer, kind, asset) + amount > balanceMax) return true;
    return amount - ledger.available(systemAccounts.world, 'funding', asset) >= balanceMax;
  }

  return {
    ListAsset({ emit }, { asset, code, scale }) {
      if (!isId(asset, assetIdMax)) return refuse.assetInvalid;
      if (!codePattern.test(code)) return refuse.assetInvalid;
      if (!Number.isInteger(scale) || scale < 0 || scale > scaleMax) return refuse.assetInvalid;
      if (state.assetSlots.get(asset) >= 0) return refuse.assetAlreadyListed;

      emit({ type: 'AssetListed', asset, code, scale });
      return null;
    },

    OpenCustomer({ emit }, { customer, country = '' }) {
      if (!isId(customer, customerIdMax)) return refuse.customerInvalid;
      if (customer < firstCustomerId && !isSystemAccount(customer)) return refuse.customerInvalid;
      if (!isCountry(country)) return refuse.countryInvalid;
      if (knows(customer)) return refuse.customerExists;

      emit({ type: 'CustomerOpened', customer, country });
      return null;
    },

    Deposit({ emit, answer }, { customer, kind, asset, amount, reference }) {
      if (!accountKinds.includes(kind)) return refuse.kindInvalid;
      if (!(amount > 0n)) return refuse.amountNotPositive;
      if (amount > balanceMax) return refuse.amountOutOfRange;
      if (!referencePattern.test(reference)) return refuse.referenceInvalid;
      if (state.assetSlots.get(asset) < 0) return refuse.assetNotFound;
      if (!knows(customer)) return refuse.customerNotFound;
      if (state.references.has(reference)) return refuse.depositAlreadyCredited;
      if (isOutOfRange(customer, kind, asset, amount)) return refuse.balanceOutOfRange;

      const deposit = state.counters.lastDeposit + 1;
      emit({ type: 'Deposited', deposit, customer, kind, asset, amount, reference });
      answer.id = deposit;
      return null;
    },

    ClaimTestFunds({ emit, answer, at }, { customer, asset, amount, limitE6 }) {
      if (!(amount > 0n)) return refuse.amountNotPositive;
      if (amount > balanceMax) return refuse.amountOutOfRange;
      const slot = state.assetSlots.get(asset);
      if (slot < 0) return refuse.assetNotFound;
      if (!knows(customer)) return refuse.customerNotFound;
      const { code, scale } = state.assets.columns;
      const price = code[slot] === 'USDT' ? usdtE8 : index.priceE8(asset);
      if (price === 0) return refuse.indexUnavailable;
      const worth = worthE6(amount, scale[slot]!, price);
      if (claimedE6(customer, at) + worth > limitE6) return refuse.faucetLimit;
      if (isOutOfRange(customer, 'funding', asset, amount)) return refuse.balanceOutOfRange;

      const deposit = state.counters.lastDeposit + 1;
      emit({ type: 'TestFundsClaimed', deposit, customer, asset, amount, worthE6: worth });
      answer.id = deposit;
      return null;
    },

    FundHouse({ emit, answer }, { account, asset, amount, reference }) {
      if (!isReserve(account)) return refuse.accountInvalid;
      if (!(amount > 0n)) return refuse.amountNotPositive;
      if (amount > balanceMax) return refuse.amountOutOfRange;
      if (!referencePattern.test(reference)) return refuse.referenceInvalid;
      if (state.assetSlots.get(asset) < 0) return refuse.assetNotFound;
      if (state.references.has(reference)) return refuse.depositAlreadyCredited;
      if (isOutOfRange(account, 'funding', asset, amount)) return refuse.balanceOutOfRange;

      const deposit = state.counters.lastDeposit + 1;
      emit({ type: 'HouseFunded', deposit, account, asset, amount, reference });
      answer.id = deposit;
      return null;
    },

    HoldWithdrawal({ emit, answer, at }, { customer, kind, asset, amount, fee }) {
      if (!accountKinds.includes(kind)) return refuse.kindInvalid;
      if (!(amount > 0n)) return refuse.amountNotPositive;
      if (amount > balanceMax) return refuse.amountOutOfRange;
      if (!(fee >= 0n && fee < amount)) return refuse.feeOutOfRange;
      if (state.assetSlots.get(asset) < 0) return refuse.assetNotFound;
      if (!knows(customer)) return refuse.customerNotFound;
      const barred = exitBarred(state, { customer, at });
      if (barred) return barred;
      if (ledger.available(customer, kind, asset) < amount) return refuse.insufficientBalance;

      const withdrawal = state.counters.lastWithdrawal + 1;
      emit({ type: 'WithdrawalHeld', withdrawal, customer, kind, asset, amount, fee });
      answer.id = withdrawal;
      return null;
    },

    SettleWithdrawal({ emit, answer }, { customer, withdrawal }) {
      const held = withdrawalOf(state, customer, withdrawal);
      if (!held) return refuse.withdrawalNotFound;

      emit({ type: 'WithdrawalSettled', withdrawal, customer, ...held });
      answer.id = withdrawal;
      return null;
    },

    ReleaseWithdrawal({ emit, answer }, { customer, withdrawal }) {
      const held = withdrawalOf(state, customer, withdrawal);
      if (!held) return refuse.withdrawalNotFound;

      const { kind, asset, amount } = held;
      emit({ type: 'WithdrawalReleased', withdrawal, customer, kind, asset, amount });
      answer.id = withdrawal;
      return null;
    },

    Transfer({ emit, answer }, { customer, from, to, asset, amount }) {
      if (!accountKinds.includes(from) || !accountKinds.includes(to)) return refuse.kindInvalid;
      if (!(amount > 0n)) return refuse.amountNotPositive;
      if (amount > balanceMax) return refuse.amountOutOfRange;
      if (from === to) return refuse.sameAccount;
      if (state.assetSlots.get(asset) < 0) return refuse.assetNotFound;
      if (!knows(customer)) return refuse.customerNotFound;
      if (ledger.available(customer, from, asset) < amount) return refuse.insufficientBalance;

      const transfer = state.counters.lastTransfer + 1;
      emit({ type: 'Transferred', transfer, customer, from, to, asset, amount });
      answer.id = transfer;
      return null;
    },

    SetCustomerStanding({ emit }, command) {
      const { customer, version, identityLevel, tradingFreeze, withdrawalFreeze, holdUntil, country } = command;
      if (!isId(version, Number.MAX_SAFE_INTEGER)) return refuse.standingInvalid;
      if (!(identityLevel === 0 || identityLevel === 1 || identityLevel === 2)) return refuse.standingInvalid;
      if (!Number.isSafeInteger(holdUntil) || holdUntil < 0) return refuse.standingInvalid;
      if (!freezeReasons.includes(tradingFreeze) || !freezeReasons.includes(withdrawalFreeze))
        return refuse.standingInvalid;
      if (!isCountry(country)) return refuse.countryInvalid;
      if (!knows(customer)) return refuse.customerNotFound;
      if (version <= state.customers.columns.version[state.customerSlots.get(customer)]!)
        return refuse.standingOutdated;

      const rights = { identityLevel, tradingFreeze, withdrawalFreeze, holdUntil, country };
      emit({ type: 'StandingSet', customer, version, ...rights });
      return null;
    },
  };
}

/** Two letters, or nothing where the country isn't known. */
function isCountry(text: string): boolean {
  return text === '' || countryPattern.test(text);
}

function isId(value: number, max: number): boolean {
  return Number.isSafeInteger(value) && value >= 1 && value <= max;
}

/** The open withdrawal of this customer; null when there is none, also when it is another customer's. */
function withdrawalOf(state: ReadState<AccountState>, customer: number, withdrawal: number) {
  const slot = Number.isSafeInteger(withdrawal) && withdrawal > 0 ? state.withdrawalSlots.get(withdrawal) : -1;
  if (slot < 0) return null;
  const { columns } = state.withdrawals;
  if (columns.customer[slot] !== customer) return null;
  return {
    kind: accountKinds[columns.kind[slot]!]!,
    asset: columns.asset[slot]!,
    amount: columns.amount[slot]!,
    fee: columns.fee[slot]!,
  };
}
