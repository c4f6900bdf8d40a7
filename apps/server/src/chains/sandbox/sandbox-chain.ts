import { createHash } from 'node:crypto';
import type { Chain } from '@auric/api/addresses/chain';
import { bech32 } from '@scure/base';
import type {
  Arrival,
  Broadcast,
  ChainAsset,
  ChainBlock,
  ChainPort,
  Outcome,
  Payment,
  SignedPayment,
} from '../chain-port.ts';
import type { SigningKey } from '../keys/signer.ts';
import type { SandboxLedger, SandboxTransaction } from './sandbox-ledger.ts';

export interface SandboxChainOptions {
  readonly chain: Chain;
  readonly assets: readonly ChainAsset[];
  /** With how many confirmations an arrival is final. */
  readonly needed: number;
  /** How often a block comes while the house is open; while it is closed the chain stands still. */
  readonly blockMs: number;
  readonly ledger: SandboxLedger;
  readonly now: () => number;
}

/**
 * A chain that exists in this house alone. Its addresses are of a form that no real chain takes, so that nobody can send real
 * coins to them; payments go to addresses of any form. Its blocks come by the clock, and nothing else of it is left to chance.
 */
export class SandboxChain implements ChainPort {
  readonly chain: Chain;
  readonly assets: readonly ChainAsset[];
  readonly hotWallet: string;
  readonly #options: SandboxChainOptions;
  readonly #base: number;
  readonly #openedAt: number;

  private constructor(options: SandboxChainOptions, base: number) {
    this.chain = options.chain;
    this.assets = options.assets;
    this.hotWallet = addressOf(options.chain, 'hot wallet');
    this.#options = options;
    this.#base = base;
    this.#openedAt = options.now();
  }

  static async open(options: SandboxChainOptions): Promise<SandboxChain> {
    return new SandboxChain(options, await options.ledger.grown());
  }

  addressAt(position: number): string {
    return addressOf(this.chain, String(position));
  }

  head(): Promise<number> {
    return Promise.resolve(this.#height());
  }

  hashAt(height: number): Promise<string | null> {
    return Promise.resolve(height > this.#height() ? null : digest(this.chain, 'block', height));
  }

  async block(height: number, isOurs: (address: string) => boolean): Promise<ChainBlock | null> {
    const hash = await this.hashAt(height);
    if (hash === null) return null;
    const ours = (await this.#options.ledger.at(height)).filter(({ recipient }) => isOurs(recipient));
    const parent = digest(this.chain, 'block', height - 1);
    return { height, hash, parent, arrivals: ours.map((one) => this.#arrival(one)) };
  }

  balance(asset: string, address: string): Promise<bigint> {
    return this.#options.ledger.balance(asset, address, this.#height());
  }

  balances(asset: string, addresses: readonly string[]): Promise<bigint[]> {
    return this.#options.ledger.balances(asset, addresses, this.#height());
  }

  /** Test funds from nowhere, in the next block. `name` makes the transaction: the same one is paid once. */
  async faucet({ asset, to, amount }: Payment, name: string): Promise<string> {
    const transaction = digest(this.chain, 'faucet', name);
    await this.#add({ transaction, asset, sender: null, recipient: to, amount });
    return transaction;
  }

  /** How many payments of the faucet an address got or gets by the blocks of about the last minute. */
  paidLately(to: string): Promise<number> {
    const blocks = Math.ceil(60_000 / this.#options.blockMs);
    return this.#options.ledger.faucetPayments(to, this.#height() - blocks);
  }

  /** What the faucet has given to the hot wallet: test coins that nobody deposited. */
  given(asset: string): Promise<bigint> {
    return this.#options.ledger.given(asset, this.hotWallet, this.#height());
  }

  async sign(payment: Payment, taken: readonly string[]): Promise<SignedPayment> {
    return this.#signed('hot', this.hotWallet, payment, await this.#freeSlot(this.hotWallet, taken));
  }

  /** There are no fees here, so what would replace a payment is the payment itself. */
  signAgain(before: SignedPayment): Promise<SignedPayment> {
    return Promise.resolve(before);
  }

  async sweep(position: number, asset: string, taken: readonly string[]): Promise<SignedPayment | null> {
    const sender = this.addressAt(position);
    const amount = await this.balance(asset, sender);
    if (amount <= 0n) return null;
    const payment = { asset, to: this.hotWallet, amount };
    return this.#signed(position, sender, payment, await this.#freeSlot(sender, taken));
  }

  async broadcast({ transaction, raw }: SignedPayment): Promise<Broadcast> {
    if ((await this.#options.ledger.of(transaction)) !== null) return { said: 'accepted' };
    const { asset, sender, recipient, amount } = JSON.parse(raw) as Record<
      'asset' | 'sender' | 'recipient' | 'amount',
      string
    >;
    if ((await this.#free(asset, sender)) < BigInt(amount)) return { said: 'refused', reason: 'insufficient funds' };
    await this.#add({ transaction, asset, sender, recipient, amount: BigInt(amount) });
    return { said: 'accepted' };
  }

  async outcome(attempts: readonly SignedPayment[]): Promise<Outcome> {
    const [attempt] = attempts;
    const found = attempt === undefined ? null : await this.#options.ledger.of(attempt.transaction);
    if (found === null) return { state: 'missing' };
    const confirmations = this.#height() - found.height + 1;
    if (confirmations <= 0) return { state: 'waiting' };
    return { state: 'included', transaction: found.transaction, confirmations, succeeded: true };
  }

  /** What an address can send now: what waits for the next block has left it already, and has not come yet. */
  async #free(asset: string, address: string): Promise<bigint> {
    const { ledger } = this.#options;
    const [now, next] = await Promise.all(
      [0, 2].map((ahead) => ledger.balance(asset, address, this.#height() + ahead)),
    );
    return now! < next! ? now! : next!;
  }

  #height(): number {
    const openMs = Math.max(0, this.#options.now() - this.#openedAt);
    return this.#base + Math.floor(openMs / this.#options.blockMs);
  }

  /**
   * A number of the sender's transactions that is neither used nor under way. Where one was given up, the next have been used
   * before it, so what was sent doesn't tell.
   */
  async #freeSlot(sender: string, taken: readonly string[]): Promise<string> {
    const { ledger } = this.#options;
    for (let number = await ledger.sent(sender); ; number += 1) {
      const slot = `${sender}:${number}`;
      if (!taken.includes(slot) && (await ledger.of(this.#nameOf(slot))) === null) return slot;
    }
  }

  #signed(key: SigningKey, sender: string, { asset, to, amount }: Payment, slot: string): SignedPayment {
    const raw = JSON.stringify({ asset, sender, recipient: to, amount: String(amount) });
    return { transaction: this.#nameOf(slot), raw, slot, key };
  }

  #nameOf(slot: string): string {
    return digest(this.chain, 'payment', slot);
  }

  /** Into the next block; where that has come meanwhile, and was perhaps read already, into the one after it. */
  async #add(one: Omit<SandboxTransaction, 'height'>): Promise<void> {
    const { ledger } = this.#options;
    let height = this.#height() + 1;
    if (!(await ledger.add({ ...one, height }))) return;
    while (this.#height() >= height) {
      height = this.#height() + 1;
      await ledger.move(one.transaction, height);
    }
  }

  #arrival({ transaction, asset, recipient, amount }: SandboxTransaction): Arrival {
    const decimals = this.assets.find((known) => known.asset === asset)?.decimals ?? 0;
    const { needed } = this.#options;
    return { asset, decimals, address: recipient, transaction, output: '0', amount, needed };
  }
}

function addressOf(chain: Chain, name: string): string {
  const bytes = Buffer.from(digest(chain, 'address', name), 'hex').subarray(0, 20);
  return bech32.encode('sandbox', bech32.toWords(bytes));
}

function digest(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
