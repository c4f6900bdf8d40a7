import { encodeFunctionData, erc20Abi, hexToBytes } from 'viem';
import type { SignedPayment } from '../chain-port.ts';
import type { Signer, SigningKey } from '../keys/signer.ts';
import { NodeUnavailable } from '../node/node-unavailable.ts';
import { accountOf } from './tron-address.ts';
import type { TronAccounts } from './tron-accounts.ts';
import { burnOf, needsOf, pricesNow, simulate } from './tron-costs.ts';
import type { TronNode } from './tron-node.ts';
import { signRaw } from './tron-signing.ts';
import { native, tokenOf, type TronToken } from './tron-token.ts';
import { type ContractCall, type TronCall, writeRaw } from './tron-transaction.ts';

export interface TronPaymentsParts {
  readonly node: TronNode;
  readonly accounts: TronAccounts;
  readonly signer: Signer;
  readonly tokens: readonly TronToken[];
  /** The most that one transaction may burn for energy, in sun. */
  readonly feeLimitMax: bigint;
  readonly now: () => number;
}

/** What is paid by whom. `amount` in the smallest unit of the chain. */
export interface TronPayment {
  readonly key: SigningKey;
  readonly from: string;
  readonly asset: string;
  readonly to: string;
  readonly amount: bigint;
}

/** How long blocks may take a transaction: long enough for a restart, and no longer than anybody wants to wait for its end. */
const lifeMs = 60 * 60_000;

/** A transfer of the native coin is no longer than this, in bytes. */
const transferBytes = 300n;

/** Builds and signs what the house sends on TRON, of which nothing is signed that would burn its fee and move nothing. */
export class TronPayments {
  readonly #parts: TronPaymentsParts;
  #lastTimestamp = 0;

  constructor(parts: TronPaymentsParts) {
    this.#parts = parts;
  }

  sign(payment: TronPayment): Promise<SignedPayment> {
    return payment.asset === native.asset ? this.#signTransfer(payment) : this.#signToken(payment);
  }

  /** All that an address has, or the fee for it from the hot wallet. Null where nothing is there that is worth its fee. */
  async sweep({ amount: has, ...payment }: TronPayment, hotWallet: string): Promise<SignedPayment | null> {
    const { node, accounts } = this.#parts;
    const { from, to, asset } = payment;
    const prices = await pricesNow(node);
    if (asset === native.asset) {
      const cost = transferBytes * prices.byte;
      return has < 2n * cost ? null : this.#signTransfer({ ...payment, amount: has - cost });
    }
    if (has === 0n) return null;
    const call = this.#call({ from, asset, to, amount: has });
    const { energy } = await simulate(node, call);
    const needs = needsOf(await this.#raw(call, energy * prices.energy), energy);
    const missing = (await burnOf(node, from, needs, prices)) - (await accounts.balance(native.asset, from));
    if (missing <= 0n) return this.#signToken({ ...payment, amount: has });
    // A quarter more than is missing: what a contract costs may have risen when it has arrived.
    const fee = missing + missing / 4n;
    return this.#signTransfer({ key: 'hot', from: hotWallet, asset: native.asset, to: from, amount: fee });
  }

  async #signTransfer({ key, from, to, amount }: TronPayment): Promise<SignedPayment> {
    const { node, accounts, signer } = this.#parts;
    const raw = await this.#raw({ kind: 'transfer', from, to, amount }, 0n);
    const prices = await pricesNow(node);
    const opening = (await accounts.isOpen(to)) ? 0n : prices.account;
    const needed = amount + opening + (await burnOf(node, from, needsOf(raw), prices));
    if ((await accounts.balance(native.asset, from)) < needed)
      throw new NodeUnavailable('An address of the house on tron has too little that is free.');
    return signRaw(signer, key, from, raw);
  }

  /** Tried before it is signed: a call that fails on the chain burns its fee and moves nothing. */
  async #signToken({ key, ...payment }: TronPayment): Promise<SignedPayment> {
    const { node, accounts, signer, feeLimitMax } = this.#parts;
    const call = this.#call(payment);
    const { energy } = await simulate(node, call);
    const prices = await pricesNow(node);
    // What a contract costs may rise until a block takes it. Of the limit only what is used is burnt.
    const feeLimit = (energy * prices.energy * 3n) / 2n;
    if (feeLimit > feeLimitMax)
      throw new NodeUnavailable('A token of tron costs more to send now than the house lets it.');
    const raw = await this.#raw(call, feeLimit);
    const burnt = await burnOf(node, call.from, needsOf(raw, energy), prices);
    if ((await accounts.balance(native.asset, call.from)) < burnt)
      throw new NodeUnavailable('An address of the house on tron has too little of the native coin for the way.');
    return signRaw(signer, key, call.from, raw);
  }

  #call({ from, asset, to, amount }: Omit<TronPayment, 'key'>): ContractCall {
    const { contract } = tokenOf(this.#parts.tokens, asset);
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [accountOf(to), amount] });
    return { kind: 'contract', from, contract, data: hexToBytes(data) };
  }

  /**
   * No two have the same time: two payments of one amount to one address must never be one transaction. It stands on a final
   * block, so that no reorganisation makes it one that no branch takes.
   */
  async #raw(call: TronCall, feeLimit: bigint): Promise<Uint8Array> {
    const { node, now } = this.#parts;
    const [newest, solid] = await Promise.all([node.newest(), node.solid()]);
    this.#lastTimestamp = Math.max(now(), this.#lastTimestamp + 1);
    const expiration = newest.time + lifeMs;
    return writeRaw(call, { refBlock: solid.hash, expiration, timestamp: this.#lastTimestamp, feeLimit });
  }
}
