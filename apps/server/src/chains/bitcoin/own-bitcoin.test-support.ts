import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hex } from '@scure/base';
import { p2wpkh } from '@scure/btc-signer';
import { LocalSigner } from '../keys/local-signer.test-support.ts';
import type { SigningKey } from '../keys/signer.ts';
import { BitcoinTestNode } from './bitcoin-test-node.test-support.ts';

/** A Bitcoin of a test's own for a whole server: a node, who signs, and what the server has to be told of both. */
export interface OwnBitcoin {
  readonly node: BitcoinTestNode;
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts both, with `funds` satoshi in the hot wallet. */
export async function startOwnBitcoin(funds: bigint): Promise<OwnBitcoin> {
  const node = await BitcoinTestNode.start();
  const signer = new LocalSigner("m/84'/0'/0'");
  const hotKey = signer.keyOf('hot').publicKey!;
  node.pay([[p2wpkh(hotKey).address, funds]]);
  node.mine();
  const signing = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { chain, key, digest, unsigned } = JSON.parse(body) as Asked;
      void signer.sign({ chain, key, digest: hex.decode(digest), unsigned } as never).then((signature) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(signature));
      });
    });
  });
  await new Promise<void>((resolve) => signing.listen(0, '127.0.0.1', resolve));
  return {
    node,
    settings: {
      BITCOIN_NODE_URL: node.url,
      BITCOIN_XPUB: signer.xpub,
      BITCOIN_HOT_KEY: hex.encode(hotKey),
      SIGNER_URL: `http://127.0.0.1:${(signing.address() as AddressInfo).port}`,
      SIGNER_SECRET: 'a secret of the tests',
      // What the wallet begins with was never in the books.
      RECONCILIATION_BOUND_USDT: '1000000',
    },
    async close() {
      signing.closeAllConnections();
      await new Promise((resolve) => signing.close(resolve));
      await node.close();
    },
  };
}

interface Asked {
  readonly chain: string;
  readonly key: SigningKey;
  readonly digest: string;
  readonly unsigned: string;
}
