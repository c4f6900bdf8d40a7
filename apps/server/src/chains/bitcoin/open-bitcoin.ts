import { secp256k1 } from '@noble/curves/secp256k1.js';
import { hex } from '@scure/base';
import type { Config } from '../../config.ts';
import { StartRefused } from '../../start-refused.ts';
import { chainRules } from '../chain-list.ts';
import type { ChainPort } from '../chain-port.ts';
import { openSigner } from '../keys/open-signer.ts';
import { ReceivingKeys } from '../keys/receiving-keys.ts';
import { BitcoinChain } from './bitcoin-chain.ts';
import { BitcoinNode } from './bitcoin-node.ts';

/** Bitcoin by the operator's node and signer. Nothing of it is asked before it is needed. */
export function openBitcoin({ bitcoin, signer }: Pick<Config, 'bitcoin' | 'signer'>, now: () => number): ChainPort {
  const { nodeUrl, xpub, hotKey } = bitcoin;
  if (!URL.canParse(nodeUrl)) throw new StartRefused('BITCOIN_NODE_URL is no address.');
  return new BitcoinChain({
    node: new BitcoinNode(nodeUrl),
    keys: new ReceivingKeys(xpub, 'BITCOIN_XPUB'),
    hotKey: readKey(hotKey),
    signer: openSigner(signer, now),
    needed: chainRules.bitcoin.needed,
  });
}

function readKey(text: string): Uint8Array {
  try {
    return secp256k1.Point.fromBytes(hex.decode(text)).toBytes(true);
  } catch (error) {
    throw new StartRefused('BITCOIN_HOT_KEY is no public key of 33 bytes in hexadecimal digits.', error);
  }
}
