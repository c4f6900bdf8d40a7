/**
 * Coins that a chain brought to an address of the house, seen for the first time. Chain, transaction and output name them for
 * ever. `transaction` and `output` as the adapter of the chain writes them, in lower case, so that one arrival has one name.
 * `delivered`: by the word of the chain, in its own smallest unit of `decimals` decimals. `customer`: whose address it is, 0
 * where nobody can tell.
 */
export interface RecordDeposit {
  type: 'RecordDeposit';
  customer: number;
  chain: string;
  transaction: string;
  output: string;
  asset: number;
  delivered: bigint;
  decimals: number;
}

/** The chain won't take it back any more: it is credited, or waits for somebody to say whose it is. */
export interface ConfirmDeposit {
  type: 'ConfirmDeposit';
  deposit: number;
}

/** A reorganisation took it out of the chain, before it was final. */
export interface UndoDeposit {
  type: 'UndoDeposit';
  deposit: number;
}

/** Two operators have found out in `act` whose it is. */
export interface AssignDeposit {
  type: 'AssignDeposit';
  deposit: number;
  customer: number;
  act: number;
}

/**
 * A customer says that they have paid by hand and asks for `amount` of an asset. `voucher`: 32 hex digits of the picture that
 * shows it, empty for none. Where they paid in fiat: `currency` (three letters), `fiatE6` of it in millionths, and the rate
 * that they were shown, `rateE8` (1e-8 of the currency for one USDT); else empty, 0 and 0.
 */
export interface RequestDeposit {
  type: 'RequestDeposit';
  customer: number;
  asset: number;
  amount: bigint;
  voucher: string;
  currency: string;
  fiatE6: bigint;
  rateE8: bigint;
}

/** The customer thinks better of it. */
export interface CancelDepositRequest {
  type: 'CancelDepositRequest';
  customer: number;
  request: number;
}

/** An operator says no; the reason stands in the act. */
export interface RejectDepositRequest {
  type: 'RejectDepositRequest';
  customer: number;
  request: number;
  act: number;
}

/**
 * Two operators have seen what arrived: `amount` of it, at most what was asked for. `reference`: 32 hex digits that name the
 * arrival at the bank; one reference is credited once, ever, by whatever way.
 */
export interface ConfirmDepositRequest {
  type: 'ConfirmDepositRequest';
  customer: number;
  request: number;
  amount: bigint;
  reference: string;
  act: number;
}

export type DepositCommand =
  | RecordDeposit
  | ConfirmDeposit
  | UndoDeposit
  | AssignDeposit
  | RequestDeposit
  | CancelDepositRequest
  | RejectDepositRequest
  | ConfirmDepositRequest;
