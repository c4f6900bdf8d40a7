import { createHash } from 'node:crypto';
import { type Command, systemAccounts } from '@auric/exchange';
import { quoteAsset } from '../feeds/simulator/universe.ts';
import { usdt } from './listing.ts';

const { treasury, optionPool, insurance, lending } = systemAccounts;
/** One coin in its smallest unit: bitcoin and ether have eight decimals. */
const coin = 100_000_000n;

/** What the house begins with, in smallest units: rules section 12. The coins are for what pays in coins. */
const capital: readonly { account: number; asset: number; amount: bigint }[] = [
  { account: treasury, asset: quoteAsset.asset, amount: 10_000_000n * BigInt(usdt) },
  { account: optionPool, asset: quoteAsset.asset, amount: 5_000_000n * BigInt(usdt) },
  { account: insurance, asset: quoteAsset.asset, amount: 5_000_000n * BigInt(usdt) },
  { account: lending, asset: quoteAsset.asset, amount: 2_000_000n * BigInt(usdt) },
  { account: treasury, asset: 1, amount: 100n * coin },
  { account: treasury, asset: 2, amount: 2_000n * coin },
];

/** The funding at the first start: each has the same reference on every start, so that it is credited once, ever. */
export function houseCapital(): Command[] {
  return capital.map(({ account, asset, amount }) => {
    const reference = createHash('sha256').update(`sandbox capital ${account} ${asset}`).digest('hex').slice(0, 32);
    return { type: 'FundHouse', account, asset, amount, reference, act: 0 };
  });
}
