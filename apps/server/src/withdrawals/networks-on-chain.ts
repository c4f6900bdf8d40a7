import type { Chain } from '@auric/api/addresses/chain';
import { chainRules } from '../chains/chain-list.ts';
import { networksOf } from '../chains/networks.ts';

/** The networks of the wire that go by a chain, and with how many confirmations what went by it is final. */
export function networksOnChain(chain: Chain): { networks: string[]; needed: number } {
  const { assets, needed } = chainRules[chain];
  const all = assets.flatMap(({ asset }) => networksOf(asset)).filter((network) => network.chain === chain);
  return { networks: [...new Set(all.map(({ subName }) => subName))], needed };
}
