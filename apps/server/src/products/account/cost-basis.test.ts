import { expect, it } from 'vitest';
import { byCause, CostBasis, type CostBill } from './cost-basis.ts';

const [btc, eth, usdt] = [1, 2, 3];
const whole = (count: number): bigint => BigInt(Math.round(count * 1_000_000));
const coin = (count: number): bigint => BigInt(Math.round(count * 100_000_000));
let refs = 0;

function flow(type: CostBill['type'], asset: number, amount: bigint, worth: number): CostBill[] {
  return [{ type, asset, amount, worth: whole(worth), ref: ++refs }];
}

/** A trade with the worth of both legs in USDT, and the fee that is taken from what is received. */
function trade(given: [number, bigint, number], taken: [number, bigint, number], fee: bigint): CostBill[] {
  const ref = ++refs;
  return [
    { type: 'trade', ref, asset: given[0], amount: -given[1], worth: whole(given[2]) },
    { type: 'trade', ref, asset: taken[0], amount: taken[1], worth: whole(taken[2]) },
    { type: 'fee', ref, asset: taken[0], amount: -fee, worth: 0n },
  ];
}

const buy = (count: number, cost: number, fee = 0) =>
  trade([usdt, whole(cost), cost], [btc, coin(count), cost], coin(fee));
const sell = (count: number, proceeds: number, fee = 0) =>
  trade([btc, coin(count), proceeds], [usdt, whole(proceeds), proceeds], whole(fee));

function after(...causes: CostBill[][]) {
  const basis = new CostBasis(usdt);
  for (const bills of causes) basis.count(bills);
  return Object.fromEntries(
    [...basis.holdings].map(([asset, { amount, cost, realized }]) => [
      asset,
      [Number(amount) / 1e8, Number(cost) / 1e6, Number(realized) / 1e6],
    ]),
  );
}

it.each([
  ['a buy costs what was given for it', [buy(1, 60_000)], { [btc]: [1, 60_000, 0] }],
  ['its fee makes the rest dearer', [buy(1, 60_000, 0.001)], { [btc]: [0.999, 60_000, 0] }],
  ['buys have one average', [buy(1, 60_000), buy(1, 70_000)], { [btc]: [2, 130_000, 0] }],
  ['a sale realises the gain over the average', [buy(2, 130_000), sell(1, 70_000)], { [btc]: [1, 65_000, 5_000] }],
  ['a sale pays its fee', [buy(1, 60_000), sell(1, 60_000, 60)], { [btc]: [0, 0, -60] }],
  [
    'a conversion gives what it was worth, and takes what that is worth',
    [buy(1, 60_000), flow('convert_out', btc, -coin(1), 70_000), flow('convert_in', eth, coin(20), 69_860)],
    { [btc]: [0, 0, 10_000], [eth]: [20, 69_860, 0] },
  ],
  [
    'what is given to another customer takes its cost along and earns nothing',
    [buy(2, 120_000), flow('customer_transfer_out', btc, -coin(1), 80_000)],
    { [btc]: [1, 60_000, 0] },
  ],
  ['a deposit costs its worth', [flow('deposit', btc, coin(1), 50_000)], { [btc]: [1, 50_000, 0] }],
  [
    'a withdrawal takes its cost along and earns nothing',
    [buy(2, 120_000), flow('withdrawal', btc, -coin(1), 80_000)],
    { [btc]: [1, 60_000, 0] },
  ],
  [
    'the fee of a withdrawal is lost at its cost',
    [buy(2, 120_000), flow('withdrawal_fee', btc, -coin(0.5), 40_000)],
    { [btc]: [1.5, 90_000, -30_000] },
  ],
  [
    'moving between own accounts is nothing',
    [buy(1, 60_000), flow('transfer_out', btc, -coin(1), 70_000), flow('transfer_in', btc, coin(1), 70_000)],
    { [btc]: [1, 60_000, 0] },
  ],
  [
    'a coin that is paid with a coin realises what that has gained',
    [buy(1, 60_000), trade([btc, coin(0.5), 35_000], [eth, coin(10), 35_100], coin(0.01))],
    { [btc]: [0.5, 30_000, 5_000], [eth]: [9.99, 35_000, 0] },
  ],
  ['USDT is what all is counted in', [flow('deposit', usdt, whole(9), 9), flow('withdrawal', usdt, -whole(9), 9)], {}],
])('%s', (_, causes, figures) => {
  expect(after(...causes)).toEqual(figures);
});

it('gives back all of the cost with the last of the coins, whatever was rounded before', () => {
  const third: CostBill[] = [{ type: 'withdrawal', asset: btc, amount: -1n, worth: 0n, ref: 1 }];
  const basis = new CostBasis(usdt);
  basis.count([{ type: 'deposit', asset: btc, amount: 3n, worth: 100n, ref: 1 }]);
  const costs = [third, third, third].map((bills) => {
    basis.count(bills);
    return basis.holdings.get(btc)?.cost;
  });
  expect(costs).toEqual([67n, 34n, 0n]);
});

it('finds what stands together', () => {
  const row = (type: CostBill['type'], ref: number) => ({ type, ref });
  const bills = [row('deposit', 7), row('trade', 7), row('trade', 7), row('fee', 7), row('trade', 8), row('fee', 8)];
  expect(byCause(bills).map((cause) => cause.length)).toEqual([1, 3, 2]);
});
