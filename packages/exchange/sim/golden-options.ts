import { identified } from '../src/exchange-world.test-support.ts';
import { systemAccounts } from '../src/kernel/vocabulary.ts';
import { binaryOptionEvents } from '../src/products/binary-option/events.ts';
import type { GoldenWriter } from './golden-writer.ts';

/** What the world of spot and money doesn't bring about and this story does. */
export const optionStoryEvents: readonly string[] = Object.keys(binaryOptionEvents);

const asset = 1;
const usdt = 3;
const buyer = 9_200_001;
const usd = 1_000_000n;
const price = 10_000_000_000;

/** Lets somebody win an option, and get the stakes of two back: no tick came in time for the one, too few for the other. */
export function playOptions(writer: GoldenWriter): void {
  begin(writer);
  ticks(writer, 2, price);
  writer.do(purchase('up'));
  ticks(writer, 10, price);
  writer.do(purchase('down'));
  writer.now += 20_000;
  writer.do({ type: 'AdvanceTime' });
  writer.do(tick(2 * price));
  writer.do(purchase('down'));
  ticks(writer, 3, 2 * price);
  writer.now += 20_000;
  writer.do({ type: 'AdvanceTime' });
  writer.do(tick(2 * price));
  writer.do(purchase('up'));
  ticks(writer, 8, 2 * price);
  ticks(writer, 40, 3 * price);
  withdraw(writer);
}

/** Two operators take capital out of the pool. */
function withdraw(writer: GoldenWriter): void {
  writer.do({
    type: 'RecordOperatorAct',
    operator: 1,
    second: 2,
    action: 'withdraw_option_pool',
    subjectKind: 'house_account',
    subject: String(systemAccounts.optionPool),
    reason: 'Capital that is not needed.',
    digest: 'd'.repeat(32),
  });
  writer.do({ type: 'WithdrawOptionPool', amount: 1_000n * usd, reference: 'f'.repeat(32), act: writer.lastId });
}

function begin(writer: GoldenWriter): void {
  const reference = (digit: string): string => digit.repeat(32);
  const offer = { offer: 'option', isOn: true, rule: 'except', countries: '', effectiveAt: 0 } as const;
  writer.do({ type: 'SetAvailability', ...offer });
  writer.do({ type: 'OpenCustomer', customer: buyer });
  writer.do(identified(buyer));
  const deposit = { type: 'Deposit', customer: buyer, kind: 'option', asset: usdt, amount: 100n * usd } as const;
  writer.do({ ...deposit, reference: reference('d') });
  const { optionPool: account } = systemAccounts;
  writer.try({ type: 'OpenCustomer', customer: account });
  // The world before may have funded it already: what a reserve begins with comes once.
  writer.try({ type: 'FundHouse', account, asset: usdt, amount: 100_000n * usd, reference: reference('e'), act: 0 });
  writer.do({
    type: 'SetOptionMarket',
    asset,
    durations: [30, 750_000, 60, 800_000],
    stakeLeast: 5n * usd,
    stakeMost: 5_000n * usd,
    exposurePpm: 1_000_000,
    priceMovedPpm: 1_000,
    isOpen: true,
    effectiveAt: 0,
  });
  writer.do({ type: 'SetOptionStakeLimit', customerMost: 20_000n * usd, effectiveAt: 0 });
}

function purchase(direction: 'up' | 'down') {
  const terms = { asset, direction, seconds: 30, stake: 10n * usd, quotedE8: 0, quotedPpm: 750_000 } as const;
  return { type: 'BuyOption', customer: buyer, ...terms } as const;
}

function tick(priceE8: number) {
  return { type: 'PublishIndex', source: 'golden', prices: [asset, priceE8, 0, 3] } as const;
}

function ticks(writer: GoldenWriter, count: number, priceE8: number): void {
  for (let second = 0; second < count; second++) {
    writer.now += 999;
    writer.do(tick(priceE8));
  }
}
