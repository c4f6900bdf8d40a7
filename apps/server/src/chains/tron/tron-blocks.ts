import { erc20Abi, type Hex, parseEventLogs } from 'viem';
import { z } from 'zod';
import type { Arrival, ChainBlock } from '../chain-port.ts';
import { NodeUnavailable } from '../node/node-unavailable.ts';
import { addressOfAccount, addressOfHex } from './tron-address.ts';
import { blockShape, headerOf, int64, orNothing, type TronNode } from './tron-node.ts';
import { native, type TronToken } from './tron-token.ts';

export interface TronBlocksParts {
  readonly node: TronNode;
  readonly tokens: readonly TronToken[];
  readonly hotWallet: string;
  readonly needed: number;
}

const moved = z.object({ owner_address: z.string(), to_address: z.string(), amount: int64 });

/** What a transaction does. Of all that TRON knows only a transfer of the native coin is looked into. */
const contract = z.union([
  z.object({ type: z.literal('TransferContract'), parameter: z.object({ value: moved }) }),
  z.object({ type: z.string().refine((type) => type !== 'TransferContract') }).transform(() => null),
]);

const transaction = z.object({
  txID: z.string(),
  ret: z.array(z.object({ contractRet: z.optional(z.string()) })).default([]),
  raw_data: z.object({ contract: z.array(contract) }),
});
type TronTransaction = z.output<typeof transaction>;

const log = z.object({ address: z.string(), topics: z.array(z.string()).default([]), data: z.string().default('') });
type TronLog = z.output<typeof log>;

const info = z.object({
  id: z.string(),
  blockNumber: z.number().default(0),
  result: z.optional(z.string()),
  receipt: z.object({ result: z.optional(z.string()) }).default({}),
  log: z.array(log).default([]),
});
type TronInfo = z.output<typeof info>;

/** What was written down of a transaction in a block; null where no block has it. */
export const infoShape = orNothing(info);

/** Whether it did what it says: transfers of the native coin have no result of a contract. */
export function isDone({ result, receipt }: Pick<TronInfo, 'result' | 'receipt'>): boolean {
  return result !== 'FAILED' && (receipt.result ?? 'SUCCESS') === 'SUCCESS';
}

const shape = orNothing(blockShape.extend({ transactions: z.array(transaction).default([]) }));

/**
 * Reads blocks of TRON: the transfers of the native coin in the block itself, those of tokens in what its transactions have
 * written down. Coins that a contract passes on within a call are no arrival until somebody claims them.
 */
export class TronBlocks {
  readonly #parts: TronBlocksParts;

  constructor(parts: TronBlocksParts) {
    this.#parts = parts;
  }

  async block(height: number, isOurs: (address: string) => boolean): Promise<ChainBlock | null> {
    const { node } = this.#parts;
    const read = await node.call('wallet/getblock', { id_or_num: String(height), detail: true }, shape);
    if (read === null) return null;
    const infos = await node.call('wallet/gettransactioninfobyblocknum', { num: height }, z.array(info));
    const { hash, parent } = headerOf(read);
    await this.#mustBeOf(height, hash, read.transactions, infos);
    const arrivals = [
      ...read.transactions.flatMap((one) => this.#native(one)),
      ...infos.flatMap((one) => this.#tokens(one)),
    ];
    return { height, hash, parent, arrivals: arrivals.filter(({ address }) => isOurs(address)) };
  }

  /** What was written down is asked for by height, so a reorganisation in between would mix two branches. */
  async #mustBeOf(height: number, hash: string, transactions: readonly TronTransaction[], infos: readonly TronInfo[]) {
    const now = await this.#parts.node.headerAt(height);
    const told = new Set(infos.map(({ id }) => id));
    const isWhole = told.size === transactions.length && transactions.every(({ txID }) => told.has(txID));
    if (now?.hash !== hash || !isWhole) throw new NodeUnavailable('The chain of tron changed while it was read.');
  }

  /** What the hot wallet sends to an address of the house is the fee of a sweep and brings nobody anything. */
  #native({ txID: name, ret, raw_data: { contract: contracts } }: TronTransaction): Arrival[] {
    const { needed, hotWallet } = this.#parts;
    if (ret[0]?.contractRet !== 'SUCCESS') return [];
    return contracts.flatMap((one) => {
      if (one === null) return [];
      const { owner_address, to_address, amount } = one.parameter.value;
      if (amount === 0n || addressOfHex(owner_address) === hotWallet) return [];
      return [{ ...native, address: addressOfHex(to_address), transaction: name, output: 'value', amount, needed }];
    });
  }

  /** The count of a log within its transaction names it, whichever block takes the transaction. */
  #tokens({ id, log: logs, ...rest }: TronInfo): Arrival[] {
    const { tokens, needed } = this.#parts;
    if (!isDone(rest)) return [];
    return logs.flatMap((one, at) => {
      const token = tokens.find(({ contract }) => contract === addressOfAccount(one.address));
      const moved = token === undefined ? undefined : transferIn(one);
      if (token === undefined || moved === undefined || moved.value === 0n) return [];
      const { asset, decimals } = token;
      const address = addressOfAccount(moved.to.slice(2));
      return [{ asset, decimals, address, transaction: id, output: `log ${at}`, amount: moved.value, needed }];
    });
  }
}

/** Logs are those of Ethereum but for their `0x`, and nobody asked here in which block they are. */
function transferIn({ topics: [first = '', ...rest], data }: TronLog): { to: string; value: bigint } | undefined {
  const topics: [Hex, ...Hex[]] = [`0x${first}`, ...rest.map((topic): Hex => `0x${topic}`)];
  const [read] = parseEventLogs({
    abi: erc20Abi,
    eventName: 'Transfer',
    logs: [{ ...nowhere, topics, data: `0x${data}` }],
    strict: true,
  });
  return read?.args;
}

const nowhere = {
  address: '0x',
  blockHash: null,
  blockNumber: null,
  logIndex: null,
  transactionHash: null,
  transactionIndex: null,
  removed: false,
} as const;
