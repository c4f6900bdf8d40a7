import type { DomesticCard, InternationalCard, WireWalletAddress } from '@auric/api';
import { bankNetwork } from '@auric/api/addresses/network';

/** A place that funds can go to: an address of the book, or a bank card. */
export interface Destination {
  readonly id: number;
  readonly isCard: boolean;
  readonly network: string;
  readonly name: string;
  /** The address, or the last signs of the card. */
  readonly shown: string;
  readonly usableAt: number;
}

type Cards = { home: DomesticCard | null; abroad: InternationalCard | null };

/** Where a coin can go to: the addresses of the networks that it goes by, and for USDT the cards. */
export function destinationsOf(
  networks: readonly { subName: string }[],
  addresses: readonly WireWalletAddress[],
  cards: Cards,
): Destination[] {
  const offered = new Set(networks.map(({ subName }) => subName));
  const own = addresses
    .filter(({ network }) => offered.has(network))
    .map(({ id, network, name, address, usable_at }) => ({
      id,
      isCard: false,
      network,
      name,
      shown: address,
      usableAt: usable_at,
    }));
  if (!offered.has(bankNetwork)) return own;
  const saved = [cards.home, cards.abroad].filter((card) => card !== null);
  return [
    ...own,
    ...saved.map(({ id, bank_name, card_number, usable_at }) => ({
      id,
      isCard: true,
      network: bankNetwork,
      name: bank_name,
      shown: `···${card_number.replaceAll(/[ -]/g, '').slice(-4)}`,
      usableAt: usable_at,
    })),
  ];
}

/** An address of which one sees how it begins and how it ends. */
export function shortened(address: string): string {
  return address.length <= 16 ? address : `${address.slice(0, 8)}…${address.slice(-6)}`;
}
