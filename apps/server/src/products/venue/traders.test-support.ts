import type { Failure } from '@auric/api';
import { CallFailed, publishStillIndex, type TestClient } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';

const settings = {
  REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000',
  REQUESTS_PER_CUSTOMER_PER_MINUTE: '1000000',
  ORDERS_PER_CUSTOMER_PER_SECOND: '100000',
  REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000000',
  SANDBOX_FAUCET_USDT_PER_MINUTE: '100000000',
};

/** A server whose index stands still, so that prices written down in a test stay within the band. */
export async function bootStillVenue(): Promise<TestServer> {
  const server = await bootServer({ settings });
  await publishStillIndex(server.exchange);
  return server;
}

/** Alice with 10,000 USDT and Bob with two BTC besides, both new. */
export async function newTraders(server: TestServer): Promise<{ alice: TestClient; bob: TestClient }> {
  const [alice, bob] = [await server.client().register(), await server.client().register()];
  await fund(bob, 1, '2');
  return { alice, bob };
}

/** Gives test funds and moves them to the spot account. */
export async function fund(client: TestClient, currency: number, amount: string): Promise<void> {
  await client.call('sandbox/faucet', { currency, amount });
  const move = {
    from_field: 'funding',
    to_field: 'spot',
    from_currency_id: currency,
    to_currency_id: currency,
  } as const;
  await client.call('wallet/change', { ...move, number: amount });
}

/** The failure that a call ends with; one that succeeds fails the test. */
export async function failureOf(act: Promise<unknown>): Promise<Failure> {
  try {
    await act;
  } catch (error) {
    if (error instanceof CallFailed) return error.failure;
    throw error;
  }
  throw new Error('The call succeeded.');
}

/** Available and held of a coin on the spot account. */
export async function spotOf(client: TestClient, currency: number): Promise<string[]> {
  const { available, freeze } = await client.call('wallet/detail', { type: 'spot', currency });
  return [available, freeze];
}
