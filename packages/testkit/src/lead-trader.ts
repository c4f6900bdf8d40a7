import type { ExchangePort } from '@auric/server/port';
import type { TestClient } from './test-client.ts';

const usdt = 3;

/** A server whose people trade contracts. */
interface House {
  client(): TestClient;
  identify(customer: number): Promise<void>;
}

/** Somebody who may lead or follow, with their number at the exchange. */
export interface Trader {
  readonly client: TestClient;
  readonly id: number;
}

/** What the exchange was told last of somebody; the register's own words have lower numbers. */
let standings = 1_000_000;

/** Lets the exchange know who somebody is. */
export async function identify({ exchange }: { readonly exchange: ExchangePort }, customer: number): Promise<void> {
  const reply = await exchange.execute({
    command: {
      type: 'SetCustomerStanding',
      customer,
      version: ++standings,
      identityLevel: 1,
      tradingFreeze: 'none',
      withdrawalFreeze: 'none',
      holdUntil: 0,
      country: '',
    },
  });
  if (!reply.ok) throw new Error(`The standing of ${customer} was refused: ${reply.rejection.code}.`);
}

/** Registers somebody whose identity is known, with so many USDT in the contract account. */
export async function registerTrader(house: House, amount = '1000'): Promise<Trader> {
  const client = await house.client().register();
  const { id } = await client.call('user/info', {});
  await house.identify(id);
  const asset = { from_currency_id: usdt, to_currency_id: usdt } as const;
  await client.call('wallet/change', { ...asset, from_field: 'spot', to_field: 'lever', number: amount });
  return { client, id };
}

/** Registers somebody who leads, for a tenth of what followers gain unless another share is given. */
export async function registerLead(house: House, { share = '0.1', name = 'Steady hand' } = {}): Promise<Trader> {
  const lead = await registerTrader(house, '5000');
  await lead.client.call('follow/become', { name, profile: 'Trends, with small leverage.', share });
  return lead;
}
