import type { Chain } from './chain.ts';

/** The chain by which each network of the house goes. A network that isn't here goes by no chain, as a bank card's. */
const chainOf: Readonly<Record<string, Chain>> = {
  BTC: 'bitcoin',
  ETH: 'ethereum',
  ERC20: 'ethereum',
  TRC20: 'tron',
};

/** The chain of a network, null where it has none. */
export function chainOfNetwork(network: string): Chain | null {
  return Object.hasOwn(chainOf, network) ? (chainOf[network] ?? null) : null;
}
