import { readAddress } from '@auric/api/addresses/address';
import { type Address, createPublicClient, http } from 'viem';
import type { Config } from '../../config.ts';
import { StartRefused } from '../../start-refused.ts';
import { chainRules } from '../chain-list.ts';
import type { ChainPort } from '../chain-port.ts';
import { ReceivingKeys } from '../keys/receiving-keys.ts';
import { openSigner } from '../keys/open-signer.ts';
import { balancesAtOnce, EthereumChain } from './ethereum-chain.ts';

/** Ethereum by the operator's node and signer. Nothing of it is asked before it is needed. */
export function openEthereum({ ethereum, signer }: Pick<Config, 'ethereum' | 'signer'>, now: () => number): ChainPort {
  const { needed, assets } = chainRules.ethereum;
  const tether = assets.find(({ asset }) => asset === 'USDT');
  if (tether === undefined) throw new Error('USDT is no asset of ethereum.');
  const line = { retryCount: 0, timeout: 8_000 };
  const batch = { batchSize: balancesAtOnce, wait: 0 };
  return new EthereumChain({
    client: createPublicClient({ transport: http(ethereum.nodeUrl, line) }),
    batching: createPublicClient({ transport: http(ethereum.nodeUrl, { ...line, batch }) }),
    chainId: ethereum.chainId,
    keys: new ReceivingKeys(ethereum.xpub, 'ETHEREUM_XPUB'),
    hotWallet: addressOf(ethereum.hotWallet, 'ETHEREUM_HOT_WALLET'),
    signer: openSigner(signer, now),
    tokens: [{ ...tether, contract: addressOf(ethereum.usdtContract, 'ETHEREUM_USDT_CONTRACT') }],
    needed,
  });
}

function addressOf(text: string, setting: string): Address {
  const address = readAddress('ethereum', text);
  if (address === null) throw new StartRefused(`${setting} is no address of Ethereum.`);
  return address as Address;
}
