import type { Chain } from './chain.ts';

/** The chain by which each network of the house goes. A network that isn't here goes by no chain. */
const chainOf: Readonly<Record<string, Chain>> = {
  BTC: 'bitcoin',
  ETH: 'ethereum',
  ERC20: 'ethereum',
  TRC20: 'tron',
};

/** The network of what is paid by hand in fiat, from a bank or to one. It goes by no chain. */
export const bankNetwork = 'BANK';

/** The chain of a network, null where it has none. */
export function chainOfNetwork(network: string): Chain | null {
  return Object.hasOwn(chainOf, network) ? (chainOf[network] ?? null) : null;
}
