import { readAddress } from '@auric/api/addresses/address';
import type { Address, Hash, Log, PublicClient, TransactionReceipt } from 'viem';
import { BlockNotFoundError, erc20Abi, getAbiItem, parseEventLogs } from 'viem';
import type { Arrival, ChainBlock } from '../chain-port.ts';
import { NodeUnavailable } from '../node/node-unavailable.ts';
import { nativeDecimals, type Token } from './token.ts';

const transferEvent = getAbiItem({ abi: erc20Abi, name: 'Transfer' });

export interface BlockReaderParts {
  readonly client: PublicClient;
  readonly hotWallet: Address;
  readonly tokens: readonly Token[];
  readonly needed: number;
}

/**
 * Reads blocks of Ethereum. Native coins are those that a transaction names as its value and that its receipt says were moved;
 * what a contract passes on within a call leaves no trace in a block, so it is no arrival until somebody claims it.
 */
export class EthereumBlocks {
  readonly #parts: BlockReaderParts;

  constructor(parts: BlockReaderParts) {
    this.#parts = parts;
  }

  async hashAt(height: number): Promise<string | null> {
    return (await this.#header(height))?.hash ?? null;
  }

  async block(height: number, isOurs: (address: string) => boolean): Promise<ChainBlock | null> {
    const block = await this.#blockWithTransactions(height);
    if (block === null) return null;
    const { hash, parentHash } = block;
    // What the hot wallet sends to an address of the house is the fee of a sweep, and brings nobody anything.
    const native = block.transactions.filter(
      ({ from, to, value }) =>
        to !== null && value > 0n && written(from) !== this.#parts.hotWallet && isOurs(written(to)),
    );
    const logs = await this.#transfersIn(hash);
    const token = logs.filter(({ args }) => args.to !== undefined && isOurs(written(args.to)));
    const touched = new Set([...native.map((one) => one.hash), ...token.map((one) => one.transactionHash)]);
    const receipts = await Promise.all(Array.from(touched, (one) => this.#receipt(one, hash)));
    const valueOf = new Map(native.map((one) => [one.hash, one.value]));
    const arrivals = receipts.flatMap((receipt) => [
      ...this.#native(receipt, valueOf.get(receipt.transactionHash) ?? 0n),
      ...this.#tokens(receipt).filter(({ address }) => isOurs(address)),
    ]);
    return { height, hash, parent: parentHash, arrivals };
  }

  #native({ status, to, transactionHash: transaction }: TransactionReceipt, amount: bigint): Arrival[] {
    if (status !== 'success' || to === null || amount === 0n) return [];
    const { needed } = this.#parts;
    const address = written(to);
    return [{ asset: 'ETH', decimals: nativeDecimals, address, transaction, output: 'value', amount, needed }];
  }

  /** The count of a log within its transaction names it: that within the block changes with what else the block has. */
  #tokens({ status, logs, transactionHash: transaction }: TransactionReceipt): Arrival[] {
    if (status !== 'success') return [];
    const { needed } = this.#parts;
    return logs.flatMap((log, at) => {
      const token = this.#parts.tokens.find(({ contract }) => contract === written(log.address));
      const [transfer] = token === undefined ? [] : transfersOf(log);
      if (token === undefined || transfer === undefined || transfer.value === 0n) return [];
      const { asset, decimals } = token;
      const address = written(transfer.to);
      return [{ asset, decimals, address, transaction, output: `log ${at}`, amount: transfer.value, needed }];
    });
  }

  /** Asked by the hash of the block, so that a reorganisation in between can't mix two branches. */
  #transfersIn(blockHash: Hash) {
    const { client, tokens } = this.#parts;
    if (tokens.length === 0) return Promise.resolve([]);
    const address = tokens.map(({ contract }) => contract);
    return client.getLogs({ address, event: transferEvent, blockHash, strict: true });
  }

  async #receipt(hash: Hash, block: Hash): Promise<TransactionReceipt> {
    const receipt = await this.#parts.client.getTransactionReceipt({ hash });
    if (receipt.blockHash !== block) throw new NodeUnavailable('The chain of ethereum changed while it was read.');
    return receipt;
  }

  async #header(height: number) {
    try {
      return await this.#parts.client.getBlock({ blockNumber: BigInt(height) });
    } catch (error) {
      if (error instanceof BlockNotFoundError) return null;
      throw error;
    }
  }

  async #blockWithTransactions(height: number) {
    try {
      return await this.#parts.client.getBlock({ blockNumber: BigInt(height), includeTransactions: true });
    } catch (error) {
      if (error instanceof BlockNotFoundError) return null;
      throw error;
    }
  }
}

function transfersOf(log: Log): { to: string; value: bigint }[] {
  return parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: [log], strict: true }).map(({ args }) => args);
}

/** An address with its checksum, in which all addresses of the house are written. */
function written(address: string): string {
  return readAddress('ethereum', address) ?? address;
}
