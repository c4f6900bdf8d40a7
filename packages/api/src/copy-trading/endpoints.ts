import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { listOf, paging } from '../values/list.ts';
import { decimal, flag, id, requestId, text, whole } from '../values/scalars.ts';
import { copy, copyEvent, follow, followPreview, leadPosition, leadSorts, leadTrade, leadTrader } from './values.ts';

const open = { methods: ['GET'], auth: 'guest', allowance: 'read', section: 'copy_trading' } as const;
const own = { methods: ['GET'], auth: 'customer', allowance: 'read', section: 'copy_trading' } as const;
const act = { methods: ['POST'], auth: 'customer', allowance: 'order', section: 'copy_trading' } as const;

const share = decimal.check(z.describe('A fraction of one, from 0 to what `follow/terms` says.'));

const wish = {
  type: whole(1, 2).check(z.describe("1: the lead's lots times `number`; 2: `number` lots always.")),
  number: decimal,
  follow_amount: decimal.check(z.describe('What the initial margin of open copies comes to at most, in USDT.')),
  max_multiple: z._default(whole(0, 1_000), 0).check(z.describe("The leverage of copies at most; 0: the lead's.")),
  stop_loss: z.optional(decimal).check(z.describe('Copies close when so much is lost; absent or 0 for never.')),
};

/** Copy trading: who leads, and who follows whom. */
export const copyTradingEndpoints = {
  'follow/index': endpoint({
    ...open,
    summary: 'Lead traders, by default by the median net return of those who copy them.',
    request: z.object({
      ...paging,
      sort: z._default(z.enum(leadSorts), 'copier_return'),
      min_days: z.optional(whole(0, 3_650)),
      max_drawdown: z.optional(decimal).check(z.describe('As a fraction.')),
      has_room: z._default(flag, false).check(z.describe('Only such as more may follow.')),
      closed: z._default(flag, false).check(z.describe('Also those who have stopped leading.')),
    }),
    response: listOf(leadTrader),
  }),
  'follow/traderDetail': endpoint({
    ...open,
    summary: 'One lead trader, and what they have open, without its size.',
    request: z.object({ trader_user_id: id }),
    response: z.object({ trader: leadTrader, positions: z.array(leadPosition) }),
  }),
  'follow/historyTrade': endpoint({
    ...open,
    summary: 'The closed positions of a lead since they lead, the newest first.',
    request: z.object({ trader_user_id: id, ...paging }),
    response: listOf(leadTrade),
  }),
  'follow/terms': endpoint({
    ...open,
    summary: 'What is asked of who leads and who follows.',
    request: z.object({}),
    response: z.object({
      balance_least: z.string().check(z.describe('What who leads must have in the contract account, in USDT.')),
      share_most: z.string(),
      amount_least: z.string(),
      multiple_most: z.string(),
      lots_most: z.string(),
      followers_most: z.int(),
      follows_most: z.int(),
    }),
  }),
  'follow/preview': endpoint({
    ...own,
    summary: 'What a follow would have come to over the last 30 days, fees and share taken off.',
    request: z.object({ trader_user_id: id, ...wish }),
    response: followPreview,
  }),
  'follow/follow': endpoint({
    ...act,
    summary: 'Copies what a lead opens from now on. With `follow_user_id` it changes a follow.',
    request: z.object({
      trader_user_id: z.optional(id),
      follow_user_id: z.optional(id),
      ...wish,
      share: z.optional(share).check(z.describe('The profit share that was seen; refused where it is another now.')),
      request_id: requestId,
    }),
    response: follow,
  }),
  'follow/cancel': endpoint({
    ...act,
    summary: 'Copies nothing any more. Open copies close, or stay as own positions with `keep_positions`.',
    request: z.object({ follow_user_id: id, keep_positions: z._default(flag, false), request_id: requestId }),
    response: follow,
  }),
  'follow/selfHolding': endpoint({
    ...act,
    summary: "A copy is the customer's own from now on: its lead closes it no more.",
    request: z.object({ transaction_id: id, request_id: requestId }),
    response: follow,
  }),
  'follow/my': endpoint({
    ...own,
    summary: 'Whom the customer copies now, with their open copies.',
    request: z.object({}),
    response: z.object({ follows: z.array(follow), copies: z.array(copy) }),
  }),
  'follow/history': endpoint({
    ...own,
    summary: 'Follows that are over, the newest first.',
    request: z.object(paging),
    response: listOf(follow),
  }),
  'follow/events': endpoint({
    ...own,
    summary: 'What was opened, cut, left out and closed of follows, the newest first.',
    request: z.object({ ...paging, follow_user_id: z.optional(id) }),
    response: listOf(copyEvent),
  }),
  'follow/leading': endpoint({
    ...own,
    summary: 'What the customer is as a lead: null for somebody who never led.',
    request: z.object({}),
    response: z.nullable(leadTrader),
  }),
  'follow/become': endpoint({
    ...act,
    summary: 'Becomes a lead trader, by rule and at once. A lead who has stopped begins again.',
    request: z.object({
      name: text(2, 20),
      profile: text(0, 300),
      share,
      request_id: requestId,
    }),
    response: leadTrader,
  }),
  'follow/profile': endpoint({
    ...act,
    summary: 'Changes what a lead says of themselves, and the share that they ask of new follows.',
    request: z.object({ name: text(2, 20), profile: text(0, 300), share, request_id: requestId }),
    response: leadTrader,
  }),
  'follow/quit': endpoint({
    ...act,
    summary: 'Leads no more. The copies of those who follow close.',
    request: z.object({ request_id: requestId }),
    response: leadTrader,
  }),
};
