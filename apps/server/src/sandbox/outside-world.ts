import { createHash } from 'node:crypto';
import type { Chain } from '@auric/api/addresses/chain';
import { bech32 } from '@scure/base';
import { networksOf } from '../chains/networks.ts';
import type { Chains } from '../chains/open-chains.ts';
import { addressOfAccount } from '../chains/tron/tron-address.ts';
import type { Coin } from './people.ts';

/** How a coin comes and goes: by a network of the wire. */
export interface Way {
  readonly coin: Coin;
  readonly network: string;
}

/** A payment from outside to a customer; `amount` in the coin's smallest unit in the house. */
export interface PaymentIn {
  readonly customer: number;
  readonly way: Way;
  readonly amount: bigint;
  /** Names the payment: of two with one name the second is never made. */
  readonly name: string;
}

/** What lies outside of the exchange for the sandbox's own people. */
export interface OutsideWorld {
  readonly ways: readonly Way[];
  /** Sends coins to the address that a customer has in the house, in the next block. */
  payIn(payment: PaymentIn): Promise<void>;
  /** Where this customer has coins sent to: an address of their own that isn't the house's. */
  addressElsewhere(customer: number, way: Way): string;
}

/** The world outside on simulated chains. On one with a real node nobody makes coins up, so it is no way for these people. */
export function outsideWorldOf(chains: Chains, coins: readonly Coin[]): OutsideWorld {
  const routes = coins.flatMap((coin) =>
    networksOf(coin.code).flatMap(({ subName, chain }) => {
      const open = chains.get(chain);
      return open?.simulated ? [{ way: { coin, network: subName }, open, simulated: open.simulated }] : [];
    }),
  );

  function routeOf({ coin, network }: Way) {
    const route = routes.find(({ way }) => way.coin.asset === coin.asset && way.network === network);
    if (route === undefined) throw new Error(`There is no simulated chain for ${coin.code} by ${network}.`);
    return route;
  }

  return {
    ways: routes.map(({ way }) => way),
    async payIn({ customer, way, amount, name }) {
      const { open, simulated } = routeOf(way);
      const { code, scale } = way.coin;
      const decimals = simulated.assets.find(({ asset }) => asset === code)?.decimals ?? scale;
      const to = await open.addresses.addressOf(customer);
      const delivered = amount * 10n ** BigInt(decimals - scale);
      await simulated.faucet({ asset: code, to, amount: delivered }, name);
    },
    addressElsewhere: (customer, way) => addressOn[routeOf(way).simulated.chain](`${customer} ${way.network}`),
  };
}

/** Addresses of the forms that the chains really have: the house can't tell whose they are, and nobody has their keys. */
const addressOn: Readonly<Record<Chain, (name: string) => string>> = {
  bitcoin: (name) => bech32.encode('bc', [0, ...bech32.toWords(accountOf(name))]),
  ethereum: (name) => `0x${accountOf(name).toString('hex')}`,
  tron: (name) => addressOfAccount(accountOf(name).toString('hex')),
};

function accountOf(name: string): Buffer {
  return createHash('sha256').update(`sandbox address elsewhere ${name}`).digest().subarray(0, 20);
}
