import { parseDecimal, type WireOrder } from '@auric/api';
import type { MoneyAct } from './money-act.ts';

/** More decimals than any price or amount has. */
const finest = 18;

const isSame = (asked: string | undefined, is: string): boolean =>
  asked === undefined || parseDecimal(asked, finest) === parseDecimal(is, finest);

type Answered = { became: 'done'; answer: unknown } | { became: 'moot' };

/** What changed orders say of an act on one of them, before its own answer comes, or instead of it; undefined: nothing. */
export function answeredBy(act: MoneyAct, orders: readonly WireOrder[]): Answered | undefined {
  if (act.path !== 'coin/cancel' && act.path !== 'coin/amend') return undefined;
  const body = act.body as { id: number; price?: string; amount?: string };
  const order = orders.find(({ id }) => id === body.id);
  if (order === undefined) return undefined;
  if (act.path === 'coin/cancel') {
    if (order.status !== 'complete') return undefined;
    return order.state === 'canceled' ? { became: 'done', answer: order } : { became: 'moot' };
  }
  if (order.status === 'complete') return { became: 'moot' };
  const asked = isSame(body.price, order.price) && isSame(body.amount, order.amount);
  return asked ? { became: 'done', answer: order } : undefined;
}
