import { createHash } from 'node:crypto';
import type { Command } from '@auric/exchange';
import { quoteAsset } from '../feeds/simulator/universe.ts';
import { contractAssets, contractMarketOf } from '../feeds/simulator/contracts.ts';
import { usdt } from './listing.ts';
import { providerLeverage } from './net-inventory.ts';

/** How somebody trades futures: with which leverage, and how long a position is kept on average. */
export interface Temper {
  readonly leverages: readonly number[];
  readonly patienceMs: number;
}

export interface ContractTrader {
  readonly customer: number;
  readonly temper: Temper;
}

const tempers: readonly Temper[] = [
  { leverages: [2, 3, 5], patienceMs: 3_600_000 },
  { leverages: [10, 15, 20], patienceMs: 900_000 },
  // Most of these positions end by their stop or by a liquidation.
  { leverages: [50, 75, 100, 125], patienceMs: 5_400_000 },
];

/** Ids of the sandbox's own people that spot leaves free. */
const traderIds = [1005, 1006, 1007, 1008, 1009, 1013, 1014, 1015, 1016, 1017, 1018, 1019];

export const contractProvider = 1004;

/** Half as many as trade in spot, twelve at most, of every temper. */
export function contractTraders(backgroundCustomers: number): ContractTrader[] {
  return traderIds
    .slice(0, Math.floor(backgroundCustomers / 2))
    .map((customer, i) => ({ customer, temper: tempers[i % tempers.length]! }));
}

/** What people of futures begin with in USDT. */
const providerFunds = 40_000_000;
const traderFunds = 200_000;

/** Who trades futures: opened, with funds in their contract account, and with the quiz behind them. */
export function contractPeople(backgroundCustomers: number): Command[] {
  const traders = contractTraders(backgroundCustomers).map(({ customer }) => customer);
  return [
    ...[contractProvider, ...traders].map((customer): Command => ({ type: 'OpenCustomer', customer })),
    deposit(contractProvider, providerFunds),
    ...traders.map((customer) => deposit(customer, traderFunds)),
    ...traders.map((customer): Command => ({ type: 'RecordLeverageQuiz', customer })),
    ...contractAssets.map((asset): Command => ({
      type: 'SetNetMode',
      customer: contractProvider,
      market: contractMarketOf(asset),
      leverage: providerLeverage,
    })),
  ];
}

function deposit(customer: number, funds: number): Command {
  const reference = createHash('sha256').update(`sandbox futures ${customer}`).digest('hex').slice(0, 32);
  const amount = BigInt(funds * usdt);
  return { type: 'Deposit', customer, kind: 'perpetual', asset: quoteAsset.asset, amount, reference };
}
