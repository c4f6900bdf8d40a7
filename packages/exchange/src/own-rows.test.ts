import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carol, identified } from './exchange-world.test-support.ts';
import { Exchange } from './exchange.ts';
import { Table } from './kernel/table.ts';
import { alice, btc, ConvertWorld, usdt } from './products/convert/decide/convert-world.test-support.ts';

const dollar = 1_000_000n;
const hourMs = 3_600_000;
const networks = { network: 'TEST', destination: 'somewhere', memo: '' } as const;

/** How many rows anybody has looked at who went over a whole table. */
let visited = 0;
beforeEach(() => {
  visited = 0;
  const slots = Table.prototype.slots;
  vi.spyOn(Table.prototype, 'slots').mockImplementation(function* (this: Table<never>) {
    for (const slot of slots.call(this)) {
      visited++;
      yield slot;
    }
  });
});
afterEach(() => vi.restoreAllMocks());

/** A world in which alice and so many others each have one of everything that waits, and nobody has anything due. */
function worldOf(others: number): ConvertWorld {
  const world = new ConvertWorld();
  world.do({ type: 'SetWithdrawalTerms', asset: usdt, network: 'TEST', minimum: 1n, fee: 0n, effectiveAt: 0 });
  for (let at = 0; at <= others; at++) waiting(world, at === 0 ? alice : 5_000 + at, at);
  return world;
}

function waiting(world: ConvertWorld, customer: number, at: number): void {
  if (customer !== alice) {
    world.do({ type: 'OpenCustomer', customer });
    world.do(identified(customer));
  }
  world.deposit(customer, usdt, 1_000n * dollar);
  world.do({ type: 'Transfer', customer, from: 'spot', to: 'funding', asset: usdt, amount: 500n * dollar });
  const address = world.do({ type: 'AddWithdrawalAddress', customer, ...networks }).id;
  world.do({ type: 'RequestWithdrawal', customer, asset: usdt, address, amount: 20n * dollar });
  const named = { chain: 'ethereum', transaction: `0xfeed${at}`, output: '0', decimals: 6 } as const;
  world.do({ type: 'RecordDeposit', customer, ...named, asset: usdt, delivered: 5n });
  const byHand = { voucher: '', currency: '', fiatE6: 0n, rateE8: 0n } as const;
  world.do({ type: 'RequestDeposit', customer, asset: usdt, amount: dollar, ...byHand });
  startPlan(world, customer);
}

function startPlan(world: ConvertWorld, customer: number) {
  const plan = {
    from: usdt,
    to: btc,
    amount: 10n * dollar,
    everyDays: 1,
    firstAt: world.now + hourMs,
    times: 3,
  } as const;
  return world.try({ type: 'StartRecurringBuy', customer, ...plan });
}

const asked = {
  openWithdrawals: ({ exchange }) => exchange.query({ type: 'openWithdrawals', customer: alice }),
  withdrawalAddresses: ({ exchange }) => exchange.query({ type: 'withdrawalAddresses', customer: alice }),
  openDeposits: ({ exchange }) => exchange.query({ type: 'openDeposits', customer: alice }),
  depositRequests: ({ exchange }) => exchange.query({ type: 'depositRequests', customer: alice }),
  recurringBuys: ({ exchange }) => exchange.query({ type: 'recurringBuys', customer: alice }),
} satisfies Readonly<Record<string, (world: Pick<ConvertWorld, 'exchange'>) => readonly unknown[]>>;

test('what a customer has open is found without a look at what others have, and again after a snapshot', () => {
  const world = worldOf(30);
  const copy = { exchange: Exchange.load(world.exchange.save()) };
  for (const [name, ask] of Object.entries(asked)) {
    visited = 0;
    const found = ask(world);
    expect([name, found.length, visited]).toEqual([name, 1, 0]);
    expect(ask(copy)).toEqual(found);
  }
});

test.each([
  [
    'closing an account',
    (world: ConvertWorld) => world.try({ type: 'CloseCustomer', customer: carol, dustLimitE6: 0n }),
  ],
  ['another recurring buy', (world: ConvertWorld) => startPlan(world, alice)],
])('%s looks at as much, however many others wait', (_name, decide) => {
  const visits = [3, 30].map((others) => {
    const world = worldOf(others);
    visited = 0;
    decide(world);
    return visited;
  });
  expect(visits[1]).toBe(visits[0]);
});

test('the hour of referrals looks only at what is due in it', () => {
  const visits = [3, 30].map((others) => {
    const world = new ConvertWorld();
    for (let at = 0; at < others; at++) anHourOf(world, 6_000 + at * 2);
    visited = 0;
    expect(anHourOf(world, 9_000)).toContain('ReferralPaid');
    return visited;
  });
  expect(visits[1]).toBe(visits[0]);
});

/** Somebody brings a guest, who trades, and is paid their share at the full hour. */
function anHourOf(world: ConvertWorld, referrer: number): string[] {
  for (const customer of [referrer, referrer + 1]) {
    world.do({ type: 'OpenCustomer', customer });
    world.do(identified(customer));
    world.deposit(customer, usdt, 100_000n * dollar);
  }
  world.do({ type: 'LinkReferral', customer: referrer + 1, referrer });
  world.place(referrer + 1, 'buy', 100_010, { quantity: 1_000 });
  world.takeFrames();
  world.now = (Math.floor(world.now / hourMs) + 1) * hourMs;
  world.do({ type: 'AdvanceTime' });
  return world.takeEvents();
}
