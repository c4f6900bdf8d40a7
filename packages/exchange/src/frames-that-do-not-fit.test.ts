import { expect, test } from 'vitest';
import { alice, bob, btc, market, marketListing, usdt, World } from './exchange-world.test-support.ts';
import { contractFrames } from './frames-of-contracts.test-support.ts';
import type { FrameRow } from './frame-row.test-support.ts';
import { conversionFrames } from './frames-of-conversions.test-support.ts';
import { stockFrames } from './frames-of-stock.test-support.ts';
import { copyFrames } from './frames-of-copies.test-support.ts';
import { optionFrames } from './frames-of-options.test-support.ts';
import { type EventRecord, eventTables } from './products/index.ts';

const order = { order: 99, customer: alice, market, asset: usdt, account: '' } as const;
const ended = { filled: 0, filledQuote: 0n, fee: 0n } as const;
const trade = {
  type: 'OrdersTraded',
  trade: 1,
  market,
  side: 'buy',
  price: 1,
  quantity: 1,
  taker: 98,
  maker: 99,
  takerCustomer: alice,
  makerCustomer: alice,
  base: btc,
  quote: usdt,
  baseAmount: 0n,
  quoteAmount: 0n,
  takerFee: 0n,
  makerFee: 0n,
  takerReleased: 0n,
  worth: 0n,
  account: '',
  takerUsed: 0n,
  makerUsed: 0n,
  takerPpm: 0,
  makerPpm: 0,
} as const;
const priced = {
  type: 'AuctionPriced',
  price: 1,
  lots: 1,
  surplus: 0,
  index: 1,
  low: 1,
  high: 1,
  lastClose: 1,
  bids: [],
  asks: [],
} as const;

const quotes = { customer: alice, market, base: btc, quote: usdt, bidHeld: 0n, askHeld: 0n, account: '' } as const;
const withdrawal = { withdrawal: 77, customer: alice, kind: 'spot', asset: usdt, amount: 1n } as const;
const going = { valueE8: 0n, network: '', destination: '', memo: '', operators: 0 } as const;
const seen = {
  chain: 'tron',
  transaction: '0xabc',
  output: '0',
  asset: usdt,
  amount: 1n,
  dust: 0n,
  decimals: 6,
} as const;
const asked = { asset: usdt, amount: 1n, voucher: '', currency: '', fiatE6: 0n, rateE8: 0n } as const;
const placed = {
  ...order,
  type: 'OrderPlaced',
  side: 'buy',
  orderType: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  price: 1,
  quantity: 1,
  quoteAmount: 0n,
  triggerPrice: 0,
  trailingBasisPoints: 0,
  extreme: 0,
  cap: 1,
  oco: 0,
  held: 0n,
} as const;
const blockFill = {
  type: 'BlockFilled',
  order: 99,
  block: 98,
  trade: 7,
  customer: alice,
  market: 9,
  side: 'buy',
  lots: 1,
  value: 1n,
  fee: 0n,
  used: 0n,
  position: 99,
  leverage: 1,
  closes: false,
} as const;
const { type: _listing, ...listed } = marketListing;
const after = { waitsFor: '', heldAfter: 0n, cap: 0 } as const;
const rules = {
  stopCapPpm: 0,
  triggerPrintPpm: 0,
  trailingMinBasisPoints: 1,
  trailingMaxBasisPoints: 1,
  indexAgeMaxMs: 1,
  indexSourcesMin: 1,
} as const;
const {
  base: _base,
  quote: _quote,
  symbol: _symbol,
  priceDecimals: _price,
  quantityDecimals: _quantity,
  ...listedRules
} = listed;
const changed = { ...listedRules, ...rules, schedule: 7 } as const;
const act = {
  type: 'OperatorActRecorded',
  operator: 1,
  second: 0,
  action: 'look',
  subjectKind: 'customer',
  subject: '1000',
  reason: '',
  digest: '',
} as const;
const stranger = 5_555;
const adjusted = {
  adjustment: 1,
  customer: stranger,
  kind: 'spot',
  asset: usdt,
  amount: 0n,
  account: 3,
  act: 1,
  worthE6: 0n,
} as const;

/** Each event that names a record, with one that doesn't exist, and what is said of it. */
const wish = { mode: 'multiple', sizeE6: 1, followAmount: 1n, stopLoss: 0n, leverageMost: 0 } as const;

const rows: readonly FrameRow[] = [
  ...contractFrames,
  ...conversionFrames,
  ...optionFrames,
  [{ type: 'AssetListed', asset: usdt, code: 'USDT', scale: 6 }, 'There is already an asset 3.'],
  [{ type: 'CustomerOpened', customer: alice, country: '' }, 'There is already a customer 1000.'],
  [
    { type: 'Deposited', deposit: 9, customer: stranger, kind: 'spot', asset: usdt, amount: 1n, reference: 'f' },
    'There is no customer 5555.',
  ],
  [
    { type: 'HouseFunded', deposit: 9, account: 3, asset: 77, amount: 0n, reference: 'f', act: 0 },
    'There is no asset 77.',
  ],
  [{ ...adjusted, type: 'BalanceAdjusted' }, 'There is no customer 5555.'],
  [{ type: 'DustGivenUp', customer: stranger, kind: 'spot', asset: usdt, amount: 0n }, 'There is no customer 5555.'],
  [{ type: 'CustomerClosed', customer: stranger }, 'There is no customer 5555.'],
  [
    { type: 'AvailabilitySet', offer: 'spot', isOn: true, rule: 'only', countries: '', effectiveAt: 1 },
    'There is no schedule of announced-availability 65.',
  ],
  [
    { type: 'TestFundsClaimed', deposit: 9, customer: stranger, asset: usdt, amount: 0n, worthE6: 0n },
    'There is no customer 5555.',
  ],
  [
    { ...withdrawal, ...going, type: 'WithdrawalHeld', fee: 0n, amount: 0n, customer: stranger },
    'There is no customer 5555.',
  ],
  [{ type: 'DepositSeen', deposit: 1, customer: stranger, ...seen }, 'There is no customer 5555.'],
  [{ type: 'DepositSeen', deposit: 2, customer: alice, ...seen }, 'Deposit 2 does not follow 0.'],
  [{ type: 'DepositUnassigned', deposit: 7 }, 'There is no deposit 7.'],
  [{ type: 'DepositAssigned', deposit: 7, customer: alice, act: 1 }, 'There is no deposit 7.'],
  [{ type: 'DepositCredited', deposit: 7, customer: alice, asset: usdt, amount: 0n }, 'There is no deposit 7.'],
  [{ type: 'DepositUndone', deposit: 7, customer: alice }, 'There is no deposit 7.'],
  [{ type: 'DepositRequested', request: 1, customer: stranger, ...asked }, 'There is no customer 5555.'],
  [
    { type: 'DepositRequestConfirmed', request: 7, customer: alice, asset: usdt, amount: 0n, reference: '', act: 1 },
    'There is no deposit request 7.',
  ],
  [
    { type: 'DepositRequestEnded', request: 7, customer: alice, end: 'canceled', act: 0 },
    'There is no deposit request 7.',
  ],
  [
    { type: 'WithdrawalAddressAdded', address: 1, customer: stranger, network: 'BTC', destination: 'x', memo: '' },
    'There is no customer 5555.',
  ],
  [{ type: 'WithdrawalAddressRemoved', address: 9, customer: alice }, 'There is no address 9.'],
  [{ type: 'WhitelistSet', customer: stranger, offAt: 0 }, 'There is no customer 5555.'],
  [
    { type: 'WithdrawalMoved', withdrawal: 77, customer: alice, state: 'sent', operators: 0, act: 0, evidence: '' },
    'There is no withdrawal 77.',
  ],
  [
    { ...withdrawal, type: 'WithdrawalSettledInside', fee: 0n, amount: 0n, recipient: alice },
    'There is no withdrawal 77.',
  ],
  [{ ...listed, ...rules, type: 'MarketListed', settlement: 'spot', unit: 1, lot: 1 }, 'There is already a market 1.'],
  [{ ...withdrawal, type: 'WithdrawalSettled', fee: 0n, amount: 0n, transaction: '' }, 'There is no withdrawal 77.'],
  [{ ...withdrawal, type: 'WithdrawalReleased', amount: 0n, reason: 'canceled', act: 0 }, 'There is no withdrawal 77.'],
  [
    { type: 'Transferred', transfer: 1, customer: stranger, from: 'spot', to: 'earn', asset: usdt, amount: 0n },
    'There is no customer 5555.',
  ],
  [
    {
      type: 'StandingSet',
      customer: stranger,
      version: 1,
      identityLevel: 0,
      tradingFreeze: 'none',
      withdrawalFreeze: 'none',
      holdUntil: 0,
      country: '',
    },
    'There is no customer 5555.',
  ],
  [{ ...changed, type: 'MarketRulesScheduled', market: 9, effectiveAt: 1 }, 'There is no market 9.'],
  [{ type: 'FeeScheduleSet', tiers: [0, 1, 1], effectiveAt: 7 }, 'There is no schedule of announced-fees 7.'],
  [{ ...changed, type: 'MarketRulesSet' }, 'There is no schedule of market-rules 7.'],
  [{ type: 'MarketStateSet', market: 9, state: 'halted' }, 'There is no market 9.'],
  [{ ...placed, market: 9 }, 'There is no market 9.'],
  [{ ...placed, order: 1 }, 'Order 1 was placed before.'],
  [
    {
      type: 'OrderTermsSet',
      order: 1,
      position: 1,
      leverage: 1,
      reduceOnly: false,
      byMark: false,
      takeProfit: 0,
      stopLoss: 0,
      byExchange: false,
      stopsByMark: false,
    },
    'Order 1 was placed before its terms.',
  ],
  [
    { type: 'OrderHeld', order: 99, customer: alice, account: 'perpetual', asset: usdt, held: 0n, cap: 1 },
    'There is no open order 99.',
  ],
  [blockFill, 'There is no market 9.'],
  [trade, 'There is no open order 98.'],
  [{ ...trade, market: 9 }, 'There is no market 9.'],
  [
    { ...order, ...ended, type: 'OrderClosed', state: 'canceled', reason: 'customer', released: 0n, moved: 0n },
    'There is no open order 99.',
  ],
  [
    {
      ...order,
      ...ended,
      type: 'OrderAmended',
      price: 1,
      quantity: 1,
      held: 0n,
      ...after,
    },
    'There is no open order 99.',
  ],
  [{ type: 'OrderTriggered', order: 99, market, lastPrice: 1 }, 'There is no open order 99.'],
  [{ type: 'OrderActivated', order: 99, market, limit: 1 }, 'There is no open order 99.'],
  [{ type: 'ProtectionAttached', order: 99, takeProfit: 1, stopLoss: 0 }, 'There is no open order 99.'],
  [{ type: 'FillsCovered', order: 99, covered: 1, limit: 0, stop: 0 }, 'There is no protected order 99.'],
  [{ type: 'ProtectionEnded', order: 99 }, 'There is no protected order 99.'],
  [{ type: 'PrintWatched', market: 9, price: 1 }, 'There is no market 9.'],
  [{ type: 'PrintsLeft', market: 9, prices: [] }, 'There is no market 9.'],
  [{ type: 'TriggersPaused', market: 9, until: 1 }, 'There is no market 9.'],
  [{ type: 'TriggersPaused', market, until: 1 }, 'Nothing of market 1 could pause.'],
  [{ type: 'TradingPhaseSet', market: 9, phase: 'closed', since: 0 }, 'There is no market 9.'],
  [{ type: 'TradingPhaseSet', market, phase: 'closed', since: 0 }, 'There is no phase of market 1.'],
  [{ ...priced, market: 9 }, 'There is no phase of market 9.'],
  [{ ...priced, market }, 'There is no phase of market 1.'],
  ...stockFrames,
  [{ type: 'SessionAnnounced', session: 2, opensAt: 1, closesAt: 2 }, 'Session 2 does not follow 0.'],
  [{ type: 'SessionCanceled', session: 9 }, 'There is no session 9.'],
  [{ type: 'SessionOpened', session: 9 }, 'There is no session 9.'],
  [{ type: 'SessionClosed', session: 9 }, 'There is no session 9.'],
  [{ ...quotes, type: 'QuotesReplaced', bids: [1, 0, 1], asks: [] }, 'There is no open order 1.'],
  [{ ...quotes, type: 'QuotesReplaced', market: 9, bids: [], asks: [] }, 'There is no market 9.'],
  [
    {
      type: 'CustomerTransferred',
      transfer: 9,
      customer: alice,
      recipient: bob,
      asset: usdt,
      amount: 0n,
      fee: 0n,
      valueE8: 0n,
    },
    'Transfer 9 does not follow 0.',
  ],
  [
    { type: 'CustomerTransferFeesSet', feePpm: 1, feeLeastE6: 1, effectiveAt: 7 },
    'There is no schedule of announced-transfer-fees 7.',
  ],
  [
    {
      type: 'FeeShared',
      trade: 9,
      customer: stranger,
      asset: usdt,
      direct: alice,
      directShare: 0n,
      second: 0,
      secondShare: 0n,
    },
    'There is no referral 5555.',
  ],
  [{ type: 'ReferralLinked', customer: stranger, referrer: alice, until: 1 }, 'There is no customer 5555.'],
  [{ type: 'ReferralPaid', payment: 9, referrer: alice, asset: usdt, amount: 0n }, 'Payment 9 does not follow 0.'],
  [
    { type: 'ReferralLapsed', referrer: alice, asset: usdt, amount: 0n },
    'Nothing of asset 3 was ever set aside for 1000.',
  ],
  [{ type: 'ReferralDuesWalked', walk: 9, last: 0, isDone: true }, 'There is no cursor 9.'],
  [{ ...act, act: 3 }, 'Act 3 does not follow 0.'],
  [{ type: 'OperatorActFailed', act: 1, code: 'x' }, 'There is no act 1.'],
  [
    { type: 'LossBudgetSet', customer: alice, amount: 1n, period: 'day', effectiveAt: 7 },
    'No budget of 1000 was announced for 7.',
  ],
  [{ type: 'LossBudgetUsed', customer: stranger, lost: 1n, until: 7 }, 'There is no loss budget of 5555.'],
  [{ type: 'LeadShareSet', lead: stranger, sharePpm: 1 }, 'There is no lead trader 5555.'],
  [{ type: 'LeadClosed', lead: stranger }, 'There is no lead trader 5555.'],
  [
    { type: 'FollowStarted', follow: 9, follower: alice, lead: bob, sharePpm: 0, ...wish },
    'Follow 9 does not follow 0.',
  ],
  [{ type: 'FollowChanged', follow: 9, follower: alice, ...wish }, 'There is no follow 9.'],
  ...copyFrames,
  [{ type: 'FollowersWalked', walk: 9, last: 0, isDone: true }, 'There is no cursor 9.'],
  [{ type: 'TimerParked', timer: 5, kind: 'x', subject: 1, reason: '' }, 'There is no timer 5.'],
];

test.each(rows)('a frame with %o throws, names its sequence and leaves nothing to go on with', (event, message) => {
  const world = new World();
  const { orderIds } = world.do(world.order(alice, 'buy', 99_000));
  expect(orderIds).toEqual([1]);
  world.do({ type: 'CancelOrder', customer: alice, order: 1 });
  world.do({ type: 'AdvanceTime' });
  const seq = world.exchange.seq + 1;
  const frame = { seq, at: world.now, customer: 0, request: '', command: 'Any', events: [event] };
  expect(() => world.exchange.apply(frame)).toThrow(`Frame ${seq} doesn't fit: ${event.type}: ${message}`);
  expect(world.exchange.isBroken).toBe(true);
});

test('every event that names a record has its row', () => {
  const namesNone = [
    'CommandRejected',
    'NothingChanged',
    'ReleaseStarted',
    'JournalOpened',
    'FeeScheduleAnnounced',
    'AvailabilityAnnounced',
    'IdentityLimitsSet',
    'OutflowLimitSet',
    'ConvertTermsAnnounced',
    'CustomerTransferFeesAnnounced',
    'ReconciliationSet',
    'WithdrawalTermsSet',
    'WithdrawalReviewSet',
    'IndexPublished',
    'HistorySeeded',
    'ContractOpened',
    'LeverageLimitsSet',
    'LeverageQuizPassed',
    'LossBudgetAnnounced',
    'CoolOffStarted',
    'OptionMarketSet',
    'OptionStakeLimitSet',
    'LeadTermsSet',
    'LeadOpened',
    'FollowTermsSet',
    'LeadFilled',
    'LeadReduced',
    'SharesDue',
    'ReopeningRefused',
    'LiquidationsLeft',
  ];
  const named = rows.map(([event]) => event.type);
  expect([...new Set([...named, ...namesNone])].toSorted()).toEqual(Object.keys(eventTables).toSorted());
});

/** Of a world in which alice bids for 100,000 lots at 99,000 and bob offers as many at 101,000: orders 1 and 2. */
const fits = { ...trade, taker: 1, maker: 2, takerCustomer: alice, makerCustomer: bob } as const;
const closes = { ...order, ...ended, type: 'OrderClosed', order: 1, state: 'canceled', reason: 'customer' } as const;
const amends = { ...order, ...ended, ...after, type: 'OrderAmended', order: 1, price: 99_000 } as const;

test.each<[EventRecord, string]>([
  [{ ...fits, quantity: 100_001 }, 'Order 1 of 100000 lots would be filled by 100001.'],
  [{ ...fits, quantity: 0 }, 'Order 1 of 100000 lots would be filled by 0.'],
  [{ ...fits, quantity: 1, takerReleased: 9_900_000_001n }, 'Order 1 would hold -1.'],
  [{ ...closes, released: 9_899_999_999n, moved: 0n }, 'Order 1 holds 9900000000 and would end with 9899999999.'],
  [{ ...amends, quantity: 1, held: -9_900_000_001n }, 'Order 1 would hold -1.'],
  [{ ...amends, quantity: -1, held: 0n }, 'A level of the book would have -1 lots.'],
])('a frame with %o would break what an order holds or a level has, and throws', (event, message) => {
  const world = new World();
  world.do(world.order(alice, 'buy', 99_000));
  world.do(world.order(bob, 'sell', 101_000));
  // Another hold, so that the order is what doesn't fit and not the balance.
  world.do(world.order(alice, 'buy', 98_000));
  const frame = {
    seq: world.exchange.seq + 1,
    at: world.now,
    customer: 0,
    request: '',
    command: 'Any',
    events: [event],
  };
  expect(() => world.exchange.apply(frame)).toThrow(message);
});
