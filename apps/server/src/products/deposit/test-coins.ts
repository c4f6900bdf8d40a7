import { randomUUID } from 'node:crypto';
import { formatDecimal, type Message, parseDecimal, type Payload } from '@auric/api';
import type { Chains } from '../../chains/open-chains.ts';
import type { Catalog } from '../../edge/catalog.ts';
import { Refusal } from '../../edge/refusal.ts';
import { wayOf } from './receiving.ts';

/** About 100 USDT worth, as whole coins of the chain. */
const amounts: Readonly<Record<string, string>> = { USDT: '100', BTC: '0.002', ETH: '0.05' };
const worthUsdt = 100;

/** So much a minute as the other faucet gives: by so many payments to one address. */
const paymentsAMinute = 10;

/** The outside world of the sandbox, as far as it pays to a customer who asks for it: on the chain, like anybody's coins. */
export class TestCoins {
  readonly #chains: Chains;
  readonly #catalog: Catalog;

  constructor({ chains, catalog }: { chains: Chains; catalog: Catalog }) {
    this.#chains = chains;
    this.#catalog = catalog;
  }

  /** Pays to the customer's own address in the next block. One request id is one payment. */
  async send(
    customer: number,
    { currency, type, request_id }: Payload<'sandbox/deposit'>,
  ): Promise<Message<'sandbox/deposit'>> {
    const asset = await this.#catalog.asset(currency, 'currency');
    const { network, chain } = wayOf(this.#chains, asset, type, 'type');
    const amount = amounts[asset.code];
    const decimals = chain.port.assets.find((known) => known.asset === asset.code)?.decimals;
    // Nobody makes coins up on a chain that has a node.
    if (chain.simulated === null || amount === undefined || decimals === undefined)
      throw new Refusal('network_not_offered', 'type');
    const to = await chain.addresses.addressOf(customer);
    if ((await chain.simulated.paidLately(to)) >= paymentsAMinute)
      throw new Refusal('faucet_limit', 'currency', { limit: String(worthUsdt * paymentsAMinute), currency: 'USDT' });
    const units = parseDecimal(amount, decimals) ?? 0n;
    const name = `${customer} ${request_id ?? randomUUID()}`;
    const tx = await chain.simulated.faucet({ asset: asset.code, to, amount: units }, name);
    return { currency, network: network.subName, amount: formatDecimal(units, decimals), tx };
  }
}
