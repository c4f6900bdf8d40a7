import { formatDecimal, type LossBudget } from '@auric/api';
import type { LossBudgetView } from '@auric/exchange';
import { countedPage } from '../../db/counted-page.ts';
import { readAmount } from '../../edge/amounts.ts';
import type { HandlersOf } from '../../edge/handler.ts';
import { pageOf } from '../../edge/page.ts';
import type { RouteParts } from '../product-row.ts';
import { budgetScale, changeShape, changesOf } from './change-rows.ts';

type LossBudgetPath = 'user/loss_budget' | 'user/set_loss_budget' | 'user/cool_off' | 'user/loss_budget_history';

/** The calls about what customers want to lose at most. */
export function lossBudgetRoutes({ client, db }: RouteParts): HandlersOf<LossBudgetPath> {
  const ofCustomer = async (customer: number): Promise<LossBudget> =>
    shape((await client.port.query({ type: 'lossBudget', customer })).value);

  return {
    'user/loss_budget': (_payload, { customer }) => ofCustomer(customer),

    'user/set_loss_budget': async ({ amount, period, request_id: requestId }, { customer }) => {
      const most = readAmount(amount, budgetScale, 'amount');
      const command = { type: 'SetLossBudget', customer, amount: most, period } as const;
      await client.submit({ customer, requestId, command, fields: { amount: 'amount', period: 'period' } });
      return ofCustomer(customer);
    },

    'user/cool_off': async ({ days, request_id: requestId }, { customer }) => {
      const command = { type: 'CoolOff', customer, days } as const;
      await client.submit({ customer, requestId, command, fields: { days: 'days' } });
      return ofCustomer(customer);
    },

    'user/loss_budget_history': async (filter, { customer }) => {
      await client.freshModels(customer);
      const { rows, total } = await countedPage(
        changesOf(db, customer),
        (found) => found.selectAll().orderBy('id', 'desc'),
        filter,
      );
      return pageOf(rows.map(changeShape), total, filter);
    },
  };
}

function shape({ amount, result, atStake, room, next, ...view }: LossBudgetView): LossBudget {
  const text = (units: bigint): string => formatDecimal(units, budgetScale);
  return {
    amount: text(amount),
    period: view.period,
    period_ends: view.periodEnds,
    result: text(result),
    at_stake: text(atStake),
    room: text(room),
    cool_until: view.coolUntil,
    next: next && { amount: text(next.amount), period: next.period, effective_at: next.effectiveAt },
  };
}
