import { identified } from '../src/exchange-world.test-support.ts';
import { stockEvents } from '../src/products/stock/events.ts';
import type { GoldenWriter } from './golden-writer.ts';

/** What the world of spot and money doesn't bring about and this story does. */
export const stockStoryEvents: readonly string[] = [
  ...Object.keys(stockEvents),
  'TradingPhaseSet',
  'AuctionPriced',
  'LastCloseSet',
];

const asset = 902;
const market = 3_901;
const usdt = 3;
const [buyer, seller] = [9_100_001, 9_100_002];
const ticks = 20_000;
const minuteMs = 60_000;

/** Lets one stock open by an auction and close, after a session that was taken back. */
export function playStock(writer: GoldenWriter): void {
  list(writer);
  people(writer);
  const { now } = writer;
  writer.do({ type: 'AnnounceSession', opensAt: now + 100 * minuteMs, closesAt: now + 110 * minuteMs });
  const [announced] = writer.exchange.query({ type: 'sessions' });
  writer.do({ type: 'CancelSession', session: announced!.session });
  writer.do({ type: 'AnnounceSession', opensAt: now + minuteMs, closesAt: now + 5 * minuteMs });
  order(writer, buyer, 'buy', ticks + 100);
  order(writer, seller, 'sell', ticks - 100);
  writer.now += 2 * minuteMs;
  writer.do({ type: 'AdvanceTime' });
  writer.do({ type: 'PublishIndex', source: 'golden', prices: [asset, ticks * 1_000_000, 0, 3] });
  writer.do({ type: 'AdvanceTime' });
  writer.now += 4 * minuteMs;
  writer.do({ type: 'AdvanceTime' });
  playActions(writer);
}

/** Splits the stock, with an order that is taken back, then pays a dividend, after one that was taken back. */
function playActions(writer: GoldenWriter): void {
  const treasury = 3;
  const reference = '57d1'.padStart(32, '0');
  writer.try({ type: 'FundHouse', account: treasury, asset: usdt, amount: 10n ** 12n, reference, act: 0 });
  const effectiveAt = (): number => writer.now + 61 * minuteMs;
  const split = { type: 'AnnounceSplit', market, numerator: 3, denominator: 7 } as const;
  const dividend = { type: 'AnnounceDividend', market, perShare: 250_000n } as const;
  writer.do({ ...split, act: agree(writer, 'announce_split'), effectiveAt: effectiveAt() });
  order(writer, seller, 'sell', ticks + 100);
  comeTo(writer, 62);
  writer.do({ ...dividend, act: agree(writer, 'announce_dividend'), effectiveAt: effectiveAt() });
  const [announced] = writer.exchange.query({ type: 'corporateActions' });
  const act = agree(writer, 'cancel_corporate_action');
  writer.do({ type: 'CancelCorporateAction', action: announced!.action, act });
  writer.do({ ...dividend, act: agree(writer, 'announce_dividend'), effectiveAt: effectiveAt() });
  comeTo(writer, 62);
}

/** Two operators say what they do about the market; gives the id of their act. */
function agree(writer: GoldenWriter, action: string): number {
  const said = {
    operator: 1,
    second: 2,
    subjectKind: 'market',
    subject: String(market),
    reason: 'the issuer',
  } as const;
  writer.do({ type: 'RecordOperatorAct', ...said, action, digest: 'a'.repeat(32) });
  return writer.lastId;
}

function comeTo(writer: GoldenWriter, minutes: number): void {
  writer.now += minutes * minuteMs;
  writer.do({ type: 'AdvanceTime' });
  writer.do({ type: 'AdvanceTime' });
}

function list(writer: GoldenWriter): void {
  writer.do({ type: 'SetAvailability', offer: 'stock', isOn: true, rule: 'except', countries: '', effectiveAt: 0 });
  writer.do({ type: 'ListAsset', asset, code: 'GOLDSTOCK', scale: 8 });
  writer.do({
    type: 'ListMarket',
    market,
    base: asset,
    quote: usdt,
    symbol: 'GOLDSTOCK/USDT',
    settlement: 'stock',
    priceDecimals: 2,
    quantityDecimals: 4,
    minNotional: 5_000_000n,
    maxNotional: 10n ** 12n,
    priceBandPpm: 200_000,
    collarPpm: 50_000,
    referenceClampPpm: 20_000,
    priceMovedPpm: 5_000,
    maxOpenOrders: 200,
  });
  writer.do({ type: 'PublishIndex', source: 'golden', prices: [asset, ticks * 1_000_000, 0, 3] });
}

function people(writer: GoldenWriter): void {
  for (const customer of [buyer, seller]) {
    writer.do({ type: 'OpenCustomer', customer });
    writer.do(identified(customer));
    for (const kept of [usdt, asset]) {
      const reference = `57${customer.toString(16)}${kept.toString(16)}`.padStart(32, '0');
      writer.do({ type: 'Deposit', customer, kind: 'stock', asset: kept, amount: 10n ** 11n, reference });
    }
  }
}

function order(writer: GoldenWriter, customer: number, side: 'buy' | 'sell', price: number): void {
  writer.do({
    type: 'PlaceOrder',
    customer,
    market,
    side,
    orderType: 'limit',
    timeInForce: 'gtc',
    postOnly: false,
    price,
    quantity: 10_000,
    quoteAmount: 0n,
    triggerPrice: 0,
    trailingBasisPoints: 0,
    quotedPrice: 0,
  });
}
