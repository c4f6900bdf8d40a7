import type { Chain } from '@auric/api/addresses/chain';
import type { SigningKey } from './keys/signer.ts';

/** A coin on a chain. `asset`: the house's code of it; `decimals`: those of the chain, which may be finer than the house's. */
export interface ChainAsset {
  readonly asset: string;
  readonly decimals: number;
}

/**
 * Coins that a block brought to an address. `output` says where in the transaction, so that no block in which it is mined
 * again changes the name of the arrival: chain, transaction and output are its identity, for ever. `amount`: what arrived
 * by the word of the chain, in its smallest unit. `needed`: with how many confirmations it is final.
 */
export interface Arrival {
  readonly asset: string;
  readonly decimals: number;
  readonly address: string;
  readonly transaction: string;
  readonly output: string;
  readonly amount: bigint;
  readonly needed: number;
}

export interface ChainBlock {
  readonly height: number;
  readonly hash: string;
  /** The hash of the block before it. */
  readonly parent: string;
  readonly arrivals: readonly Arrival[];
}

/** Coins that the house sends out of its hot wallet. `amount` in the smallest unit of the chain. */
export interface Payment {
  readonly asset: string;
  readonly to: string;
  readonly amount: bigint;
}

/**
 * A transaction that is signed and not on its way yet. `slot`: what it uses up, of which the chain takes one transaction and
 * never two: a nonce, or the outputs that it spends. Two attempts of one slot can't both be paid. `key`: who signed it.
 */
export interface SignedPayment {
  readonly transaction: string;
  readonly raw: string;
  readonly slot: string;
  readonly key: SigningKey;
}

/**
 * What a node said to a transaction. `refused`: this call has put nothing on its way; of an earlier one it says nothing.
 * `unknown` is a state of its own, which only the outcome ends.
 */
export type Broadcast =
  | { readonly said: 'accepted' | 'unknown' }
  | { readonly said: 'refused'; readonly reason: string };

/**
 * What has become of a payment: nobody has it (`missing`, it may be sent again as it is), it waits, a block has it, or its slot
 * was used by a transaction that is not ours, or its time has run out, so that it can never be paid any more (`void`).
 */
export type Outcome =
  | { readonly state: 'missing' | 'waiting' | 'void' }
  | {
      readonly state: 'included';
      readonly transaction: string;
      readonly confirmations: number;
      /** False where the chain took the fee and moved nothing. */
      readonly succeeded: boolean;
    };

/**
 * One chain as the house uses it. Each call ends at a deadline and throws `NodeUnavailable` where the node gave no sound
 * answer: who asked waits and says so, and nothing is taken for granted.
 */
export interface ChainPort {
  readonly chain: Chain;
  readonly assets: readonly ChainAsset[];
  /** The address of a place in the house's list of customers, always the same. */
  addressAt(position: number): string;
  /** The height of the newest block. */
  head(): Promise<number>;
  /** The hash of the block that the chain has at a height now, null where it has none. */
  hashAt(height: number): Promise<string | null>;
  /** A block with what it brought to addresses that are ours, null where there is none. */
  block(height: number, isOurs: (address: string) => boolean): Promise<ChainBlock | null>;
  /** What an address has, in the smallest unit of the chain, in the newest block. */
  balance(asset: string, address: string): Promise<bigint>;
  /** What many addresses have, in their order, in as few questions as the chain's protocol allows. */
  balances(asset: string, addresses: readonly string[]): Promise<bigint[]>;
  /** Where payments leave from and deposits are swept to. */
  readonly hotWallet: string;
  /** Chooses a slot, builds and signs. `taken`: slots of payments that are under way. Nothing leaves. */
  sign(payment: Payment, taken: readonly string[]): Promise<SignedPayment>;
  /**
   * Signs the same payment for the same slot with a higher fee, so that at most one of both is paid; null where that can't be
   * done, and the payment has to wait.
   */
  signAgain(before: SignedPayment): Promise<SignedPayment | null>;
  /**
   * The next transaction that brings what the address of a position has to the hot wallet; where the address can't pay the
   * fee of that, the first one brings it the fee. Null where nothing is there that is worth its fee.
   */
  sweep(position: number, asset: string, taken: readonly string[]): Promise<SignedPayment | null>;
  broadcast(signed: SignedPayment): Promise<Broadcast>;
  /** What became of a payment, by all of its attempts, which share one slot. */
  outcome(attempts: readonly SignedPayment[]): Promise<Outcome>;
}
