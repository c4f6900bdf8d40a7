import type { Currency } from '@auric/api';
import { networksOf } from '../../chains/networks.ts';

const names: Readonly<Record<string, string>> = {
  USDT: 'Tether USD',
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  SOL: 'Solana',
  BNB: 'BNB',
  XRP: 'XRP',
  ADA: 'Cardano',
  DOGE: 'Dogecoin',
  TRX: 'TRON',
  DOT: 'Polkadot',
  LINK: 'Chainlink',
  AVAX: 'Avalanche',
  LTC: 'Litecoin',
};

/** An asset as the wire lists it. */
export function currencyShape(asset: { asset: number; code: string; scale: number }): Currency {
  const { code, scale } = asset;
  return {
    id: asset.asset,
    code,
    name: names[code] ?? code,
    scale,
    logo: '',
    networks: networksOf(code).map(({ chain: _chain, ...network }) => network),
  };
}
