import { type TestClient, testMarkets } from '@auric/testkit';

const usdt = 3;
const { btc, eth } = testMarkets;

/** Lets so many seconds pass with the index at this part of what it was; where a market lives by itself nothing is to be done. */
export type LetPass = (seconds: number, part: number) => Promise<void>;

/** A customer with options on every list: some are over, won and lost, and some are open. */
export async function betForAWhile(customer: TestClient, letPass: LetPass = () => Promise.resolve()): Promise<void> {
  const asset = { from_currency_id: usdt, to_currency_id: usdt } as const;
  await customer.call('wallet/change', { ...asset, from_field: 'spot', to_field: 'option', number: '250' });
  await letPass(2, 1);
  await customer.call('microtrade/submit', { match_id: btc, type: 'up', seconds: 30, number: '20' });
  await customer.call('microtrade/submit', { match_id: btc, type: 'down', seconds: 30, number: '12.5' });
  await letPass(8, 1);
  await letPass(40, 1.0004);
  await customer.call('microtrade/submit', { match_id: btc, type: 'up', seconds: 300, number: '15' });
  await customer.call('microtrade/submit', { match_id: eth, type: 'down', seconds: 120, number: '10' });
  await letPass(9, 1.0002);
}
