import type { Currency } from '@auric/api';
import type { Chain } from '@auric/api/addresses/chain';
import { chainRules } from './chain-list.ts';

/** A way by which an asset comes and goes: the wire's name of it, the chain below it, least amounts and fee in the asset itself. */
export type Network = Currency['networks'][number] & { readonly chain: Chain };

type Terms = Omit<Network, 'confirmations'>;

const terms: Readonly<Record<string, readonly Terms[]>> = {
  BTC: [
    { id: 1, subName: 'BTC', chain: 'bitcoin', min_deposit: '0.0001', min_withdraw: '0.0005', withdraw_fee: '0.0001' },
  ],
  ETH: [
    { id: 2, subName: 'ETH', chain: 'ethereum', min_deposit: '0.001', min_withdraw: '0.01', withdraw_fee: '0.001' },
  ],
  USDT: [
    { id: 3, subName: 'ERC20', chain: 'ethereum', min_deposit: '1', min_withdraw: '10', withdraw_fee: '3' },
    { id: 4, subName: 'TRC20', chain: 'tron', min_deposit: '1', min_withdraw: '10', withdraw_fee: '1' },
  ],
};

/** The networks of an asset by its code, the one that is offered first before the others. */
export function networksOf(asset: string): Network[] {
  return (terms[asset] ?? []).map((one) => ({ ...one, confirmations: chainRules[one.chain].needed }));
}

/** The network of a name, null where the asset has none of that name; the first where none is named. */
export function networkOf(asset: string, name: string | undefined): Network | null {
  const all = networksOf(asset);
  return (name === undefined ? all[0] : all.find(({ subName }) => subName === name)) ?? null;
}

/** How the wire calls the way of an asset over a chain; the chain's own name where it has no word for it. */
export function networkNameOf(chain: string, asset: string): string {
  return networksOf(asset).find((network) => network.chain === chain)?.subName ?? chain;
}
