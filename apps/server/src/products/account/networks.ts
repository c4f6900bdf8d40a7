import type { Currency } from '@auric/api';

type Network = Currency['networks'][number];

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

/** The networks by which an asset comes and goes: confirmations, least amounts and the fee, in the asset itself. */
const networks: Readonly<Record<string, readonly Network[]>> = {
  BTC: [
    { id: 1, subName: 'BTC', confirmations: 2, min_deposit: '0.0001', min_withdraw: '0.0005', withdraw_fee: '0.0001' },
  ],
  ETH: [
    { id: 2, subName: 'ETH', confirmations: 12, min_deposit: '0.001', min_withdraw: '0.01', withdraw_fee: '0.001' },
  ],
  USDT: [
    { id: 3, subName: 'ERC20', confirmations: 12, min_deposit: '1', min_withdraw: '10', withdraw_fee: '3' },
    { id: 4, subName: 'TRC20', confirmations: 20, min_deposit: '1', min_withdraw: '10', withdraw_fee: '1' },
  ],
};

/** An asset as the wire lists it. */
export function currencyShape(asset: { asset: number; code: string; scale: number }): Currency {
  const { code, scale } = asset;
  return { id: asset.asset, code, name: names[code] ?? code, scale, logo: '', networks: [...(networks[code] ?? [])] };
}
