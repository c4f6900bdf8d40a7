import type { Message, Payload } from '@auric/api';
import type { AssetView } from '@auric/exchange';
import type { Chains, OpenChain } from '../../chains/open-chains.ts';
import { type Network, networkOf } from '../../chains/networks.ts';
import { Refusal } from '../../edge/refusal.ts';

/** How an asset comes by a network: the terms of the way, and the chain itself. */
export interface Way {
  readonly network: Network;
  readonly chain: OpenChain;
}

/** The way of an asset by a network of the wire, the first of it unless one is named; refuses (`network_not_offered`). */
export function wayOf(chains: Chains, { code }: AssetView, name: string | undefined, field: string): Way {
  const network = networkOf(code, name);
  const chain = network === null ? undefined : chains.get(network.chain);
  if (network === null || chain === undefined) throw new Refusal('network_not_offered', field);
  return { network, chain };
}

/** Where a customer has an asset sent. While the node of the chain is away the address is as good as ever, and it is said. */
export async function receivingAddress(
  chains: Chains,
  asset: AssetView,
  { network: name }: Payload<'wallet/get_in_address'>,
  customer: number,
): Promise<Message<'wallet/get_in_address'>> {
  const { network, chain } = wayOf(chains, asset, name, 'network');
  return {
    currency: asset.asset,
    currency_name: asset.code,
    network: network.subName,
    address: await chain.addresses.addressOf(customer),
    memo: null,
    confirmations: network.confirmations,
    min_deposit: network.min_deposit,
    behind: chain.watcher.health.problem !== null,
    simulated: chain.simulated !== null,
  };
}
