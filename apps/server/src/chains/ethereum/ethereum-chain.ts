import {
  type Address,
  BaseError,
  encodeFunctionData,
  erc20Abi,
  type Hash,
  type Hex,
  type PublicClient,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from 'viem';
import type { Broadcast, ChainAsset, ChainBlock, ChainPort, Outcome, Payment, SignedPayment } from '../chain-port.ts';
import type { ReceivingKeys } from '../keys/receiving-keys.ts';
import type { Signer, SigningKey } from '../keys/signer.ts';
import { answered } from '../node/answered.ts';
import { inParts } from '../node/in-parts.ts';
import { ethereumAddress } from './ethereum-address.ts';
import { EthereumBlocks } from './ethereum-blocks.ts';
import { type EthereumFees, feesNow, raised, transferGas } from './ethereum-fees.ts';
import { readSlot, readTransaction, signTransaction, slotOf } from './ethereum-signing.ts';
import { nativeDecimals, type Token } from './token.ts';

/** What nodes take of in one request, and answer well within the deadline. */
export const balancesAtOnce = 500;

export interface EthereumOptions {
  /** The node, by whatever transport. */
  readonly client: PublicClient;
  /** The same node, which is asked in one request what is asked of it at once. */
  readonly batching: PublicClient;
  readonly chainId: number;
  readonly keys: ReceivingKeys;
  readonly hotWallet: Address;
  readonly signer: Signer;
  readonly tokens: readonly Token[];
  /** With how many confirmations an arrival is final. */
  readonly needed: number;
}

/** Ethereum, or a chain of its kind: its native coin and the tokens of ERC-20 that the house takes. */
export class EthereumChain implements ChainPort {
  readonly chain = 'ethereum';
  readonly assets: readonly ChainAsset[];
  readonly hotWallet: Address;
  readonly #options: EthereumOptions;
  readonly #blocks: EthereumBlocks;

  constructor(options: EthereumOptions) {
    this.#options = options;
    this.#blocks = new EthereumBlocks(options);
    this.hotWallet = options.hotWallet;
    this.assets = [{ asset: 'ETH', decimals: nativeDecimals }, ...options.tokens];
  }

  addressAt(position: number): Address {
    return ethereumAddress(this.#options.keys.keyAt(position));
  }

  head(): Promise<number> {
    return answered('the newest block', async () => Number(await this.#client.getBlockNumber({ cacheTime: 0 })));
  }

  hashAt(height: number): Promise<string | null> {
    return answered('a block', () => this.#blocks.hashAt(height));
  }

  block(height: number, isOurs: (address: string) => boolean): Promise<ChainBlock | null> {
    return answered('a block', () => this.#blocks.block(height, isOurs));
  }

  balance(asset: string, address: string): Promise<bigint> {
    return answered('a balance', () => this.#balance(asset, address as Address));
  }

  balances(asset: string, addresses: readonly string[]): Promise<bigint[]> {
    return inParts(addresses as readonly Address[], balancesAtOnce, (part) =>
      answered('balances', () =>
        Promise.all(part.map((address) => this.#balance(asset, address, this.#options.batching))),
      ),
    );
  }

  async sign({ asset, to, amount }: Payment, taken: readonly string[]): Promise<SignedPayment> {
    return this.#send('hot', this.hotWallet, this.#call(asset, to as Address, amount), taken);
  }

  /** Who sweeps all that an address has of the native coin has nothing else to pay more with: it comes out of what is swept. */
  async signAgain(before: SignedPayment): Promise<SignedPayment | null> {
    const transaction = readTransaction(before.raw);
    const fees = raised(transaction, await answered('the fees', () => feesNow(this.#client)));
    const { from } = readSlot(before.slot);
    const { gas = 0n, value = 0n, data = '0x', maxFeePerGas = 0n } = transaction;
    const isSweep = before.key !== 'hot' && data === '0x';
    const left = isSweep ? value - gas * (fees.maxFeePerGas - maxFeePerGas) : value;
    if (isSweep && left <= 0n) return null;
    return signTransaction(this.#options.signer, before.key, from, { ...transaction, ...fees, value: left });
  }

  /** A token can't pay for its own way: where the address has too little of the native coin, the hot wallet brings it first. */
  async sweep(position: number, asset: string, taken: readonly string[]): Promise<SignedPayment | null> {
    const from = this.addressAt(position);
    const [has, native] = await Promise.all([this.balance(asset, from), this.balance('ETH', from)]);
    const fees = await answered('the fees', () => feesNow(this.#client));
    if (asset === 'ETH') {
      const cost = transferGas * fees.maxFeePerGas;
      if (has < 2n * cost) return null;
      return this.#send(position, from, { to: this.hotWallet, value: has - cost, data: '0x' }, taken, fees);
    }
    if (has === 0n) return null;
    const call = this.#call(asset, this.hotWallet, has);
    const missing = (await this.#gas(from, call)) * fees.maxFeePerGas - native;
    if (missing <= 0n) return this.#send(position, from, call, taken, fees);
    // A quarter more than is missing: the fees may have risen when it has arrived.
    return this.#send('hot', this.hotWallet, { to: from, value: missing + missing / 4n, data: '0x' }, taken);
  }

  async broadcast({ raw, transaction }: SignedPayment): Promise<Broadcast> {
    try {
      await answered('a transaction', () => this.#client.sendRawTransaction({ serializedTransaction: raw as Hex }));
      return { said: 'accepted' };
    } catch (error) {
      const reason = refusalOf(error);
      if (reason === null) return { said: 'unknown' };
      // A node that has it already says so by refusing it.
      return (await this.#isKnown(transaction as Hash).catch(() => true))
        ? { said: 'unknown' }
        : { said: 'refused', reason };
    }
  }

  outcome(attempts: readonly SignedPayment[]): Promise<Outcome> {
    return answered('an outcome', () => this.#outcome(attempts));
  }

  get #client(): PublicClient {
    return this.#options.client;
  }

  async #outcome(attempts: readonly SignedPayment[]): Promise<Outcome> {
    const [first] = attempts;
    if (first === undefined) return { state: 'missing' };
    for (const { transaction } of attempts) {
      const receipt = await notFound(this.#client.getTransactionReceipt({ hash: transaction as Hash }));
      if (receipt === null) continue;
      const head = await this.#client.getBlockNumber({ cacheTime: 0 });
      const confirmations = Math.max(1, Number(head - receipt.blockNumber) + 1);
      return { state: 'included', transaction, confirmations, succeeded: receipt.status === 'success' };
    }
    if (await this.#isSuperseded(first)) return { state: 'void' };
    const known = await Promise.all(attempts.map(({ transaction }) => this.#isKnown(transaction as Hash)));
    return { state: known.includes(true) ? 'waiting' : 'missing' };
  }

  /** Only by a block that is final itself: a node that is behind may not know yet what became of ours. */
  async #isSuperseded({ slot }: SignedPayment): Promise<boolean> {
    const { from, nonce } = readSlot(slot);
    const final = (await this.#client.getBlockNumber({ cacheTime: 0 })) - BigInt(this.#options.needed) + 1n;
    if (final < 0n) return false;
    return (await this.#client.getTransactionCount({ address: from, blockNumber: final })) > nonce;
  }

  async #isKnown(hash: Hash): Promise<boolean> {
    return (await notFound(this.#client.getTransaction({ hash }))) !== null;
  }

  async #balance(asset: string, address: Address, client = this.#client): Promise<bigint> {
    if (asset === 'ETH') return client.getBalance({ address });
    const { contract } = this.#token(asset);
    return client.readContract({ address: contract, abi: erc20Abi, functionName: 'balanceOf', args: [address] });
  }

  #call(asset: string, to: Address, amount: bigint): Call {
    if (asset === 'ETH') return { to, value: amount, data: '0x' };
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });
    return { to: this.#token(asset).contract, value: 0n, data };
  }

  async #gas(from: Address, { to, value, data }: Call): Promise<bigint> {
    if (data === '0x') return transferGas;
    const estimated = await answered('the gas', () => this.#client.estimateGas({ account: from, to, value, data }));
    return estimated + estimated / 5n;
  }

  async #send(
    key: SigningKey,
    from: Address,
    call: Call,
    taken: readonly string[],
    fees: EthereumFees | Promise<EthereumFees> = answered('the fees', () => feesNow(this.#client)),
  ): Promise<SignedPayment> {
    const { chainId, signer } = this.#options;
    const [gas, nonce, known] = await Promise.all([this.#gas(from, call), this.#freeNonce(from, taken), fees]);
    return signTransaction(signer, key, from, { type: 'eip1559', chainId, nonce, gas, ...call, ...known });
  }

  /** The first that no block has and nobody of ours is under way with; a gap is filled, since all above wait for it. */
  async #freeNonce(address: Address, taken: readonly string[]): Promise<number> {
    let nonce = await answered('a nonce', () => this.#client.getTransactionCount({ address, blockTag: 'latest' }));
    while (taken.includes(slotOf(address, nonce))) nonce += 1;
    return nonce;
  }

  #token(asset: string): Token {
    const token = this.#options.tokens.find((known) => known.asset === asset);
    if (token === undefined) throw new Error(`The house takes no ${asset} on ethereum.`);
    return token;
  }
}

interface Call {
  readonly to: Address;
  readonly value: bigint;
  readonly data: Hex;
}

/** What nodes say to a transaction that they don't take; none of it can be said by one that has taken it. */
const refusals =
  /insufficient funds|have enough funds|underpriced|intrinsic gas too low|exceeds block gas limit|max fee per gas less than|gas price too low/i;

/** The words of a refusal, or null where it isn't certain that it is one. */
function refusalOf(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof BaseError ? error.cause : null;
  const said = cause === null ? '' : `${cause.shortMessage} ${cause.details}`;
  return refusals.exec(said)?.[0] ?? null;
}

async function notFound<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError || error instanceof TransactionNotFoundError) return null;
    throw error;
  }
}
