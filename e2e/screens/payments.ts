import { type TestClient, testPassword } from '@auric/testkit';

const usdt = 3;
const bitcoin = 1;
const payPassword = '493817';
const mobile = '13800138000';

/** What brings somebody with funds something on the screens of money in and out: an identity, places to pay to, payments. */
export async function payForAWhile(customer: TestClient, friend: TestClient): Promise<void> {
  await beKnown(customer);
  await convert(customer);
  const { id } = await customer.call('user/wallet/save', {
    currency: usdt,
    network: 'TRC20',
    name: 'Cold wallet',
    address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  });
  await customer.call('user/wallet/save', {
    currency: bitcoin,
    name: 'Savings in the mountains',
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  });
  await customer.call('user/cash_save', {
    real_name: 'Lin Xiaoyu',
    card_number: '6222020012345678',
    bank_name: 'ICBC',
    branch: 'Pudong',
    province: 'Shanghai',
  });
  await customer.call('wallet/out', { currency: usdt, number: '120', wallet_id: id, pay_password: payPassword });
  const { account } = await invited(friend, customer);
  await customer.call('user/Transfer', {
    user_string: account,
    currency: usdt,
    number: '25.5',
    pay_password: payPassword,
    request_id: 'pictures-transfer-1',
  });
}

/** With a mobile number, an identity of the first level, and a fund password. */
async function beKnown(customer: TestClient): Promise<void> {
  await customer.call('sms_send', { mobile, scene: 'bind' });
  await customer.call('safe/mobile', { mobile, code: await codeTo(customer, mobile) });
  const { email } = await customer.call('user/info', {});
  await customer.call('sms_mail', { user_string: email, scene: 'pay_password' });
  await customer.call('safe/pay_password', { password: payPassword, code: await codeTo(customer, email) });
  await customer.call('user/real', {
    real_type: 1,
    id_type: 2,
    name: 'Lin Xiaoyu',
    country: 'CN',
    birth_date: '1990-03-07',
    card_id: 'E20384756',
  });
}

/** The latest code that was sent to an address. */
async function codeTo(customer: TestClient, to: string): Promise<string> {
  const sent = await customer.call('sandbox/outbox', { user_string: to });
  return sent.find(({ code }) => code !== '')?.code ?? '';
}

async function convert(customer: TestClient): Promise<void> {
  const wanted = { from_currency_id: usdt, to_currency_id: bitcoin, number: '200' };
  const { quote_id } = await customer.call('wallet/change_quote', wanted);
  await customer.call('wallet/change', { from_field: 'funding', to_field: 'funding', ...wanted, quote_id });
}

/** Somebody who came by the customer's code. */
async function invited(friend: TestClient, customer: TestClient): Promise<{ account: string }> {
  const { extension_code } = await customer.call('user/info', {});
  friend.token = await friend.call('user/register', {
    type: 'account',
    user_string: 'gracehopper',
    password: testPassword,
    re_password: testPassword,
    agreements: 'terms:1,privacy:1,risk:1',
    extension_code,
  });
  return friend.call('user/info', {});
}
