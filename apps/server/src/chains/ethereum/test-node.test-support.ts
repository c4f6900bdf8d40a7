import { createHardhatRuntimeEnvironment } from 'hardhat/hre';
import {
  type Address,
  createPublicClient,
  custom,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hash,
  type Hex,
  numberToHex,
  parseAbi,
  parseEther,
  type PublicClient,
} from 'viem';
import { testTokenCode } from './test-token.test-support.ts';

export const testChainId = 31_337;
const supply = 1_000_000_000_000n;
const splitting = parseAbi(['function transferTwice(address first, address second, uint256 value)']);

/** What a node does with a call: answers it, answers it and never says so, or doesn't get it. */
type Line = 'sound' | 'answers get lost' | 'cut';

/** A chain of Ethereum in this process that mines when it is told to. */
export class TestNode {
  readonly client: PublicClient;
  /** How the line is for transactions that are sent; all else gets through. */
  sending: Line = 'sound';
  isAway = false;
  /** Who has all coins and tokens in the beginning. */
  rich: Address = '0x';
  token: Address = '0x';
  readonly #connection: Connection;

  private constructor(connection: Connection) {
    this.#connection = connection;
    const request = (call: { method: string; params?: unknown }): Promise<unknown> => this.#through(call);
    this.client = createPublicClient({ transport: custom({ request }, { retryCount: 0 }), pollingInterval: 10 });
  }

  static async start(): Promise<TestNode> {
    const mining = { auto: false };
    const test = { type: 'edr-simulated', chainType: 'l1', chainId: testChainId, mining } as const;
    const hre = await createHardhatRuntimeEnvironment({ networks: { test } });
    const node = new TestNode(await hre.network.create('test'));
    [node.rich] = (await node.ask('eth_accounts')) as [Address];
    const argument = encodeAbiParameters([{ type: 'uint256' }], [supply]).slice(2);
    const { contractAddress } = await node.receipt(await node.send({ data: `${testTokenCode}${argument}` }));
    if (contractAddress == null) throw new Error('The token was not made.');
    node.token = getAddress(contractAddress);
    return node;
  }

  ask(method: string, params: unknown[] = []): Promise<unknown> {
    return this.#connection.provider.request({ method, params });
  }

  /** Sends from the rich account and doesn't mine. */
  async send(transaction: { to?: Address; value?: bigint; data?: Hex; gas?: bigint }): Promise<Hash> {
    const { value = 0n, gas = 1_500_000n, ...rest } = transaction;
    const written = { ...rest, from: this.rich, value: numberToHex(value), gas: numberToHex(gas) };
    return (await this.ask('eth_sendTransaction', [written])) as Hash;
  }

  sendEther(to: Address, ether: string): Promise<Hash> {
    return this.send({ to, value: parseEther(ether), gas: 21_000n });
  }

  sendTokens(to: Address, value: bigint): Promise<Hash> {
    return this.send({
      to: this.token,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] }),
    });
  }

  splitTokens(first: Address, second: Address, value: bigint): Promise<Hash> {
    return this.send({ to: this.token, data: encodeFunctionData({ abi: splitting, args: [first, second, value] }) });
  }

  /** One by one: of many that are mined at once it makes up all but the ends, and they don't stand on each other. */
  async mine(blocks = 1): Promise<void> {
    for (let at = 0; at < blocks; at += 1) await this.ask('hardhat_mine', [numberToHex(1)]);
  }

  /** Mines the transaction and gives its receipt. */
  async receipt(hash: Hash) {
    await this.mine();
    return this.client.getTransactionReceipt({ hash });
  }

  /** The chain as it is now, to which `reorganise` goes back. */
  async mark(): Promise<() => Promise<void>> {
    const snapshot = await this.ask('evm_snapshot');
    return async () => {
      await this.ask('evm_revert', [snapshot]);
      // The other branch has other times, so that no block of it has the hash of one before.
      await this.ask('evm_increaseTime', [100]);
    };
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  async #through({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    const line: Line = method === 'eth_sendRawTransaction' ? this.sending : 'sound';
    if (this.isAway || line === 'cut') throw new Error('The line is cut.');
    const answer = await this.#connection.provider.request({ method, params: params as unknown[] });
    if (line === 'answers get lost') throw new Error('The answer was lost.');
    return answer;
  }
}

interface Provider {
  request(call: { method: string; params?: unknown[] }): Promise<unknown>;
}

interface Connection {
  readonly provider: Provider;
  close(): Promise<void>;
}
