import { addOperator, stillPicture, type TestClient, TestOperator, testPassword } from '@auric/testkit';
import { freshPassport, reachable } from '../reachable.ts';

/** Somebody at a desk, and a customer of whom there is something to see. */
export interface DeskLife {
  /** Signed in, and may everything. */
  operator: TestOperator;
  customer: number;
}

const holder = { id_type: 2, name: 'Lin Xiaoyu', country: 'CN', birth_date: '1990-03-07' } as const;

/** A desk at which something waits in each queue that customers fill by themselves, and for a second person. */
export async function fillTheDesk(
  server: Parameters<typeof addOperator>[0],
  newClient: () => TestClient,
): Promise<DeskLife> {
  const operator = await (await addOperator(server)).signIn();
  const customer = await showPapers(newClient);
  await loseFactor(newClient());
  await chat(newClient());
  await payByHand(newClient());
  await proposeAndFreeze(await (await addOperator(server)).signIn(), customer);
  return { operator, customer };
}

/** Two name the same document, which somebody has to look at; whose it is trades, and has sent its picture too. Returns the latter. */
async function showPapers(newClient: () => TestClient): Promise<number> {
  const [owner, other] = [await reachable(await newClient().register()), await reachable(await newClient().register())];
  const passport = freshPassport();
  await owner.call('coin/trade', { match_id: 1, type: 'buy', quote_amount: '2500' });
  await owner.call('coin/trade', { match_id: 2, type: 'buy', quote_amount: '1200' });
  await owner.call('user/real', { ...holder, real_type: 1, card_id: passport });
  await owner.call('user/real', { real_type: 2, front_pic: await owner.upload('upload', stillPicture) });
  await other.call('user/real', { ...holder, real_type: 1, name: 'Lin Xiaoyue', card_id: passport });
  const { id } = await owner.call('user/info', {});
  return id;
}

async function loseFactor(customer: TestClient): Promise<void> {
  await customer.register();
  const { account } = await customer.call('user/info', {});
  const { secret } = await customer.call('factor/totp_begin', { login_password: testPassword });
  const app = new TestOperator(customer.url, {
    id: 0,
    name: account,
    password: testPassword,
    secret,
    uri: '',
    roles: [],
  });
  await customer.call('factor/totp_confirm', { code: app.code() });
  await customer.call('session/recover', {
    kind: 'lost_factor',
    user_string: account,
    password: testPassword,
    note: 'My phone fell into the sea. I can come to a video call at any time.',
  });
}

/** A payment with its voucher, and a transaction that never came. */
async function payByHand(customer: TestClient): Promise<void> {
  await customer.register();
  const voucher = await customer.upload('upload', stillPicture);
  await customer.call('wallet/charge_req', {
    account: 'Lin Xiaoyu, DBS 012-3456',
    amount: '500',
    currency: 3,
    type: 'ERC20',
    voucher,
  });
  await customer.call('recharge/claim', { hash: 'ab'.repeat(32), currency: 1, type: 'BTC' });
}

async function chat(customer: TestClient): Promise<void> {
  await customer.register();
  const lines = ['Where do I see my fees?', 'I looked in the settings and in the bills, and found only the amounts.'];
  for (const [index, text] of lines.entries()) {
    await customer.call('kefu/send', { text, request_id: `desk-line-${index}` });
  }
}

/** A correction and a setting wait for another person; a customer is frozen, and somebody has left a note. */
async function proposeAndFreeze(colleague: TestOperator, customer: number): Promise<void> {
  const { house, liabilities } = await colleague.call('treasury', {});
  await colleague.call('customers/adjust', {
    customer,
    account: 'spot',
    currency: liabilities.find(({ currency_name: name }) => name === 'USDT')?.currency ?? 0,
    amount: '25.5',
    direction: 'to_customer',
    house_account: house.find(({ name }) => name === 'treasury')?.name ?? '',
    reason: 'A deposit was credited short',
  });
  const reason = 'Signed in from a new country; asked for a fresh document';
  await colleague.call('customers/freeze', { customer, scope: 'withdrawals', word: 'documents', reason });
  const { data: papers } = await colleague.call('cases', { queue: 'identity', customer, page: 1, limit: 1 });
  const text = 'Called the number on file. The holder answered and knew the last order.';
  for (const { id } of papers) await colleague.call('cases/note', { id, text });
}
