import { z } from 'zod';
import type { Arrival, ChainBlock } from '../chain-port.ts';
import { type BitcoinNode, satoshi } from './bitcoin-node.ts';

const transaction = z.object({
  txid: z.string(),
  vin: z.array(z.object({ coinbase: z.optional(z.string()) })),
  vout: z.array(
    z.object({ value: satoshi, n: z.number(), scriptPubKey: z.object({ address: z.optional(z.string()) }) }),
  ),
});

const shape = z.object({
  hash: z.string(),
  height: z.number(),
  previousblockhash: z.optional(z.string()),
  tx: z.array(transaction),
});

/** What a miner gets can be spent after a hundred blocks, by the rules of Bitcoin; until then a reorganisation takes it away for good. */
const minedNeeded = 100;

/** Reads a block of the second verbosity, in which every output stands with its address. */
export async function readBitcoinBlock(
  node: BitcoinNode,
  blockHash: string,
  { isOurs, needed }: { isOurs: (address: string) => boolean; needed: number },
): Promise<ChainBlock> {
  const { hash, height, previousblockhash = '', tx } = await node.call('getblock', [blockHash, 2], shape);
  const arrivals = tx.flatMap(({ txid, vin, vout }) => {
    const isMined = vin.some(({ coinbase }) => coinbase !== undefined);
    return vout.flatMap(({ value, n, scriptPubKey: { address } }): Arrival[] => {
      if (address === undefined || value === 0n || !isOurs(address)) return [];
      const shared = { asset: 'BTC', decimals: 8, address, transaction: txid };
      return [
        { ...shared, output: String(n), amount: value, needed: isMined ? Math.max(needed, minedNeeded) : needed },
      ];
    });
  });
  return { height, hash, parent: previousblockhash, arrivals };
}
