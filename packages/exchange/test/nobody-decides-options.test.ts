import { describe, expect, test } from 'vitest';
import { Dispatch } from '../src/dispatch.ts';
import { carol, marketListing } from '../src/exchange-world.test-support.ts';
import { ReleaseMark } from '../src/kernel/release-mark.ts';
import { RequestIds } from '../src/kernel/request-ids.ts';
import { Timers } from '../src/kernel/timers.ts';
import { systemAccounts, usdtAsset } from '../src/kernel/vocabulary.ts';
import { Ledger } from '../src/ledger/ledger.ts';
import {
  alice,
  bob,
  btc,
  hundred,
  optionMarket,
  OptionWorld,
} from '../src/products/binary-option/decide/option-world.test-support.ts';
import type { Command } from '../src/products/index.ts';
import { wire } from '../src/products/wiring.ts';
import { onceChanged, soundCommands } from '../src/sound-commands.test-support.ts';

const { type: _type, base: _base, quote: _quote, symbol: _symbol, ...listed } = marketListing;
const { priceDecimals: _priceDecimals, quantityDecimals: _quantityDecimals, ...bounds } = listed;
const triggers = {
  stopCapPpm: 50_000,
  triggerPrintPpm: 10_000,
  trailingMinBasisPoints: 10,
  trailingMaxBasisPoints: 2000,
};
const rules = { ...bounds, ...triggers, indexSourcesMin: 2 };
const withdrawal = { customer: alice, withdrawal: 1 } as const;

/** What can't be refused for its form stands here, what can among the sound ones. */
const others: readonly Command[] = [
  { type: 'AcceptConvertQuote', customer: alice, quote: 1 },
  { type: 'AdvanceTime' },
  { type: 'ApproveWithdrawal', ...withdrawal, act: 1 },
  { type: 'CancelWithdrawal', ...withdrawal },
  { type: 'RejectWithdrawal', ...withdrawal, act: 1 },
  { type: 'ReviewWithdrawal', ...withdrawal, isFlagged: true },
  { type: 'SettleWithdrawalInside', ...withdrawal, recipient: bob },
  { type: 'RejectDepositRequest', customer: alice, request: 1, act: 1 },
  { type: 'RemoveWithdrawalAddress', customer: alice, address: 1 },
  { type: 'SetWhitelist', customer: alice, isOn: true },
  { type: 'RecordLeverageQuiz', customer: alice },
  { type: 'ReversePosition', customer: alice, position: 1, quotedPrice: 0 },
  { type: 'ScheduleMarketRules', ...rules, effectiveAt: 0 },
  { type: 'StopRecurringBuy', customer: alice, plan: 1 },
];

const { optionPool } = systemAccounts;
const said = { type: 'RecordOperatorAct', operator: 1, second: 2, reason: 'agreed', digest: 'a'.repeat(32) } as const;

/** What two operators have agreed on before: to move funds between alice and the house, and what the pool has. */
const acts: readonly Command[] = [
  { ...said, action: 'adjust_balance', subjectKind: 'customer', subject: String(alice) },
  { ...said, action: 'adjust_balance', subjectKind: 'customer', subject: String(alice) },
  { ...said, action: 'fund_house', subjectKind: 'house_account', subject: String(optionPool) },
  { ...said, action: 'withdraw_option_pool', subjectKind: 'house_account', subject: String(optionPool) },
];
const moved = {
  type: 'AdjustBalance',
  customer: alice,
  kind: 'option',
  asset: usdtAsset,
  account: optionPool,
  act: 1,
  limitE6: 10n ** 15n,
} as const;

/** What somebody who wants a result would say first. */
const wishes: readonly Command[] = [
  { type: 'WithdrawOptionPool', amount: 4_990_000_000_000n, reference: 'a'.repeat(32), act: 4 },
  { ...optionMarket, durations: [30, 1, 60, 1_000_000] },
  { ...optionMarket, durations: [300, 750_000] },
  { ...optionMarket, isOpen: false, exposurePpm: 1 },
  { type: 'SetOptionStakeLimit', customerMost: 1n, effectiveAt: 0 },
  { type: 'SetAvailability', offer: 'option', isOn: false, rule: 'only', countries: '', effectiveAt: 0 },
  { ...moved, amount: -5n },
  // Everything that the pool has promised to nobody.
  { ...moved, amount: 9_984_500_000n, act: 2 },
  { type: 'Transfer', customer: alice, from: 'option', to: 'funding', asset: usdtAsset, amount: 90_000_000_000n },
  {
    type: 'FundHouse',
    account: optionPool,
    asset: usdtAsset,
    amount: 1n,
    reference: 'e'.repeat(32),
    act: 3,
  },
  // The index itself is the feed's word; that of another asset and what is no sound tick is nobody's.
  { type: 'PublishIndex', source: 'test', prices: [btc, 9 * hundred, 0, 2] },
  { type: 'PublishIndex', source: 'test', prices: [btc, 9 * hundred, 3000, 3] },
  { type: 'PublishIndex', source: 'test', prices: [usdtAsset, 9 * hundred, 0, 3] },
];

const sent = [...soundCommands, ...others, ...wishes].filter(isNoTick);
const types = [...new Set(sent.map(({ type }) => type))];

/** Whether a command is no sound tick of the index that is bet on. */
function isNoTick(command: Command): boolean {
  if (command.type !== 'PublishIndex') return true;
  const { prices } = command;
  return !prices.some((asset, i) => i % 4 === 0 && asset === btc && prices[i + 2]! < 3000 && prices[i + 3]! >= 3);
}

/** A command as everybody could send it, and with each of its values changed. */
function everyWay(command: Command): Command[] {
  const everybody = [alice, bob, carol, ...Object.values(systemAccounts)];
  const senders = 'customer' in command ? everybody.map((customer) => ({ ...command, customer })) : [command];
  return [...senders, ...onceChanged(command)].filter(isNoTick);
}

/** What two options came to that were bought at 3 s, while between any two ticks somebody sends what they like. */
function played(commands: readonly Command[]): { results: unknown[]; taken: Set<string> } {
  const world = new OptionWorld();
  const taken = new Set<string>();
  for (const act of acts) world.do(act);
  world.ticks(0, 3000);
  const mine = [world.buy(3000), world.buy(3000, { customer: bob, direction: 'down', seconds: 60 })];
  const left = [...commands];
  const aSecond = Math.ceil(commands.length / 70);
  for (let second = 4; second <= 80; second++) {
    for (const [place, command] of left.splice(0, aSecond).entries()) {
      world.now = world.start + second * 1000 - 900 + Math.min(place, 890);
      if (world.exchange.execute(command, world.now).rejection === null) taken.add(command.type);
    }
    world.tick({ at: second * 1000, priceE8: hundred + ((second * 7919) % 11) * 1000 });
  }
  const events = world.takeFrames().flatMap((frame) => frame.events);
  const ends = events.filter((event) => event.type === 'OptionSettled' || event.type === 'OptionVoided');
  expect(world.exchange.checkInvariants()).toBeNull();
  return { results: ends.filter(({ option }) => mine.includes(option)), taken };
}

describe('nobody can change what an option comes to once it is accepted', () => {
  const undisturbed = played([]).results;

  test('without anybody saying anything both are settled', () => {
    expect(undisturbed).toMatchObject([{ type: 'OptionSettled' }, { type: 'OptionSettled' }]);
  });

  test.each(types)('not with %s, by nobody and with no value', (type) => {
    const commands = sent.filter((command) => command.type === type).flatMap(everyWay);
    expect(played(commands).results).toEqual(undisturbed);
  });

  test('and no command is missing here', () => {
    const kernel = { timers: new Timers(), requests: new RequestIds(1), mark: new ReleaseMark() };
    const { commands } = new Dispatch([...wire({ ledger: new Ledger(), timers: new Timers() })], kernel);
    expect(Object.keys(commands).filter((type) => !types.includes(type as Command['type']))).toEqual([]);
  });

  test('though much of it is taken', () => {
    const { taken } = played(wishes);
    expect(taken).toEqual(new Set(wishes.map(({ type }) => type)));
  });
});
