import { defaultContractRules } from './default-contract-rules.ts';
import { alice, bob, btc, market, marketListing, usdt, World } from './exchange-world.test-support.ts';
import { optionMarket } from './products/binary-option/decide/option-world.test-support.ts';
import type { Command } from './products/index.ts';

const placing = new World().order(alice, 'buy', 99_000);
/** An order that nothing is wrong with. */
export const sound = { ...placing, slippagePpm: 0, takeProfit: 0, stopLoss: 0 };
const reference = 'f'.repeat(32);
const standing = {
  version: 9,
  identityLevel: 0,
  tradingFreeze: 'none',
  withdrawalFreeze: 'none',
  holdUntil: 0,
  country: 'TH',
} as const;

const followWish = {
  mode: 'multiple',
  sizeE6: 1_000_000,
  followAmount: 100_000_000n,
  stopLoss: 0n,
  leverageMost: 10,
} as const;

/** Commands that nothing is wrong with, of every kind that can be refused for its form. */
export const soundCommands: readonly Command[] = [
  { type: 'ListAsset', asset: 9, code: 'XYZ', scale: 8 },
  { type: 'OpenCustomer', customer: 5000, country: 'VN' },
  { type: 'SetLossBudget', customer: alice, amount: 1_000_000n, period: 'day' },
  { type: 'CoolOff', customer: alice, days: 1 },
  { type: 'SetLeadTerms', balanceLeast: 100_000_000n, shareMostPpm: 200_000, effectiveAt: 0 },
  { type: 'BecomeLead', customer: alice, sharePpm: 100_000 },
  { type: 'ChangeLeadShare', customer: alice, sharePpm: 100_000 },
  {
    type: 'SetFollowTerms',
    amountLeast: 10_000_000n,
    multipleMostE6: 100_000_000,
    contractsMostE6: 1_000_000_000,
    followersMost: 1_000,
    followsMost: 10,
    effectiveAt: 0,
  },
  { type: 'Follow', customer: alice, lead: bob, sharePpm: 100_000, ...followWish },
  { type: 'Follow', customer: alice, lead: alice, sharePpm: 100_000, ...followWish },
  { type: 'EditFollow', customer: alice, follow: 1, ...followWish },
  optionMarket,
  { type: 'SetOptionStakeLimit', customerMost: 1n, effectiveAt: 0 },
  {
    type: 'BuyOption',
    customer: alice,
    asset: btc,
    direction: 'up',
    seconds: 30,
    stake: 5_000_000n,
    quotedE8: 0,
    quotedPpm: 0,
  },
  { type: 'WithdrawOptionPool', amount: 1n, reference, act: 1 },
  { type: 'Deposit', customer: alice, kind: 'spot', asset: btc, amount: 1n, reference },
  {
    type: 'RecordDeposit',
    customer: alice,
    chain: 'tron',
    transaction: '0xabc',
    output: '0',
    asset: usdt,
    delivered: 1n,
    decimals: 6,
  },
  {
    type: 'RequestDeposit',
    customer: alice,
    asset: usdt,
    amount: 1n,
    voucher: reference,
    currency: 'THB',
    fiatE6: 1n,
    rateE8: 1n,
  },
  { type: 'ConfirmDepositRequest', customer: alice, request: 1, amount: 1n, reference, act: 1 },
  { type: 'ClaimTestFunds', customer: alice, asset: usdt, amount: 1n, limitE6: 1_000_000n },
  { type: 'FundHouse', account: 3, asset: usdt, amount: 1n, reference, act: 0 },
  { type: 'AdjustBalance', customer: alice, kind: 'spot', asset: usdt, amount: 1n, account: 3, act: 1, limitE6: 1n },
  { type: 'CloseCustomer', customer: alice, dustLimitE6: 0n },
  { type: 'SetAvailability', offer: 'option', isOn: true, rule: 'only', countries: 'TH,VN', effectiveAt: 0 },
  { type: 'SetOutflowLimit', asset: usdt, limit: 5n, effectiveAt: 0 },
  {
    type: 'SetIdentityLimits',
    exit1E8: 1n,
    exit2E8: 2n,
    fiat1E6: 1n,
    fiat2E6: 2n,
    sharePpm: 1,
    effectiveAt: 0,
  },
  { type: 'AddWithdrawalAddress', customer: alice, network: 'BTC', destination: 'somewhere', memo: '' },
  { type: 'RequestWithdrawal', customer: alice, asset: usdt, address: 1, amount: 9n },
  { type: 'SignWithdrawal', customer: alice, withdrawal: 1, transaction: '0xabc' },
  { type: 'RecordBroadcast', customer: alice, withdrawal: 1, outcome: 'sent' },
  { type: 'RetryWithdrawal', customer: alice, withdrawal: 1, evidence: reference, act: 1 },
  { type: 'SettleWithdrawal', customer: alice, withdrawal: 1, transaction: '0xabc' },
  { type: 'SetReconciliation', asset: usdt, difference: 1n, evidence: reference },
  { type: 'SetWithdrawalTerms', asset: usdt, network: 'TEST', minimum: 9n, fee: 1n, effectiveAt: 0 },
  { type: 'SetWithdrawalReview', oneFromE6: 1n, twoFromE6: 2n, effectiveAt: 0 },
  { type: 'Transfer', customer: alice, from: 'spot', to: 'funding', asset: usdt, amount: 1n },
  { type: 'RequestConvertQuote', customer: alice, from: usdt, to: btc, amount: 9_000_000n },
  { type: 'ConvertDust', customer: alice, assets: [btc] },
  {
    type: 'StartRecurringBuy',
    customer: alice,
    from: usdt,
    to: btc,
    amount: 9_000_000n,
    everyDays: 7,
    firstAt: 1_900_000_100_000,
    times: 3,
  },
  {
    type: 'SetConvertTerms',
    spreadPpm: 1000,
    tolerancePpm: 1000,
    validMs: 8000,
    spreadMostPpm: 20_000,
    dustMostE6: 10_000_000,
    dustPauseMs: 1000,
    effectiveAt: 0,
  },
  { type: 'TransferToCustomer', customer: alice, recipient: bob, asset: usdt, amount: 1n },
  { type: 'LinkReferral', customer: alice, referrer: bob },
  { type: 'SetCustomerTransferFees', feePpm: 1000, feeLeastE6: 100_000, effectiveAt: 0 },
  { type: 'SetCustomerStanding', customer: alice, ...standing },
  { type: 'PublishIndex', source: 'test', prices: [btc, 100, 0, 3] },
  { type: 'SeedHistory', seed: 1, generatorVersion: 1, from: 1, to: 2 },
  {
    type: 'RecordOperatorAct',
    operator: 1,
    second: 0,
    action: 'customer.freeze',
    subjectKind: 'customer',
    subject: '1000',
    reason: '',
    digest: reference,
  },
  { type: 'RecordOperatorActFailure', act: 1, code: 'unavailable' },
  { type: 'SetFeeSchedule', tiers: [0, 1, 1], effectiveAt: 0 },
  { type: 'AnnounceSession', opensAt: 1, closesAt: 9_000_000_000_000 },
  { type: 'CancelSession', session: 1 },
  { type: 'AnnounceSplit', market, numerator: 2, denominator: 1, effectiveAt: 9_000_000_000_000, act: 1 },
  { type: 'AnnounceDividend', market, perShare: 1n, effectiveAt: 9_000_000_000_000, act: 1 },
  { type: 'CancelCorporateAction', action: 1, act: 1 },
  { ...marketListing, market: 8, symbol: 'XYZ/USDT' },
  { type: 'SetMarketState', market, state: 'halted' },
  sound,
  { ...sound, orderType: 'market', price: 0 },
  { ...sound, orderType: 'market', price: 0, slippagePpm: 5_000 },
  { ...sound, orderType: 'market', price: 0, quantity: 0, quoteAmount: 9_000_000n },
  { ...sound, orderType: 'stop_limit', triggerPrice: 120_000 },
  { ...sound, position: { position: 0, leverage: 10 } },
  { ...sound, orderType: 'trailing_stop', price: 0, trailingBasisPoints: 100 },
  {
    type: 'PlaceOco',
    customer: alice,
    market,
    side: 'sell',
    quantity: 1000,
    price: 110_000,
    triggerPrice: 9,
    stopPrice: 9,
  },
  defaultContractRules(2),
  { type: 'SetLeverageLimits', newcomerDays: 60, newcomerMost: 20, quizAbove: 50, quizEndsNewcomer: true },
  { type: 'SetMarginMode', customer: alice, market: 2, mode: 'cross' },
  { type: 'SetNetMode', customer: alice, market: 2, leverage: 10 },
  { type: 'MoveMargin', customer: alice, position: 1, amount: 5n },
  { type: 'SetPositionStops', customer: alice, position: 1, takeProfit: 5, stopLoss: 4, byMark: true },
  { type: 'ClosePosition', customer: alice, position: 1, lots: 1, quotedPrice: 0 },
  { type: 'ClosePositions', customer: alice, market: 2, side: 'all' },
  { type: 'CancelOrder', customer: alice, order: 1 },
  { type: 'CancelAllOrders', customer: alice, market },
  { type: 'CancelAllOrders', customer: alice, market, side: 'buy' },
  { type: 'AmendOrder', customer: alice, order: 1, price: 98_000, quantity: 0, quotedPrice: 0 },
  { type: 'MassQuote', customer: bob, market, bids: [90_000, 1000], asks: [110_000, 1000] },
];

const wrong: Readonly<Record<string, readonly unknown[]>> = {
  number: [-1, 0, 1, 1.5, Number.NaN, 5_001, 2 ** 31, 2 ** 60],
  bigint: [-1n, 0n, 7n, 2n ** 61n + 1n],
  string: ['\u202e', '', 'never', 'spot', 'fok', 'market'],
  boolean: [true],
  object: [{ position: 0, leverage: 0 }],
  list: [[], [1], [2, 1, 1, 1], [90_000, 1000, 95_000, 1000]],
};

type Change = Readonly<Record<string, unknown>>;

/** The values of a command, each replaced by others that are often wrong. */
function valuesOf(command: Command): { name: string; change: Change }[] {
  return Object.entries(command)
    .filter(([name]) => name !== 'type')
    .flatMap(([name, value]) =>
      wrong[Array.isArray(value) ? 'list' : typeof value]!.map((other) => ({ name, change: { [name]: other } })),
    );
}

/** A command with one value changed. */
export function onceChanged(command: Command): Command[] {
  return valuesOf(command).map(({ change }) => ({ ...command, ...change }));
}

/** A command with one value changed, and with every two. */
export function* changesOf(command: Command): Generator<Command> {
  const changes = valuesOf(command);
  for (const one of changes) {
    for (const two of changes) if (one.name <= two.name) yield { ...command, ...one.change, ...two.change };
  }
}
