import { z } from 'zod';
import type { Broadcast, ChainAsset, ChainBlock, ChainPort, Outcome, Payment, SignedPayment } from '../chain-port.ts';
import type { ReceivingKeys } from '../keys/receiving-keys.ts';
import type { Signer } from '../keys/signer.ts';
import { inParts } from '../node/in-parts.ts';
import { TronAccounts } from './tron-accounts.ts';
import { tronAddress } from './tron-address.ts';
import { infoShape, isDone, TronBlocks } from './tron-blocks.ts';
import { orNothing, type TronNode } from './tron-node.ts';
import { TronPayments } from './tron-payments.ts';
import { senderOf } from './tron-signing.ts';
import { native, type TronToken } from './tron-token.ts';
import { expirationOf } from './tron-transaction.ts';

export interface TronOptions {
  readonly node: TronNode;
  readonly keys: ReceivingKeys;
  readonly hotWallet: string;
  readonly signer: Signer;
  readonly tokens: readonly TronToken[];
  /** With how many confirmations an arrival is final. */
  readonly needed: number;
  /** The most that one transaction may burn for energy, in sun. */
  readonly feeLimitMax: bigint;
  readonly now: () => number;
}

/** So much later than its end a payment is void: what answers may be several nodes, of which one is behind. */
const behindMs = 60_000;

const callsAtOnce = 8;

const answer = z.object({ result: z.boolean().default(false), code: z.string(), message: z.string().default('') });

/**
 * With these a node of java-tron has put nothing on its way. `NOT_ENOUGH_EFFECTIVE_CONNECTION` is also said when it has, and
 * `DUP_TRANSACTION_ERROR` of what it once refused.
 */
const refusals = new Set([
  'SIGERROR',
  'CONTRACT_VALIDATE_ERROR',
  'CONTRACT_EXE_ERROR',
  'BANDWITH_ERROR',
  'TAPOS_ERROR',
  'TOO_BIG_TRANSACTION_ERROR',
  'TRANSACTION_EXPIRATION_ERROR',
  'SERVER_BUSY',
  'NO_CONNECTION',
  'BLOCK_UNSOLIDIFIED',
]);

const known = orNothing(z.object({ txID: z.string() }));

/** TRON: its native coin and the tokens of TRC-20 that the house takes. */
export class TronChain implements ChainPort {
  readonly chain = 'tron';
  readonly assets: readonly ChainAsset[];
  readonly hotWallet: string;
  readonly #options: TronOptions;
  readonly #accounts: TronAccounts;
  readonly #blocks: TronBlocks;
  readonly #payments: TronPayments;

  constructor(options: TronOptions) {
    this.#options = options;
    this.#accounts = new TronAccounts(options);
    this.#blocks = new TronBlocks(options);
    this.#payments = new TronPayments({ ...options, accounts: this.#accounts });
    this.hotWallet = options.hotWallet;
    this.assets = [native, ...options.tokens];
  }

  addressAt(position: number): string {
    return tronAddress(this.#options.keys.keyAt(position));
  }

  /**
   * A block is final when two thirds of the witnesses have built on it, however many confirmations it has: where that takes
   * longer than usual, the head waits for it.
   */
  async head(): Promise<number> {
    const [newest, solid] = await Promise.all([this.#node.newest(), this.#node.solid()]);
    return Math.min(newest.height, solid.height + this.#options.needed - 1);
  }

  async hashAt(height: number): Promise<string | null> {
    return (await this.#node.headerAt(height))?.hash ?? null;
  }

  block(height: number, isOurs: (address: string) => boolean): Promise<ChainBlock | null> {
    return this.#blocks.block(height, isOurs);
  }

  balance(asset: string, address: string): Promise<bigint> {
    return this.#accounts.balance(asset, address);
  }

  /** Its protocol knows one account a call: several are under way at once. */
  balances(asset: string, addresses: readonly string[]): Promise<bigint[]> {
    return inParts(addresses, callsAtOnce, (part) => Promise.all(part.map((address) => this.balance(asset, address))));
  }

  sign(payment: Payment): Promise<SignedPayment> {
    return this.#payments.sign({ ...payment, key: 'hot', from: this.hotWallet });
  }

  /** Nothing takes the place of a transaction here: one that no block has taken is void when its time has run out. */
  signAgain(): Promise<null> {
    return Promise.resolve(null);
  }

  /** While something of an address is under way, what it will have is not known. */
  async sweep(position: number, asset: string, taken: readonly string[]): Promise<SignedPayment | null> {
    const from = this.addressAt(position);
    if (taken.some((slot) => senderOf(slot) === from)) return null;
    const amount = await this.balance(asset, from);
    return this.#payments.sweep({ key: position, from, asset, to: this.hotWallet, amount }, this.hotWallet);
  }

  async broadcast({ raw, transaction }: SignedPayment): Promise<Broadcast> {
    try {
      const { result, code, message } = await this.#node.call('wallet/broadcasthex', { transaction: raw }, answer);
      if (result) return { said: 'accepted' };
      const isCertain = refusals.has(code) && !(await this.#isKnown(transaction));
      return isCertain ? { said: 'refused', reason: `${code} ${message}` } : { said: 'unknown' };
    } catch {
      return { said: 'unknown' };
    }
  }

  /** The final block is asked for before the transactions: what it doesn't have when their time is over, no block ever will. */
  async outcome(attempts: readonly SignedPayment[]): Promise<Outcome> {
    const { time } = await this.#node.solid();
    for (const { transaction } of attempts) {
      const info = await this.#infoOf(transaction);
      if (info === null) continue;
      const confirmations = Math.max(1, (await this.head()) - info.blockNumber + 1);
      return { state: 'included', transaction, confirmations, succeeded: isDone(info) };
    }
    if (attempts.length > 0 && attempts.every(({ raw }) => expirationOf(raw) + behindMs <= time))
      return { state: 'void' };
    const waiting = await Promise.all(attempts.map(({ transaction }) => this.#isWaiting(transaction)));
    return { state: waiting.includes(true) ? 'waiting' : 'missing' };
  }

  get #node(): TronNode {
    return this.#options.node;
  }

  #infoOf(transaction: string) {
    return this.#node.call('wallet/gettransactioninfobyid', { value: transaction }, infoShape);
  }

  async #isWaiting(transaction: string): Promise<boolean> {
    return (await this.#node.call('wallet/gettransactionfrompending', { value: transaction }, known)) !== null;
  }

  async #isKnown(transaction: string): Promise<boolean> {
    return (await this.#infoOf(transaction)) !== null || this.#isWaiting(transaction);
  }
}
