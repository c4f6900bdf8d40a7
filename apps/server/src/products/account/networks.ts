import { type Currency, formatDecimal } from '@auric/api';
import type { AssetView } from '@auric/exchange';
import { networksOf } from '../../chains/networks.ts';
import type { ExchangeClient } from '../../edge/exchange-client.ts';

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
  AAPL: 'Apple',
  MSFT: 'Microsoft',
  NVDA: 'NVIDIA',
  AMZN: 'Amazon',
  GOOGL: 'Alphabet',
  META: 'Meta',
  TSLA: 'Tesla',
  JPM: 'JPMorgan Chase',
  BAC: 'Bank of America',
  JNJ: 'Johnson & Johnson',
  WMT: 'Walmart',
  MA: 'Mastercard',
  PG: 'Procter & Gamble',
  XOM: 'Exxon Mobil',
  UNH: 'UnitedHealth',
  HD: 'Home Depot',
  KO: 'Coca-Cola',
  DIS: 'Disney',
  NFLX: 'Netflix',
  AMD: 'AMD',
};

/** An asset as the wire lists it, with what it costs now to withdraw it by each network. */
export async function currencyShape(
  { port }: Pick<ExchangeClient, 'port'>,
  asset: AssetView,
  isShare: boolean,
): Promise<Currency> {
  const { code, scale } = asset;
  const networks = networksOf(code).map(async ({ chain: _chain, ...network }) => {
    const query = { type: 'withdrawalTerms', asset: asset.asset, network: network.subName } as const;
    const { value: terms } = await port.query(query);
    if (terms === null) return network;
    const { minimum, fee } = terms;
    return { ...network, min_withdraw: formatDecimal(minimum, scale), withdraw_fee: formatDecimal(fee, scale) };
  });
  return {
    id: asset.asset,
    code,
    name: names[code] ?? code,
    scale,
    logo: '',
    is_share: isShare,
    networks: await Promise.all(networks),
  };
}
