import type { Mark, WirePosition } from '@auric/api';
import { expect, it } from 'vitest';
import type { OwnFutures } from '../positions/use-positions.ts';
import { atMarks, markedContract } from './at-marks.ts';
import { contractNumbers } from './contract-numbers.ts';
import { holdingOf } from './holding.ts';
import { rehearse } from './rehearsal.ts';
import { testContract, testFutures } from './test-futures.test-support.ts';

const numbers = contractNumbers(testContract.terms, testFutures);

const account: OwnFutures['account'] = {
  currency: 3,
  available: '1000',
  freeze: '400',
  withdrawable: '1000',
  margin_balance: '1400',
  profits: '0',
  maintenance: '0',
  risk_rate: null,
  max_multiple: 50,
  quiz_passed: false,
  quiz_above: 50,
  newcomer_until: 0,
};

/** The vector of the rules as the server wrote it at a mark of its entry: 1 BTC at 20,000, 50 times. */
const isolated: WirePosition = {
  id: 7,
  match_id: 101,
  symbol: 'BTCUSDT',
  side: 'long',
  share: '100',
  closed_share: '0',
  price: '20000',
  open_value: '20000',
  multiple: 50,
  margin_mode: 'isolated',
  origin_caution_money: '400',
  caution_money: '400',
  target_profit_price: '0',
  stop_loss_price: '0',
  stops_by: 'mark',
  trade_fee: '12',
  overnight_money: '0',
  update_price: '20000',
  liquidation_price: '19698.5',
  bankruptcy_price: '19600',
  profits: '0',
  fact_profits: '0',
  risk_rate: null,
  close_price: '0',
  close_reason: '',
  status: 'doing',
  time: 1,
  complete_time: 0,
};
const cross: WirePosition = { ...isolated, margin_mode: 'cross', liquidation_price: '18693.5', risk_rate: '350' };

const marked = (mark: Partial<Mark>) =>
  new Map([[101, markedContract(testContract.terms, { ...testContract.mark, ...mark }, testFutures)]]);
const own = (...positions: WirePosition[]): OwnFutures => ({ account, positions, orders: [] });

it('an isolated position gains and its liquidation price stays', () => {
  const { account: now, positions } = atMarks(own(isolated), marked({ mark_price: '20100' }));
  expect(positions).toEqual([{ ...isolated, update_price: '20100', profits: '100' }]);
  expect(now).toEqual({ ...account, profits: '100', margin_balance: '1500' });
});

it('a loss is rounded away from the customer, as the exchange does', () => {
  const { positions } = atMarks(
    own({ ...isolated, share: '0.01', open_value: '2' }),
    marked({ mark_price: '19999.99999' }),
  );
  expect(positions[0]?.profits).toBe('-0.000001');
});

it('above the bound of the narrow mark a position goes by that', () => {
  const { positions } = atMarks(
    own({ ...isolated, multiple: 51 }),
    marked({ mark_price: '20100', narrow_mark_price: '20010' }),
  );
  expect(positions[0]).toMatchObject({ update_price: '20010', profits: '10' });
});

it('behind a cross position stands the account: loss takes from what may leave, and every position says the risk', () => {
  const { account: now, positions } = atMarks(own(cross), marked({ mark_price: '19900' }));
  // Equity 1,000 + 400 - 100 = 1,300 over 400 of initial margin; maintenance 19,900 × 0.005.
  expect(now).toMatchObject({
    withdrawable: '900',
    profits: '-100',
    margin_balance: '1300',
    maintenance: '99.5',
    risk_rate: '325',
  });
  const held = holdingOf(numbers, cross, own(cross));
  expect(rehearse(numbers, held, 199_000).riskRateE4).toBe(32_500n);
  // (20,000 - 1,400) / (1 - 0.005).
  expect(positions[0]).toMatchObject({ profits: '-100', liquidation_price: '18693.5', risk_rate: '325' });
});

it('orders in the book count in the tier of a side, and those that wait or only close do not', () => {
  const order = { match_id: 101, side: 'long', share: '200', filled_share: '0', reduce_only: false } as const;
  const with3 = (...states: ('new' | 'pending')[]): OwnFutures => ({
    ...own(cross),
    orders: states.map((state) => ({ ...order, state }) as unknown as OwnFutures['orders'][number]),
  });
  const maintenance = (mine: OwnFutures) => atMarks(mine, marked({ mark_price: '20000' })).account.maintenance;
  expect(maintenance(with3('pending'))).toBe('100');
  // A third of 60,000 × 0.006 - 50, by the second tier.
  expect(maintenance(with3('new'))).toBe('103.333334');
});

it('while a mark is frozen nothing may leave', () => {
  expect(atMarks(own(isolated), marked({ health: 'frozen' })).account.withdrawable).toBe('0');
  expect(atMarks(own(), marked({ health: 'frozen' })).account.withdrawable).toBe('1000');
});

it('what no mark moves stays the same object, and all does where a market is not known', () => {
  const mine = own(isolated);
  const at = marked({ mark_price: '20100' });
  const first = atMarks(mine, at).positions[0];
  expect(atMarks(mine, marked({ mark_price: '20100', index_price: '1' })).positions[0]).toBe(first);
  expect(atMarks(mine, marked({ mark_price: '20000' })).positions[0]).not.toBe(first);
  expect(atMarks(mine, new Map())).toBe(mine);
});
