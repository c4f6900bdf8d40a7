import { readAddress } from '@auric/api/addresses/address';
import type { Config } from '../../config.ts';
import { StartRefused } from '../../start-refused.ts';
import { chainRules } from '../chain-list.ts';
import type { ChainPort } from '../chain-port.ts';
import { openSigner } from '../keys/open-signer.ts';
import { ReceivingKeys } from '../keys/receiving-keys.ts';
import { TronChain } from './tron-chain.ts';
import { TronNode } from './tron-node.ts';

/** In sun. */
const trx = 1_000_000n;

/** TRON by the operator's node and signer. Nothing of it is asked before it is needed. */
export function openTron({ tron, signer }: Pick<Config, 'tron' | 'signer'>, now: () => number): ChainPort {
  const { needed, assets } = chainRules.tron;
  const tether = assets.find(({ asset }) => asset === 'USDT');
  if (tether === undefined) throw new Error('USDT is no asset of tron.');
  const url = nodeOf(tron.nodeUrl, 'TRON_NODE_URL');
  const solidityUrl = tron.solidityUrl === '' ? url : nodeOf(tron.solidityUrl, 'TRON_SOLIDITY_URL');
  return new TronChain({
    node: new TronNode({ url, solidityUrl, apiKey: tron.apiKey }),
    keys: new ReceivingKeys(tron.xpub, 'TRON_XPUB'),
    hotWallet: addressOf(tron.hotWallet, 'TRON_HOT_WALLET'),
    signer: openSigner(signer, now),
    tokens: [{ ...tether, contract: addressOf(tron.usdtContract, 'TRON_USDT_CONTRACT') }],
    needed,
    feeLimitMax: BigInt(tron.feeLimitTrx) * trx,
    now,
  });
}

function nodeOf(text: string, setting: string): string {
  if (!URL.canParse(text)) throw new StartRefused(`${setting} is no address.`);
  return text;
}

function addressOf(text: string, setting: string): string {
  const address = readAddress('tron', text);
  if (address === null) throw new StartRefused(`${setting} is no address of TRON.`);
  return address;
}
