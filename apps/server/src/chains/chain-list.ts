import type { Chain } from '@auric/api/addresses/chain';
import type { ChainAsset } from './chain-port.ts';

/** What the house takes on a chain, and with how many confirmations (rules, section 9). */
export interface ChainRules {
  readonly assets: readonly ChainAsset[];
  readonly needed: number;
}

export const chainRules: Readonly<Record<Chain, ChainRules>> = {
  bitcoin: { assets: [{ asset: 'BTC', decimals: 8 }], needed: 2 },
  ethereum: {
    assets: [
      { asset: 'ETH', decimals: 18 },
      { asset: 'USDT', decimals: 6 },
    ],
    needed: 12,
  },
  tron: {
    assets: [
      { asset: 'TRX', decimals: 6 },
      { asset: 'USDT', decimals: 6 },
    ],
    needed: 20,
  },
};
