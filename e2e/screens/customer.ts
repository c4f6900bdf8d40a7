import { type TestClient, testPassword } from '@auric/testkit';

const markets = { btc: 1, eth: 2, sol: 10, doge: 14 } as const;
const usdt = 3;
const email = 'ada@example.org';

/** A customer with something on every screen: coins, open and ended orders, bills of every kind. Returns them signed in. */
export async function tradeForAWhile(customer: TestClient): Promise<TestClient> {
  await register(customer);
  await customer.call('sandbox/faucet', { currency: usdt, amount: '1000' });
  await customer.call('wallet/change', {
    from_field: 'spot',
    to_field: 'funding',
    from_currency_id: usdt,
    to_currency_id: usdt,
    number: '750.5',
  });
  await customer.call('coin/trade', { match_id: markets.btc, type: 'buy', quote_amount: '2500' });
  await customer.call('coin/trade', { match_id: markets.eth, type: 'buy', quote_amount: '1200' });
  await customer.call('coin/trade', { match_id: markets.doge, type: 'buy', quote_amount: '400' });
  await customer.call('coin/trade', { match_id: markets.btc, type: 'sell', amount: '0.01' });
  const bid = await priceAt(customer, markets.eth, 0.96);
  await customer.call('coin/trade', { match_id: markets.eth, type: 'buy', amount: '0.5', target_price: bid });
  const stop = await priceAt(customer, markets.sol, 1.05);
  await customer.call('coin/trade', {
    match_id: markets.sol,
    type: 'buy',
    amount: '3',
    order_type: 'stop_limit',
    trigger_price: stop,
    target_price: stop,
  });
  const regretted = await customer.call('coin/trade', {
    match_id: markets.btc,
    type: 'buy',
    amount: '0.01',
    target_price: await priceAt(customer, markets.btc, 0.9),
  });
  await customer.call('coin/cancel', { id: regretted.id });
  await customer.call('sandbox/deposit', { currency: usdt, type: 'TRC20' });
  await customer.call('wallet/charge_req', { account: 'Ada Lin', amount: '250', currency: usdt, type: 'ERC20' });
  return customer;
}

/** By email, with the code that the sandbox keeps in its outbox. */
async function register(customer: TestClient): Promise<void> {
  await customer.call('sms_mail', { user_string: email, scene: 'register' });
  const [message] = await customer.call('sandbox/outbox', { user_string: email });
  if (message === undefined) throw new Error('No code has come.');
  customer.token = await customer.call('user/register', {
    type: 'email',
    user_string: email,
    code: message.code,
    password: testPassword,
    re_password: testPassword,
  });
}

/** The latest price of a market times `factor`, with the decimals that the price itself has. */
async function priceAt(customer: TestClient, market: number, factor: number): Promise<string> {
  const [latest] = await customer.call('currency/trades', { match_id: market, limit: 1 });
  if (latest === undefined) throw new Error('The market has not traded.');
  const decimals = latest.price.split('.')[1]?.length ?? 0;
  return (Number(latest.price) * factor).toFixed(decimals);
}
