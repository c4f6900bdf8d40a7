import { readBitcoinAddress } from './bitcoin-address.ts';
import type { Chain } from './chain.ts';
import { readEthereumAddress } from './ethereum-address.ts';
import { readTronAddress } from './tron-address.ts';

const readers: Readonly<Record<Chain, (text: string) => string | null>> = {
  bitcoin: readBitcoinAddress,
  ethereum: readEthereumAddress,
  tron: readTronAddress,
};

/**
 * The address in the one form in which its chain writes it, or null where the text is no address of that chain: wrong
 * letters, wrong length, a checksum that fails, another chain's. Spaces around it are the paste's and are left out.
 */
export function readAddress(chain: Chain, text: string): string | null {
  return readers[chain](text.trim());
}
