import type { Chain } from '@auric/api/addresses/chain';
import type { ChainAsset } from './chain-port.ts';

/** What the house takes on a chain, and with how many confirmations (rules, section 9). */
export interface ChainRules {
  /** The coin that pays for what moves: it also comes to addresses to pay for their sweeps. */
  readonly feeAsset: string;
  readonly assets: readonly ChainAsset[];
  readonly needed: number;
}

export const chainRules: Readonly<Record<Chain, ChainRules>> = {
  bitcoin: { feeAsset: 'BTC', assets: [{ asset: 'BTC', decimals: 8 }], needed: 2 },
  ethereum: {
    feeAsset: 'ETH',
    assets: [
      { asset: 'ETH', decimals: 18 },
      { asset: 'USDT', decimals: 6 },
    ],
    needed: 12,
  },
  tron: {
    feeAsset: 'TRX',
    assets: [
      { asset: 'TRX', decimals: 6 },
      { asset: 'USDT', decimals: 6 },
    ],
    needed: 20,
  },
};
