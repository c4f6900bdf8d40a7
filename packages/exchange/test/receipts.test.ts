import { expect, test } from 'vitest';
import {
  alice,
  bob,
  btc,
  ConvertWorld,
  eth,
  market,
  usdt,
} from '../src/products/convert/decide/convert-world.test-support.ts';
import { postingsOf } from '../src/frame.ts';
import { type Claim, isProven, type ReceiptWorld } from '../src/kernel/receipt.ts';
import { receipts, replayClaim } from '../src/products/receipts.ts';

const world: ReceiptWorld = {
  scaleOf: (asset) => (asset === usdt ? 6 : 8),
  market: () => ({ base: btc, priceDecimals: 1, quantityDecimals: 5 }),
  terms: () => null,
};

/** The frames of a story, and the receipt of a customer's part of the last event of a type in them. */
function claimOf(story: (own: ConvertWorld) => void, type: string, customer: number): Claim | null {
  const own = new ConvertWorld();
  own.index(100_000);
  own.ethIndex(10_000);
  story(own);
  const frames = own.takeFrames().toReversed();
  const frame = frames.find(({ events }) => events.some((event) => event.type === type))!;
  const place = frame.events.findLastIndex((event) => event.type === type);
  const event = frame.events[place]!;
  const earlier = frames.filter(({ seq }) => seq < frame.seq);
  return receipts.get(type)!.claim({ event, place, customer, frame, earlier }, world);
}

function proven(claim: Claim): boolean {
  return isProven(replayClaim(claim.kind, claim)!, claim.recorded);
}

/** Alice buys 0.12345 BTC of what bob offers. */
function buy(own: ConvertWorld): void {
  const size = { price: 100_010, quantity: 12_345, quoteAmount: 0n, triggerPrice: 0, trailingBasisPoints: 0 };
  const terms = { side: 'buy', orderType: 'limit', timeInForce: 'gtc', postOnly: false, quotedPrice: 0 } as const;
  own.do({ type: 'PlaceOrder', customer: alice, market, ...terms, ...size });
}

const stories = {
  spot_buy: [buy, 'OrdersTraded', alice],
  spot_sell: [buy, 'OrdersTraded', bob],
  conversion_sale: [(own) => own.accept(own.quote(btc, usdt, 50_000_000n).quote), 'Converted', alice],
  conversion_purchase: [(own) => own.accept(own.quote(usdt, btc, 1_000_000_000n).quote), 'Converted', alice],
  conversion_through: [(own) => own.accept(own.quote(btc, eth, 10_000_000n).quote), 'Converted', alice],
  transfer_sent: [
    (own) => own.do({ type: 'TransferToCustomer', customer: alice, recipient: bob, asset: btc, amount: 1_234_567n }),
    'CustomerTransferred',
    alice,
  ],
} satisfies Record<string, [(own: ConvertWorld) => unknown, string, number]>;

const rows = Object.entries(stories).map(([kind, [story, type, customer]]) => ({ kind, story, type, customer }));

test.each(rows)('the receipt of $kind replays as equal', ({ kind, story, type, customer }) => {
  const claim = claimOf(story, type, customer)!;
  expect(claim.kind).toBe(kind);
  expect(proven(claim)).toBe(true);
});

/** Of a transfer of this size the part is the fee, so that nothing follows from what the least one would be. */
const idle = new Set(['fee_least', 'index']);

test.each(rows)('a receipt of $kind with any number changed is not equal', ({ story, type, customer }) => {
  const claim = claimOf(story, type, customer)!;
  for (const changed of claim.recorded.filter(({ value }) => value !== null)) {
    const recorded = claim.recorded.map((row) => (row === changed ? { ...row, value: row.value! + 1n } : row));
    expect(proven({ ...claim, recorded }), changed.name).toBe(false);
    expect(proven({ ...claim, recorded: claim.recorded.filter((row) => row !== changed) }), changed.name).toBe(false);
  }
  const asked = new Set<string>();
  for (const { terms } of replayClaim(claim.kind, claim)!)
    for (const term of terms) if (!idle.has(term)) asked.add(term);
  for (const changed of claim.given.filter(({ name }) => asked.has(name))) {
    const given = claim.given.map((row) => (row === changed ? { ...row, value: row.value * 2n + 1n } : row));
    expect(proven({ ...claim, given }), changed.name).toBe(false);
  }
});

test('a purchase of 0.12345 BTC at 10,001.0 costs 1,234.62345 USDT and 0.00012345 BTC of fee', () => {
  const [story, type, customer] = stories.spot_buy;
  const { recorded } = claimOf(story, type, customer)!;
  expect(Object.fromEntries(recorded.map(({ name, value }) => [name, value]))).toEqual({
    paid: 1_234_623_450n,
    bought: 12_345_000n,
    fee: 12_345n,
    received: 12_332_655n,
  });
});

test('who is given something has no receipt of what the other one paid', () => {
  const [story, type] = stories.transfer_sent;
  expect(claimOf(story, type, bob)).toBeNull();
});

test('no receipt names another customer', () => {
  for (const { story, type, customer } of rows) {
    const claim = claimOf(story, type, customer)!;
    const others = [alice, bob].filter((other) => other !== customer).map(BigInt);
    const said = claim.given.filter(({ origin, measure }) => origin.from === 'event' && measure.of !== 'rate');
    expect(said.some(({ value }) => others.includes(value))).toBe(false);
    expect(Object.keys(claim)).toEqual(['kind', 'subject', 'given', 'recorded']);
  }
});

test('what a receipt says is received is what the ledger gave', () => {
  const own = new ConvertWorld();
  stories.spot_buy[0](own);
  const trade = own
    .takeFrames()
    .flatMap(({ events }) => events)
    .findLast((event) => event.type === 'OrdersTraded')!;
  let given = 0n;
  postingsOf(trade, (customer, _kind, asset, available, held) => {
    if (customer === alice && asset === btc) given += available + held;
  });
  expect(given).toBe(12_332_655n);
});

test('a trade says its rate itself, and one of another account is not settled by spot', () => {
  const [story, type, customer] = stories.spot_buy;
  const rate = claimOf(story, type, customer)!.given.find(({ name }) => name === 'fee_rate')!;
  expect(rate).toMatchObject({ value: 1000n, origin: { from: 'event' } });
  const own = new ConvertWorld();
  story(own);
  const frame = own.takeFrames().findLast(({ events }) => events.some((event) => event.type === 'OrdersTraded'))!;
  const place = frame.events.findIndex((event) => event.type === 'OrdersTraded');
  const event = { ...frame.events[place]!, account: 'perpetual' };
  expect(receipts.get(type)!.claim({ event, place, customer, frame, earlier: [] }, world)).toBeNull();
});

test('a kind that this release has no formula of is not replayed', () => {
  expect(replayClaim('unheard_of', { given: [], recorded: [] })).toBeNull();
});
