import type { DepositState } from '../kernel/vocabulary.ts';

/**
 * Coins that a chain brought and that aren't credited. `amount` in the asset's smallest unit, `dust` in the chain's, of `decimals`
 * decimals; `customer`: 0 while nobody knows whose they are.
 */
export interface DepositView {
  deposit: number;
  customer: number;
  chain: string;
  transaction: string;
  output: string;
  asset: number;
  amount: bigint;
  dust: bigint;
  decimals: number;
  state: DepositState;
  seenAt: number;
}

/** What a customer says to have paid by hand; `fiatE6` of `currency` at `rateE8` for one USDT, empty and 0 where not in fiat. */
export interface DepositRequestView {
  request: number;
  customer: number;
  asset: number;
  amount: bigint;
  voucher: string;
  currency: string;
  fiatE6: bigint;
  rateE8: bigint;
  requestedAt: number;
}
