import * as z from 'zod/mini';
import { signedDecimal } from '../values/scalars.ts';

const fraction = z.string().check(z.describe('A fraction of one.'));
const ms = z.int().check(z.describe('Unix milliseconds; 0 for none.'));

/** Why a follow is over, or its copies are being closed. */
export const followEnds = ['follower', 'lead_closed', 'stop_loss'] as const;

/** What the board sorts by. */
export const leadSorts = ['copier_return', 'roi', 'pnl', 'followers', 'drawdown', 'days'] as const;

/**
 * A lead trader with their statistics, which are counted every hour, open positions at their mark. `roi`: profit over what was there
 * at the start and was deposited since. `copier_return`: the median of what copiers have realised, net of fees and the share, over
 * their copy amount; null before anybody has closed a copy.
 */
export const leadTrader = z.object({
  trader_user_id: z.int(),
  name: z.string(),
  profile: z.string(),
  status: z.enum(['open', 'closed']),
  since: ms.check(z.describe('When they first led, in Unix milliseconds.')),
  days: z.int().check(z.describe('For how many days they have led, this one too.')),
  share: fraction.check(z.describe('What they ask of the gains of follows that begin now, as a fraction.')),
  followers: z.int(),
  followers_most: z.int(),
  total_profit: signedDecimal.check(
    z.describe('Profit and loss since they lead, in USDT, open positions at their mark.'),
  ),
  roi: z.nullable(signedDecimal),
  accuracy: z.nullable(fraction).check(z.describe('The part of closed positions that gained; null before the first.')),
  profitable_orders: z.int(),
  closed_orders: z.int(),
  drawdown: fraction.check(
    z.describe('The largest fall of the account from a peak, profit alone, as a fraction of that peak.'),
  ),
  copier_return: z.nullable(signedDecimal),
  copiers_counted: z.int().check(z.describe('How many copiers the median is of.')),
  curve: z.array(z.tuple([z.int(), signedDecimal])).check(z.describe('Time and ROI, the newest last, 30 at most.')),
  counted_at: ms.check(z.describe('When the statistics were counted, in Unix milliseconds; 0: not yet.')),
  is_followed: z.boolean().check(z.describe('Whether the customer who asks copies them; false for a guest.')),
});
export type LeadTrader = z.output<typeof leadTrader>;

/** A position of a lead that is over: what it came to. */
export const leadTrade = z.object({
  transaction_id: z.int(),
  match_id: z.int(),
  symbol: z.string(),
  type: z.enum(['long', 'short']),
  multiple: z.int(),
  open_price: z.string(),
  close_price: z.string(),
  roi: signedDecimal.check(z.describe('What was gained, net, over the initial margin.')),
  profits: signedDecimal.check(z.describe('Net of fees and funding, in USDT.')),
  open_time: z.int(),
  close_time: z.int(),
});
export type LeadTrade = z.output<typeof leadTrade>;

/** What a lead has open; how much of it isn't said. */
export const leadPosition = z.object({
  match_id: z.int(),
  symbol: z.string(),
  type: z.enum(['long', 'short']),
  multiple: z.int(),
  open_price: z.string(),
  open_time: z.int(),
  roi: signedDecimal.check(z.describe('What it would gain at the mark over its initial margin.')),
});

export type LeadPosition = z.output<typeof leadPosition>;

/** What a follower wants of a lead's trades to be copied. */
const wish = {
  copyType: z
    .literal([1, 2])
    .check(z.describe("1: the lead's lots times `copyMultiple`; 2: `copyMultiple` lots always.")),
  copyMultiple: z.string(),
  followAmount: z.string().check(z.describe('What the initial margin of open copies comes to at most, in USDT.')),
  stop_loss: z.string().check(z.describe('Copies close when so much is lost; "0" for never.')),
  max_multiple: z.int().check(z.describe("What copies are opened with at most; 0 for the lead's.")),
};

/**
 * A copy of a lead's position, by the own position that it is; what that is worth stands with the positions. `to_close`: lots that
 * the lead has closed and the book had no room for yet.
 */
export const copy = z.object({
  transaction_id: z.int(),
  follow_user_id: z.int(),
  trader_user_id: z.int(),
  lead_transaction_id: z.int(),
  match_id: z.int(),
  symbol: z.string(),
  share: z.string().check(z.describe('Lots.')),
  to_close: z.string(),
});
export type Copy = z.output<typeof copy>;

/** A follow as its follower sees it. */
export const follow = z.object({
  follow_user_id: z.int(),
  trader_user_id: z.int(),
  name: z.string(),
  ...wish,
  share: fraction.check(z.describe("The lead's part of what this follow gains, as a fraction.")),
  followEarnings: signedDecimal.check(
    z.describe('What copies have realised since the start, net of fees and funding.'),
  ),
  open_profits: signedDecimal.check(z.describe('What open copies would gain at the mark.')),
  in_use: z.string().check(z.describe('The initial margin of open copies.')),
  shared: z.string().check(z.describe('What was paid to the lead.')),
  held: z.string().check(z.describe('What is set aside for the lead by now.')),
  status: z.enum(['following', 'closing', 'ended']),
  reason: z.nullable(z.enum(followEnds)),
  start_time: z.int(),
  end_time: ms,
});
export type WireFollow = z.output<typeof follow>;

/** What was opened, closed or left out of a follow. */
export const copyEvent = z.object({
  id: z.int(),
  follow_user_id: z.int(),
  trader_user_id: z.int(),
  name: z.string(),
  match_id: z.int(),
  symbol: z.string(),
  what: z.enum(['opened', 'cut', 'skipped', 'reduced', 'closed', 'detached']),
  transaction_id: z.int().check(z.describe('The own position; 0 where nothing was opened.')),
  wanted: z.string().check(z.describe('Lots by the wish of the follow; "0" for a close.')),
  lots: z.string(),
  reason: z
    .string()
    .check(z.describe('Why it was cut or skipped: `depth`, `follow_amount` or the code of a refusal; empty else.')),
  time: z.int(),
});
export type CopyEvent = z.output<typeof copyEvent>;

/** What a follow would have come to over the last days. */
export const followPreview = z.object({
  from: ms.check(z.describe('The first time that there is anything of: the lead may lead for less than 30 days.')),
  trades: z.int().check(z.describe('Positions of the lead that would have been copied.')),
  cut: z.int().check(z.describe('Of these, such as would have been cut to the copy amount.')),
  skipped: z.int(),
  profits: signedDecimal.check(z.describe('By the prices alone, in USDT.')),
  fees: z.string(),
  funding: signedDecimal,
  share: z.string(),
  net: signedDecimal.check(z.describe('What would have been left.')),
  drawdown: z.string().check(z.describe('The largest fall from a peak, in USDT.')),
  curve: z.array(z.tuple([z.int(), signedDecimal])).check(z.describe('Time and net result, the newest last.')),
});
export type FollowPreview = z.output<typeof followPreview>;
