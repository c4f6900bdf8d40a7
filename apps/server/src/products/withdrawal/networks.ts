import type { Chain } from '@auric/api/addresses/chain';
import { readAddress } from '@auric/api/addresses/address';
import { chainOfNetwork } from '@auric/api/addresses/network';
import type { AssetView } from '@auric/exchange';
import type { OpenChain } from '../../chains/open-chains.ts';
import { Refusal } from '../../edge/refusal.ts';
import { networksOf as networksOfCode } from '../../chains/networks.ts';

/** A network by which a currency leaves, by its id on the wire and its name. */
export interface NetworkName {
  readonly id: number;
  readonly subName: string;
}

export function networksOf(asset: AssetView): NetworkName[] {
  return networksOfCode(asset.code).map(({ id, subName }) => ({ id, subName }));
}

/**
 * The network that a call means, by its id or its name; where a currency has only one it needs no naming. Refuses
 * `network_not_offered`, and `parameter_error` where it has several and none is named.
 */
export function networkOf(asset: AssetView, named: string | undefined): string {
  const networks = networksOf(asset);
  if (named === undefined) {
    if (networks.length > 1) throw new Refusal('parameter_error', 'network');
    const [only] = networks;
    if (only === undefined) throw new Refusal('network_not_offered', 'currency');
    return only.subName;
  }
  const wanted = named.toUpperCase();
  const found = networks.find(({ id, subName }) => subName === wanted || String(id) === wanted);
  if (found === undefined) throw new Refusal('network_not_offered', 'network');
  return found.subName;
}

/**
 * An address as its chain writes it; refuses (`address_invalid`) what is none there. Besides the chain's own form those of
 * the house are taken, which in a simulated chain have a form that no other chain knows.
 */
export function destinationOn(network: string, text: string, chains: ReadonlyMap<Chain, OpenChain>): string {
  const chain = chainOfNetwork(network);
  const open = chain === null ? undefined : chains.get(chain);
  if (chain === null || open === undefined) throw new Refusal('network_not_offered', 'network');
  const written = text.trim();
  const address = readAddress(chain, written) ?? (open.addresses.ownerOf(written) === null ? null : written);
  if (address === null) throw new Refusal('address_invalid', 'address');
  return address;
}
