import * as z from 'zod/mini';
import { tradingOccasions } from '../stock/values.ts';
import { decimal, id, whole } from '../values/scalars.ts';
import { consoleCall } from './call.ts';
import { proposed, reason } from './values.ts';

const session = z.object({
  id: z.int(),
  opens_at: z.int(),
  closes_at: z.int(),
  occasion: z.nullable(z.enum(tradingOccasions)),
  state: z.enum(['announced', 'open', 'closed', 'canceled']),
});

const corporateAction = z.object({
  id: z.int(),
  match_id: z.int(),
  symbol: z.string(),
  kind: z.enum(['split', 'dividend']),
  numerator: z.int(),
  denominator: z.int(),
  /** USDT for a whole share; "0" of a split. */
  per_share: z.string(),
  effective_at: z.int(),
  state: z.enum(['announced', 'running', 'done', 'canceled']),
  holders: z.int(),
  /** USDT that went to holders in all. */
  paid: z.string(),
});

const propose = { method: 'POST', access: 'operator', response: proposed } as const;
const effective_at = whole(1, 8_640_000_000_000_000);

/** The days of stock, and what happens to shares. */
export const stockCalls = {
  'stock/days': consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'The sessions of stock and the splits and dividends, the latest first.',
    request: z.object({}),
    response: z.object({ sessions: z.array(session), actions: z.array(corporateAction) }),
  }),
  'stock/cancel_session': consoleCall({
    ...propose,
    summary:
      'Proposes to take a session back that has not begun, as on a day of mourning; another operator confirms it.',
    request: z.object({ session: id, reason }),
  }),
  'stock/split': consoleCall({
    ...propose,
    summary: 'Proposes a split, an hour ahead at least and outside of sessions; another operator confirms it.',
    request: z.object({ market: id, numerator: whole(1, 1_000), denominator: whole(1, 1_000), effective_at, reason }),
  }),
  'stock/dividend': consoleCall({
    ...propose,
    summary: 'Proposes a dividend in USDT for a whole share by its record time; another operator confirms it.',
    request: z.object({ market: id, per_share: decimal, effective_at, reason }),
  }),
  'stock/cancel_action': consoleCall({
    ...propose,
    summary: 'Proposes to take a split or a dividend back that has not begun; another operator confirms it.',
    request: z.object({ action: id, market: id, reason }),
  }),
};
