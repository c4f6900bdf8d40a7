import type { Params, Path, Scene } from '@auric/api';
import { endpoints } from '@auric/api/endpoints';
import {
  identify,
  keepStillIndex,
  openStillBooks,
  openStillContract,
  openStillOptions,
  publishStillIndex,
  registerLead,
  type TestClient,
  type Trader,
} from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { Secret, TOTP } from 'otpauth';
import { Authenticator } from '../people/factors/authenticator.test-support.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let lead: Trader;
let alice: TestClient;
/** Those that were shown when the authenticator app was set; each is good once. */
let recoveryCodes: string[] = [];

let key: Authenticator;

/** The id of a contract market with a book. */
let contract: number;
let stopIndex: () => Promise<void>;

const password = 'Correct-Horse-9';
const stake = { match_id: 1, type: 'up', seconds: 30, number: '10' } as const;
const resting = { match_id: 1, type: 'buy', amount: '0.01', target_price: '59000' } as const;
const paidByHand = { account: 'Alice', amount: '100', currency: 3, type: 'ERC20' } as const;
const move = { from_field: 'spot', to_field: 'funding', from_currency_id: 3, to_currency_id: 3, number: '1' } as const;

const recurring = () =>
  ({
    from_currency_id: 3,
    to_currency_id: 1,
    number: '20',
    every_days: 1,
    times: 2,
    first_at: Date.now() + 3_600_000,
  }) as const;

beforeAll(async () => {
  // All calls there are, one after the other by one customer.
  const often = { REQUESTS_PER_ADDRESS_PER_MINUTE: '6000', REQUESTS_PER_CUSTOMER_PER_MINUTE: '6000' };
  server = await bootServer({ settings: often });
  await openStillBooks(server);
  contract = await openStillContract(server);
  await openStillOptions(server);
  stopIndex = await keepStillIndex(server.exchange);
  // Whatever is asked for waits for an operator, so that it can be taken back.
  const review = { oneFromE6: 0n, twoFromE6: 50_000_000_000n, effectiveAt: 0 } as const;
  await server.exchange.execute({ command: { type: 'SetWithdrawalReview', ...review } });
  key = new Authenticator(server.url);
  alice = await server.client().register();
  const house = { client: () => server.client(), identify: (id: number) => identify(server, id) };
  lead = await registerLead(house);
});
afterAll(async () => {
  await stopIndex();
  await server.close();
});

const thisMonth = () => new Date().toISOString().slice(0, 7);
const tronAddress = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const domesticCard = {
  real_name: 'Lin Xiaoyu',
  card_number: '6222 0200 1234 5678',
  bank_name: 'ICBC',
  branch: 'Pudong',
  province: 'Shanghai',
};
const internationalCard = {
  real_name: 'Lin Xiaoyu',
  card_number: '4000001234567899',
  bank_name: 'HSBC',
  branch: 'Central',
  opening_city: 'Hong Kong',
  bank_network: 'SWIFT',
  swift_code: 'HSBCHKHH',
  phone: '+852 2822 1111',
  aba_number: '021001088',
  cardholder_address: '1 Queen’s Road Central',
  bank_address: '1 Queen’s Road Central',
};

/** The entry of a trade that alice has made. */
async function settled(): Promise<number> {
  await alice.call('coin/trade', { ...resting, target_price: '61000' });
  const { data } = await alice.call('wallet/entries', { limit: 1 });
  return data[0]!.id;
}

async function addressOf(address: string): Promise<number> {
  const { data } = await alice.call('user/wallet/list', {});
  return data.find((one) => one.address === address)!.id;
}

const opening = () => ({ match_id: contract, type: 'long', share: '1', multiple: 10 }) as const;

/** A position that alice has just opened at market. */
async function opened(): Promise<number> {
  return (await alice.call('lever/submit', opening())).position_id;
}

const wish = { type: 1, number: '1', follow_amount: '100' } as const;

async function followed(): Promise<number> {
  return (await alice.call('follow/my', {})).follows[0]!.follow_user_id;
}

/** A position of alice that copies one of her lead's: as soon as depth was seen that a block may take. */
async function copied(): Promise<number> {
  const copies = async () => {
    await lead.client.call('lever/submit', { ...opening(), share: '0.5' });
    return (await alice.call('follow/my', {})).copies;
  };
  await expect.poll(async () => (await copies()).length, { timeout: 25_000, interval: 1_000 }).toBeGreaterThan(0);
  return (await alice.call('follow/my', {})).copies[0]!.transaction_id;
}

/** Parameters that succeed, in an order in which each finds what it needs. */
const script: { readonly [P in Path]: () => Params<P> | Promise<Params<P>> } = {
  getSiteConfig: () => ({}),
  menu: () => ({}),
  offers: () => ({}),
  'fee/schedule': () => ({}),
  receipt: async () => ({ id: await settled() }),
  'receipt/share': async () => ({ id: await settled() }),
  'receipt/shared': async () => await alice.call('receipt/share', { id: await settled() }),
  'receipt/unshare': async () => ({ id: await settled() }),
  getSetting: () => ({ keyword: 'default_lang' }),
  'news/index_pop': () => ({}),
  'news/list': () => ({ c_id: 4 }),
  'news/detail': async () => ({ id: (await alice.call('news/list', { c_id: 4 })).data[0]!.id }),
  faq: () => ({}),
  contactus: () => ({}),
  aboutus: () => ({}),
  operational_compliance: () => ({}),
  article: () => ({ key: 'terms' }),
  'article/list': () => ({}),
  'site_message/index': () => ({}),
  'site_message/detail': async () => ({ id: (await alice.call('site_message/index', {})).data[0]!.id }),
  'site_message/show': async () => ({ id: (await alice.call('site_message/index', {})).data[0]!.id }),
  'site_message/unRead': () => ({}),
  'site_message/read_all': () => ({}),
  'notification/index': () => ({}),
  'notification/save': () => ({ topic: 'news', channel: 'mail', wanted: true }),
  'kefu/index': () => ({}),
  'kefu/send': async () => ({
    text: 'Where is my deposit?',
    file: await alice.call('upload', {}),
    topic: 'deposit_withdrawal',
    request_id: 'contract-1',
  }),
  'kefu/history': () => ({ before: 1_000_000 }),
  'kefu/read': () => ({ id: 1 }),
  'kefu/close': () => ({}),
  'kefu/rate': async () => ({ id: (await alice.call('kefu/index', {})).chat!.id, rating: 5 }),
  sms_mail: () => ({ user_string: 'contract@example.com' }),
  sms_send: () => ({ mobile: '13800000009' }),
  'user/check_email': async () => ({
    user_string: 'contract@example.com',
    code: await codeFor('contract@example.com'),
  }),
  'user/check_mobile': async () => ({ user_string: '13800000009', code: await codeFor('13800000009') }),
  'user/register': async () => {
    const email = 'contract@example.com';
    return { user_string: email, code: await codeFor(email), password, re_password: password };
  },
  'user/login': () => ({ user_string: 'contract@example.com', password }),
  'user/forget': async () => {
    await alice.call('sms_mail', { user_string: 'contract@example.com', scene: 'forget' });
    const code = await codeFor('contract@example.com');
    return { account: 'contract@example.com', code, password: 'mellow-river-9', repassword: 'mellow-river-9' };
  },
  'user/info': () => ({}),
  upload: () => ({}),
  'real/state': () => ({}),
  'user/editNickname': () => ({ nickname: 'Alice', signature: 'Slow and steady' }),
  'user/uploadHeadPortrait': () => ({}),
  'files/link': async () => ({ file: await alice.call('upload', {}) }),
  'consent/current': () => ({}),
  'consent/list': () => ({}),
  'consent/agree': () => ({ agreements: 'terms:1,privacy:1,risk:1' }),
  'safe/email': async () => ({ email: 'bound@example.com', code: await codeTo('bound@example.com', 'bind') }),
  'safe/mobile': async () => ({ mobile: '13800000010', code: await codeTo('13800000010', 'bind') }),
  'user/real': () => ({
    real_type: 1,
    id_type: 2,
    name: 'Lin Xiaoyu',
    card_id: 'E12345678',
    birth_date: '1990-03-07',
    country: 'CN',
  }),
  'safe/pay_password': async () => ({ password: '493817', code: await codeTo('bound@example.com', 'pay_password') }),
  'wallet/get_info': () => ({ currency: 3 }),
  'user/wallet/save': () => ({ currency: 3, network: 'TRC20', name: 'My wallet', address: tronAddress }),
  'user/wallet/list': () => ({}),
  'user/wallet/whitelist': () => ({}),
  'wallet/out': async () => {
    await alice.call('wallet/change', { ...move, from_field: 'spot', to_field: 'funding', number: '20' });
    return { currency: 3, number: '20', wallet_id: await addressOf(tronAddress), pay_password: '493817' };
  },
  'user/withdraw/list': () => ({}),
  'wallet/out_cancel': async () => ({ id: (await alice.call('user/withdraw/list', {})).data[0]!.id }),
  'user/wallet/set_whitelist': () => ({ on: true }),
  'user/wallet/delete': async () => ({ id: await addressOf(tronAddress) }),
  'user/cash_info': () => ({}),
  'user/cash_save': () => domesticCard,
  'user/cash_info_international': () => ({}),
  'user/cash_save_international': () => internationalCard,
  'user/getTransferFee': () => ({ currency: 3, number: '10' }),
  'user/Transfer_recipient': async () => {
    await server.client().register('contractpal');
    return { user_string: 'contractpal' };
  },
  'user/Transfer': async () => {
    await alice.call('wallet/change', { ...move, number: '20' });
    return { user_string: 'contractpal', currency: 3, number: '10', pay_password: '493817' };
  },
  'user/getTransferList': () => ({}),
  'safe/anti_phishing': () => ({ anti_phishing_code: 'blue whale' }),
  'factor/totp_begin': () => ({ login_password: password }),
  'factor/totp_confirm': async () => {
    const { secret } = await alice.call('factor/totp_begin', { login_password: password });
    return { code: TOTP.generate({ secret: Secret.fromBase32(secret) }) };
  },
  'factor/state': () => ({}),
  'factor/recovery_codes': async () => ({ login_password: password, factor_code: recoveryCodes.pop() }),
  'factor/passkey_begin': async () => ({ login_password: password, factor_code: recoveryCodes.pop() }),
  'factor/passkey_add': async () => {
    const proof = { login_password: password, factor_code: recoveryCodes.pop() };
    const { options } = await alice.call('factor/passkey_begin', proof);
    return { passkey: key.create(options), name: 'My phone' };
  },
  'factor/passkey_rename': () => ({ id: key.id, name: 'My other phone' }),
  'factor/challenge': () => ({}),
  'session/passkey_begin': () => ({}),
  'session/passkey_login': async () => ({ passkey: key.get((await alice.call('session/passkey_begin', {})).options) }),
  'factor/totp_remove': () => ({ login_password: password, factor_code: recoveryCodes.pop() }),
  'session/recover': async () => ({
    kind: 'lost_factor',
    user_string: 'bound@example.com',
    password,
    note: 'My phone fell into the sea',
    code: await codeTo('bound@example.com', 'recovery'),
  }),
  'factor/passkey_remove': () => ({ id: key.id, login_password: password, factor_code: recoveryCodes.pop() }),
  'currency/list': () => ({}),
  'currency/user_currency_list': () => ({}),
  'wallet/list': () => ({}),
  'wallet/getRateCurrency': () => ({}),
  'wallet/statement': () => ({ month: thisMonth() }),
  'wallet/hzhistory': () => ({}),
  'wallet/detail': () => ({ type: 'spot', currency: 3 }),
  'wallet/performance': () => ({}),
  'wallet/equity': () => ({ period: 'week' }),
  'wallet/change': () => move,
  'wallet/get_in_address': () => ({ currency: 3, network: 'TRC20' }),
  'wallet/charge_req': async () => ({ ...paidByHand, voucher: await alice.call('upload', {}) }),
  'recharge/log': () => ({}),
  'recharge/cancel': async () => ({ id: (await alice.call('wallet/charge_req', paidByHand)).id }),
  'recharge/claim': () => ({ hash: 'ab'.repeat(32), currency: 1, type: 'BTC' }),
  'recharge/claims': () => ({}),
  'wallet/change_quote': async () => {
    await alice.call('wallet/change', { ...move, number: '1000' });
    return { from_currency_id: 3, to_currency_id: 1, number: '100' };
  },
  'wallet/dust': () => ({}),
  'wallet/dust_change': async () => {
    await alice.call('sandbox/faucet', { currency: 2, amount: '0.001' });
    await publishStillIndex(server.exchange);
    return { currencies: '2' };
  },
  'wallet/conversions': () => ({}),
  'recurring/start': recurring,
  'recurring/stop': async () => ({ id: (await alice.call('recurring/start', recurring())).id }),
  'recurring/list': () => ({}),
  'recurring/runs': () => ({ plan: 1 }),
  'referral/statistics': () => ({}),
  'referral/invited': () => ({}),
  'referral/payments': () => ({}),
  'wallet/legal_log': () => ({}),
  'wallet/entries': () => ({}),
  'currency/quotation_new': () => ({}),
  'currency/new_timeshar': () => ({ match_id: 1, period: '1min' }),
  'currency/depth': () => ({ match_id: 1 }),
  'currency/trades': () => ({ match_id: 1 }),
  'optional/add': () => ({ match_id: 1 }),
  'optional/list': () => ({}),
  'optional/del': () => ({ match_id: 1 }),
  'coin/trade': () => resting,
  'coin/oco': () => ({ ...resting, trigger_price: '61000' }),
  'coin/amend': async () => ({ id: (await alice.call('coin/trade', resting)).id, amount: '0.005' }),
  'coin/cancel': async () => ({ id: (await alice.call('coin/trade', resting)).id }),
  'coin/list': () => ({ limit: 100 }),
  'coin/fills': () => ({ limit: 100 }),
  'coin/cancel_all': () => ({}),
  'lever/contracts': () => ({}),
  'lever/quiz': () => ({ answers: '2,3,2,1,3' }),
  'lever/margin_mode': async () => {
    await alice.call('sandbox/faucet', { currency: 3, amount: '5000' });
    await alice.call('wallet/change', { ...move, from_field: 'funding', to_field: 'perpetual', number: '5000' });
    return { match_id: contract, margin_mode: 'isolated' };
  },
  'lever/submit': () => ({ ...opening(), target_profit_price: '66000', stop_loss_price: '57000' }),
  'lever/setstop': async () => ({ id: await opened(), target_profit_price: '70000', stop_loss_price: '0' }),
  'lever/margin': async () => ({ id: await opened(), type: 'add', number: '10' }),
  'lever/close': async () => ({ id: await opened(), share: '0.5' }),
  'lever/reverse': async () => ({ id: await opened() }),
  'lever/amend': async () => {
    const { id } = await alice.call('lever/submit', { ...opening(), target_price: '59000' });
    return { id, price: '58900', share: '0.8' };
  },
  'lever/cancel': async () => ({ id: (await alice.call('lever/submit', { ...opening(), target_price: '59000' })).id }),
  'lever/deal': () => ({ match_id: contract }),
  'lever/dealall': () => ({}),
  'lever/account': () => ({}),
  'lever/cancel_all': () => ({}),
  'lever/batch_close': () => ({ type: 0 }),
  'lever/my_trade': () => ({ status: 'complete' }),
  'lever/orders': () => ({ status: 'complete' }),
  'lever/fills': () => ({}),
  'lever/my_funding': () => ({}),
  'lever/funding_history': () => ({ match_id: contract }),
  'lever/open_interest': () => ({ match_id: contract, period: '1day' }),
  'lever/insurance': () => ({}),
  'stock/sessions': () => ({}),
  'microtrade/payable_currencies': () => ({}),
  'microtrade/seconds': () => ({}),
  'microtrade/index': () => ({ match_id: 1 }),
  'microtrade/submit': async () => {
    await alice.call('wallet/change', { ...move, from_field: 'spot', to_field: 'option', number: '100' });
    return stake;
  },
  'microtrade/lists': () => ({ match_id: 1, status: 1 }),
  'microtrade/get_result': async () => ({ id: (await alice.call('microtrade/lists', {})).data[0]!.id }),
  'microtrade/record': () => ({}),
  'microtrade/statistics': () => ({ days: 7 }),
  'microtrade/pool': () => ({}),
  'microtrade/pool_days': () => ({ days: 7 }),
  'follow/index': () => ({ sort: 'roi', min_days: 1, has_room: true }),
  'follow/terms': () => ({}),
  'follow/traderDetail': () => ({ trader_user_id: lead.id }),
  'follow/historyTrade': () => ({ trader_user_id: lead.id }),
  'follow/preview': () => ({ trader_user_id: lead.id, ...wish }),
  'follow/follow': () => ({ trader_user_id: lead.id, share: '0.1', ...wish }),
  'follow/my': () => ({}),
  'follow/events': () => ({}),
  'follow/selfHolding': async () => ({ transaction_id: await copied() }),
  'follow/cancel': async () => ({ follow_user_id: await followed(), keep_positions: true }),
  'follow/history': () => ({}),
  'follow/become': async () => {
    await identify(server, (await alice.call('user/info', {})).id);
    return { name: 'Alice', profile: 'Slow and steady', share: '0.05' };
  },
  'follow/leading': () => ({}),
  'follow/profile': () => ({ name: 'Alice', profile: '', share: '0.1' }),
  'follow/quit': () => ({}),
  'user/loss_budget': () => ({}),
  'user/set_loss_budget': () => ({ amount: '100000', period: 'day' }),
  'user/cool_off': () => ({ days: 1 }),
  'user/loss_budget_history': () => ({}),
  'export/statement': () => ({ month: thisMonth() }),
  'export/orders': () => ({}),
  'export/fills': () => ({}),
  'export/bills': () => ({}),
  'export/positions': () => ({}),
  'export/position_orders': () => ({}),
  'export/position_fills': () => ({}),
  'export/funding': () => ({}),
  'export/options': () => ({}),
  'export/own_data': () => ({}),
  'sandbox/outbox': () => ({ user_string: 'contract@example.com' }),
  'sandbox/faucet': () => ({ currency: 3, amount: '1' }),
  'sandbox/deposit': () => ({ currency: 3, type: 'ERC20' }),
  'safe/sessions': () => ({}),
  'safe/login_history': () => ({}),
  'safe/revoke_session': () => ({ all: true }),
  'safe/update_password': () => ({ old_password: password, password: 'mellow-river-8', repassword: 'mellow-river-8' }),
  'session/freeze': async () => {
    const [told] = (await alice.call('sandbox/outbox', { user_string: 'bound@example.com' })).filter(
      (message) => message.freeze_path !== '',
    );
    return { token: told!.freeze_path.split('token=')[1]! };
  },
  'user/logout': () => ({}),
  'user/close': () => ({ login_password: password }),
};

/** The code of a message that was sent just now for a purpose; each address waits a minute between two. */
async function codeTo(user_string: string, scene: Scene): Promise<string> {
  await alice.call('sms_mail', { user_string, scene });
  return codeFor(user_string);
}

async function codeFor(user: string): Promise<string> {
  const messages = await alice.call('sandbox/outbox', { user_string: user });
  return messages.find(({ code }) => code !== '')!.code;
}

/** Files have no envelope; what they say is tried with their rows (`products/account/exports.int.test.ts`). */
function isFile(path: Path): boolean {
  return 'file' in endpoints[path];
}

/** An account without funds is where this is tried: `closing.int.test.ts`. */
const elsewhere: ReadonlySet<Path> = new Set(['user/close']);

function codesOf(message: unknown): string[] {
  return (message as { recovery_codes: string[] }).recovery_codes;
}

describe('the answer of', () => {
  it.each((Object.keys(script) as Path[]).filter((path) => !isFile(path) && !elsewhere.has(path)))(
    '%s is what the contract says',
    async (path) => {
      const parameters = await script[path]();
      const message = await alice.call(path, parameters);
      if (path === 'factor/totp_confirm' || path === 'factor/recovery_codes') recoveryCodes = codesOf(message);
      const checked = endpoints[path].response.safeParse(message);
      expect(checked.error?.issues ?? []).toEqual([]);
      // What the contract doesn't name would be dropped here: nothing may leave that it doesn't promise.
      expect(message).toEqual(checked.data);
    },
    30_000,
  );

  it('every call is tried', () => {
    expect(Object.keys(script).sort()).toEqual(Object.keys(endpoints).sort());
  });
});
