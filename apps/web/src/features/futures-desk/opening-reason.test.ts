import { expect, it } from 'vitest';
import { contractNumbers } from '../../data/futures/contract-numbers.ts';
import { openingOutlook } from '../../data/futures/opening.ts';
import { testContract, testFutures } from '../../data/futures/test-futures.test-support.ts';
import { openingReason } from './opening-reason.ts';
import { openingCall, restoreFuturesTicket, type FuturesTicket } from './futures-ticket.ts';

const around = { market: testFutures, signedIn: true, known: true, state: 'open', health: 'sound' } as const;
const written = restoreFuturesTicket({ price: '20000', share: '1' });
const numbers = contractNumbers(testContract.terms, testFutures);

function reasonOf(change: Partial<FuturesTicket>, most = 100, change2: Partial<typeof around> = {}) {
  const ticket = { ...written, ...change };
  const lots = Number(ticket.share) * 100;
  const opening = { side: ticket.side, ticks: 200_000n, lots, leverage: ticket.leverage, mode: 'isolated' } as const;
  const outlook = lots === 0 ? null : openingOutlook(numbers, testContract, null, opening);
  const ticks = ticket.price === '' ? null : 200_000n;
  return openingReason(ticket, { ticks, outlook, most }, { ...around, ...change2 });
}

it.each<[Partial<FuturesTicket>, unknown]>([
  [{}, null],
  [{ price: '' }, { code: 'enterPrice' }],
  [{ share: '' }, { code: 'enterLots' }],
  [{ share: '1.01' }, { code: 'insufficient' }],
  [{ share: '1.01', orderType: 'stop_limit', trigger: '21000' }, null],
  [{ orderType: 'stop_limit' }, { code: 'enterTrigger' }],
  [{ orderType: 'trailing_stop' }, { code: 'enterTrailing' }],
  [{ orderType: 'trailing_stop', trailing: '0.09' }, { code: 'enterTrailing' }],
  [{ orderType: 'trailing_stop', trailing: '20.01' }, { code: 'enterTrailing' }],
  [{ orderType: 'trailing_stop', trailing: '20', share: '1.01' }, null],
  [{ orderType: 'stop_market', trigger: '21000', protects: true }, null],
  [{ protects: true }, { code: 'enterProtection' }],
  [
    { protects: true, takeProfit: '20000' },
    { code: 'takeProfitAbove', ticks: 200_000n },
  ],
  [{ protects: true, takeProfit: '20000.1', stopLoss: '19999.9' }, null],
  [
    { protects: true, stopLoss: '20000.1' },
    { code: 'stopLossBelow', ticks: 200_000n },
  ],
  [
    { side: 'short', protects: true, takeProfit: '20000.1' },
    { code: 'takeProfitBelow', ticks: 200_000n },
  ],
  [
    { side: 'short', protects: true, stopLoss: '19999' },
    { code: 'stopLossAbove', ticks: 200_000n },
  ],
])('%o is stopped by %o', (change, reason) => {
  expect(reasonOf(change)).toEqual(reason);
});

it('opens nothing while the market is frozen, nor for a guest, nor more leverage than its tier allows', () => {
  expect(reasonOf({}, 100, { health: 'frozen' } as never)).toEqual({ code: 'reduceOnly' });
  expect(reasonOf({}, 100, { signedIn: false } as never)).toEqual({ code: 'login' });
  expect(reasonOf({ share: '300', leverage: 125 }, 30_000)).toEqual({ code: 'leverage', most: 100 });
  expect(reasonOf({ share: '' }, 0)).toEqual({ code: 'insufficient' });
});

it('sends the prices that its kind has, and stops only where they are wanted', () => {
  expect(openingCall({ ...written, takeProfit: '21000' }, 101, 'isolated', '20001')).toEqual({
    match_id: 101,
    type: 'long',
    share: '1',
    multiple: 10,
    order_type: 'limit',
    target_price: '20000',
  });
  const market = {
    ...written,
    mode: 'cross',
    orderType: 'market',
    side: 'short',
    protects: true,
    stopLoss: '21000',
  } as const;
  expect(openingCall(market, 101, 'isolated', '20001')).toEqual({
    match_id: 101,
    type: 'short',
    share: '1',
    multiple: 10,
    order_type: 'market',
    margin_mode: 'cross',
    quoted_price: '20001',
    stop_loss_price: '21000',
  });
});

it('says to the exchange for how long an order with a price may rest', () => {
  const body = (change: Partial<FuturesTicket>) => openingCall({ ...written, ...change }, 101, 'isolated', null);
  expect(body({})).not.toMatchObject({ time_in_force: expect.anything() });
  expect(body({ validity: 'fok' })).toMatchObject({ time_in_force: 'fok' });
  expect(body({ validity: 'post_only' })).toMatchObject({ post_only: true });
  expect(body({ validity: 'post_only', orderType: 'market' })).not.toHaveProperty('post_only');
});

it('follows the market at a distance in basis points, and carries no stops while it waits', () => {
  const trailing = { ...written, orderType: 'trailing_stop', trailing: '1.5', protects: true, stopLoss: '1' } as const;
  expect(openingCall(trailing, 101, 'isolated', '20001')).toEqual({
    match_id: 101,
    type: 'long',
    share: '1',
    multiple: 10,
    order_type: 'trailing_stop',
    trailing_delta: 150,
  });
});
