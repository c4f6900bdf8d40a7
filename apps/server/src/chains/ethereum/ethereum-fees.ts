import type { PublicClient } from 'viem';

/** What a transfer of the native coin to an account without code costs, always. */
export const transferGas = 21_000n;

export interface EthereumFees {
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

/** What a block takes now, with room for the base fee to double (EIP-1559). In wei. */
export async function feesNow(client: PublicClient): Promise<EthereumFees> {
  const { maxFeePerGas, maxPriorityFeePerGas } = await client.estimateFeesPerGas();
  return { maxFeePerGas, maxPriorityFeePerGas };
}

type Before = { readonly [F in keyof EthereumFees]?: bigint | undefined };

/** Fees for which nodes replace a transaction: both at least an eighth above those of before, and what a block takes now. */
export function raised(before: Before, now: EthereumFees): EthereumFees {
  const { maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = before;
  return {
    maxFeePerGas: larger(now.maxFeePerGas, anEighthMore(maxFeePerGas)),
    maxPriorityFeePerGas: larger(now.maxPriorityFeePerGas, anEighthMore(maxPriorityFeePerGas)),
  };
}

const anEighthMore = (fee: bigint): bigint => fee + fee / 8n + 1n;
const larger = (left: bigint, right: bigint): bigint => (left > right ? left : right);
