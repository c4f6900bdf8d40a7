import { bootDatabase } from '@auric/testkit';
import type { Chain } from '@auric/api/addresses/chain';
import { formatEther } from 'viem';
import { BitcoinChain } from './bitcoin/bitcoin-chain.ts';
import { BitcoinNode } from './bitcoin/bitcoin-node.ts';
import { BitcoinTestNode } from './bitcoin/bitcoin-test-node.test-support.ts';
import { chainRules } from './chain-list.ts';
import type { ChainPort } from './chain-port.ts';
import { ethereumAddress } from './ethereum/ethereum-address.ts';
import { EthereumChain } from './ethereum/ethereum-chain.ts';
import { TestNode, testChainId } from './ethereum/test-node.test-support.ts';
import { LocalSigner } from './keys/local-signer.test-support.ts';
import { ReceivingKeys } from './keys/receiving-keys.ts';
import { SandboxChain } from './sandbox/sandbox-chain.ts';
import { SandboxLedger } from './sandbox/sandbox-ledger.ts';
import { tronAddress } from './tron/tron-address.ts';
import { TronChain } from './tron/tron-chain.ts';
import { TronNode } from './tron/tron-node.ts';
import { token, TronTestNode } from './tron/tron-test-node.test-support.ts';

/** A chain behind the port, with the coin that its transactions are paid in, on a chain that a test moves on. */
export interface TriedChain {
  readonly port: ChainPort;
  readonly asset: string;
  /** An amount beside which a fee is little, and an address that is nobody's here. */
  readonly amount: bigint;
  readonly stranger: string;
  /** Pays from outside, in a block. */
  fund(to: string, amount: bigint): Promise<unknown>;
  mine(blocks: number): Promise<unknown>;
  close(): Promise<unknown>;
}

type Opened = () => Promise<TriedChain>;

const keysOf = (path: string) => {
  const signer = new LocalSigner(path);
  return { signer, keys: new ReceivingKeys(signer.xpub, 'XPUB'), hotKey: signer.keyOf('hot').publicKey! };
};

async function openBitcoin(): Promise<TriedChain> {
  const node = await BitcoinTestNode.start();
  const { needed } = chainRules.bitcoin;
  const port = new BitcoinChain({ node: new BitcoinNode(node.url), ...keysOf("m/84'/0'/0'"), needed });
  const fund = async (to: string, amount: bigint): Promise<void> => {
    node.pay([[to, amount]]);
    node.mine();
  };
  const mine = async (blocks: number): Promise<void> => node.mine(blocks);
  const stranger = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  return { port, asset: 'BTC', amount: 10_000_000n, stranger, fund, mine, close: () => node.close() };
}

async function openEthereum(): Promise<TriedChain> {
  const node = await TestNode.start();
  const { needed } = chainRules.ethereum;
  const { hotKey, ...own } = keysOf("m/44'/60'/0'");
  const hotWallet = ethereumAddress(hotKey);
  const { client } = node;
  const port = new EthereumChain({
    client,
    batching: client,
    chainId: testChainId,
    ...own,
    hotWallet,
    tokens: [],
    needed,
  });
  const fund = async (to: string, amount: bigint): Promise<void> => {
    await node.sendEther(to as `0x${string}`, formatEther(amount));
    await node.mine();
  };
  const stranger = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
  const mine = (blocks: number): Promise<void> => node.mine(blocks);
  return { port, asset: 'ETH', amount: 10n ** 17n, stranger, fund, mine, close: () => node.close() };
}

async function openTron(): Promise<TriedChain> {
  const node = await TronTestNode.start();
  const { needed } = chainRules.tron;
  const { hotKey, ...own } = keysOf("m/44'/195'/0'");
  const tokens = [{ asset: 'USDT', decimals: 6, contract: token }];
  const at = new TronNode({ url: node.url, solidityUrl: node.url, apiKey: '' });
  const paying = { tokens, needed, feeLimitMax: 50_000_000n, now: () => 1_777_445_300_000 };
  const port = new TronChain({ node: at, ...own, hotWallet: tronAddress(hotKey), ...paying });
  const fund = async (to: string, amount: bigint): Promise<void> => {
    node.pay('TRX', to, amount);
    node.mine();
  };
  const mine = async (blocks: number): Promise<void> => node.mine(blocks);
  const stranger = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
  return { port, asset: 'TRX', amount: 50_000_000n, stranger, fund, mine, close: () => node.close() };
}

async function openSandbox(): Promise<TriedChain> {
  const database = await bootDatabase();
  const ledger = new SandboxLedger(database.db, 'ethereum');
  const blockMs = 15_000;
  let now = 1_800_000_000_000;
  let paid = 0;
  const port = await SandboxChain.open({
    chain: 'ethereum',
    ...chainRules.ethereum,
    blockMs,
    ledger,
    now: () => now,
  });
  const mine = async (blocks: number): Promise<void> => void (now += blocks * blockMs);
  const fund = async (to: string, amount: bigint): Promise<void> => {
    paid += 1;
    await port.faucet({ asset: 'ETH', to, amount }, String(paid));
    await mine(1);
  };
  const stranger = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
  return { port, asset: 'ETH', amount: 10n ** 17n, stranger, fund, mine, close: () => database.close() };
}

/** Every adapter of the port. */
export const triedChains: Readonly<Record<Chain | 'sandbox', Opened>> = {
  bitcoin: openBitcoin,
  ethereum: openEthereum,
  tron: openTron,
  sandbox: openSandbox,
};
