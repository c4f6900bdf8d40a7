import { expect, test } from 'vitest';
import { notionalAt, type PositionSide, unrealisedPnl, valueAt } from './contract.ts';
import {
  casesOf,
  e8,
  type Family,
  lots,
  scaledTo,
  ticks,
  tiersOfFamily,
  usdt,
  vectorScale,
} from '../../../../test/vectors/contract-vectors.ts';
import { crossAccount, freeBalance, isWorse, riskRateE4 } from './cross-account.ts';
import { compare, ratio, whole, zero } from './exact.ts';
import { isLiquidated, maintenanceMargin } from './margins.ts';

interface TicketIn {
  readonly side: PositionSide;
  readonly quantity: string;
  readonly entry: string;
  readonly mark: string;
  readonly initial_margin: string;
}
interface AccountIn {
  readonly available: string;
  readonly family: Family;
  readonly tickets: readonly TicketIn[];
}
interface AccountOut {
  readonly equity: string;
  readonly maintenance: string;
  readonly liquidated: boolean;
  readonly risk_rate_percent: string;
}

test.each(casesOf<AccountIn, AccountOut>('cross account'))('$name', ({ in: given, out }) => {
  const tiers = tiersOfFamily(given.family);
  const tickets = given.tickets.map(({ side, quantity, entry, mark, initial_margin: margin }) => {
    const count = lots(quantity);
    const position = { side, lots: count, entryValue: valueAt(vectorScale, count, ticks(entry)) };
    return {
      margin: usdt(margin),
      unrealisedPnl: unrealisedPnl(vectorScale, position, e8(mark)),
      maintenance: maintenanceMargin(tiers, notionalAt(vectorScale, count, e8(mark))),
    };
  });
  const account = crossAccount(usdt(given.available), tickets);
  expect(compare(account.equity, whole(usdt(out.equity)))).toBe(0);
  expect(compare(account.maintenance, whole(usdt(out.maintenance)))).toBe(0);
  expect(isLiquidated(account.equity, account.maintenance)).toBe(out.liquidated);
  expect(riskRateE4(account)).toBe(scaledTo(2, out.risk_rate_percent));
});

test('an account without cross tickets has no risk rate', () => {
  expect(riskRateE4(crossAccount(5n, []))).toBeNull();
});

test('unrealised loss lowers what is free, unrealised profit does not raise it', () => {
  expect(freeBalance(100n, { unrealisedPnl: whole(50) })).toBe(100n);
  expect(freeBalance(100n, { unrealisedPnl: ratio(-101n, 2n) })).toBe(49n);
  expect(freeBalance(100n, { unrealisedPnl: whole(-40) })).toBe(60n);
  expect(freeBalance(100n, { unrealisedPnl: whole(-101) })).toBe(0n);
});

test('the worst ticket is the one with the largest loss, of equal ones the older', () => {
  const ticket = (id: number, pnl: bigint) => ({ id, unrealisedPnl: whole(pnl) });
  expect(isWorse(ticket(2, -5n), ticket(1, -4n))).toBe(true);
  expect(isWorse(ticket(2, -5n), ticket(1, -5n))).toBe(false);
  expect(isWorse(ticket(1, -5n), ticket(2, -5n))).toBe(true);
  expect(isWorse({ id: 1, unrealisedPnl: zero }, ticket(2, -1n))).toBe(false);
});
