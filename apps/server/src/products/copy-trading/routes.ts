import { formatDecimal, type LeadTrader, type Payload } from '@auric/api';
import type { Rejection } from '@auric/exchange';
import { readAmount, readSteps } from '../../edge/amounts.ts';
import type { HandlersOf } from '../../edge/handler.ts';
import { pageOf } from '../../edge/page.ts';
import { Refusal } from '../../edge/refusal.ts';
import type { RouteParts } from '../product-row.ts';
import { contractsById } from './contracts-by-id.ts';
import { e6Text, scale, wireFields } from './copy-numbers.ts';
import { boardOf, leadOf, type LeadReading } from './lead-rows.ts';
import { leadPositionShape, leadStepsOf, leadTradesOf } from './lead-trades.ts';
import { OwnFollows } from './own-follows.ts';
import { previewOf } from './preview.ts';

type CopyPath =
  | 'follow/index'
  | 'follow/traderDetail'
  | 'follow/historyTrade'
  | 'follow/terms'
  | 'follow/preview'
  | 'follow/follow'
  | 'follow/cancel'
  | 'follow/selfHolding'
  | 'follow/my'
  | 'follow/history'
  | 'follow/events'
  | 'follow/leading'
  | 'follow/become'
  | 'follow/profile'
  | 'follow/quit';

const previewMs = 30 * 86_400_000;
const previewPoints = 120;

/** The calls about copy trading. */
export function copyTradingRoutes(parts: RouteParts): HandlersOf<CopyPath> {
  return { ...leadRoutes(parts), ...boardRoutes(parts), ...followRoutes(parts) };
}

type BoardPath = 'follow/index' | 'follow/traderDetail' | 'follow/historyTrade' | 'follow/terms' | 'follow/preview';

/** What everybody may read of leads, and what copying one would have come to. */
function boardRoutes(parts: RouteParts): HandlersOf<BoardPath> {
  const { client, db, now } = parts;

  return {
    'follow/index': async (filter, { customer }) => {
      const { max_drawdown: most } = filter;
      const maxPpm = most === undefined ? null : readSteps(most, scale, 'max_drawdown');
      const { traders, total } = await boardOf(await readingOf(parts, customer), filter, maxPpm);
      return pageOf(traders, total, filter);
    },

    'follow/traderDetail': async ({ trader_user_id: lead }, { customer }) => {
      const trader = await traderOf(parts, lead, customer);
      const contracts = await contractsById(parts);
      const { value } = await client.port.query({ type: 'positions', customer: lead });
      const shown = value.filter(({ openedAt }) => openedAt >= trader.since);
      const positions = shown.toSorted((left, right) => right.openedAt - left.openedAt);
      return { trader, positions: positions.map((view) => leadPositionShape(view, contracts.get(view.market)!)) };
    },

    'follow/historyTrade': async ({ trader_user_id: lead, ...paging }, { customer }) => {
      const { since } = await traderOf(parts, lead, customer);
      await client.freshModels(lead);
      const { trades, total } = await leadTradesOf(db, await contractsById(parts), { lead, since }, paging);
      return pageOf(trades, total, paging);
    },

    'follow/terms': async () => {
      const [{ value: leads }, { value: follows }] = await Promise.all([
        client.port.query({ type: 'leadTerms' }),
        client.port.query({ type: 'followTerms' }),
      ]);
      return {
        balance_least: e6Text(leads.balanceLeast),
        share_most: e6Text(leads.shareMostPpm),
        amount_least: e6Text(follows.amountLeast),
        multiple_most: e6Text(follows.multipleMostE6),
        lots_most: e6Text(follows.contractsMostE6),
        followers_most: follows.followersMost,
        follows_most: follows.followsMost,
      };
    },

    'follow/preview': async (payload, { customer }) => {
      const { trader_user_id: lead } = payload;
      const trader = await traderOf(parts, lead, customer);
      await client.freshModels(lead);
      const since = Math.max(trader.since, now() - previewMs);
      const steps = await leadStepsOf(db, { lead, since });
      const { mode, sizeE6, ...wish } = wishOf(payload);
      const size =
        mode === 'multiple' ? ({ mode, multiplePpm: sizeE6 } as const) : ({ mode, contractsE6: sizeE6 } as const);
      const sharePpm = readSteps(trader.share, scale, 'trader_user_id');
      const result = previewOf({ size, ...wish, sharePpm }, steps, await marketsNow(lead));
      const every = Math.max(1, Math.ceil(result.curve.length / previewPoints));
      const last = result.curve.length - 1;
      const curve = result.curve.filter((_point, place) => place === last || place % every === 0);
      return {
        from: since,
        trades: result.trades,
        cut: result.cut,
        skipped: result.skipped,
        profits: e6Text(result.profits),
        fees: e6Text(result.fees),
        funding: e6Text(result.funding),
        share: e6Text(result.share),
        net: e6Text(result.net),
        drawdown: e6Text(result.drawdown),
        curve: curve.map(([at, net]): [number, string] => [at, e6Text(net)]),
      };
    },
  };

  /** The fee of takers, the same in all contracts of a house, and what a lead's open positions are worth. */
  async function marketsNow(lead: number) {
    const contracts = [...(await contractsById(parts)).values()];
    const { value } = await client.port.query({ type: 'positions', customer: lead });
    const marks = value.map((view) => {
      const side = view.side === 'long' ? 1n : -1n;
      return { position: view.position, lots: view.lots, value: view.entryValue + side * view.unrealised };
    });
    return { takerPpm: Math.max(0, ...contracts.map(({ terms }) => terms.takerPpm)), marks, now: now() };
  }
}

type FollowPath =
  | 'follow/follow'
  | 'follow/cancel'
  | 'follow/selfHolding'
  | 'follow/my'
  | 'follow/history'
  | 'follow/events';

/** What who copies does, and reads of it. */
function followRoutes(parts: RouteParts): HandlersOf<FollowPath> {
  const { client, db } = parts;
  const own = new OwnFollows(client, db);

  return {
    'follow/follow': async (payload, { customer }) => {
      const { request_id: requestId, follow_user_id: follow, trader_user_id: lead, share } = payload;
      const wish = wishOf(payload);
      if (follow !== undefined) {
        const command = { type: 'EditFollow', customer, follow, ...wish } as const;
        await client.submit({ customer, requestId, command, fields: wireFields, detailOf });
        return own.one(customer, follow);
      }
      if (lead === undefined) throw new Refusal('parameter_error', 'trader_user_id');
      if (share === undefined) throw new Refusal('parameter_error', 'share');
      const sharePpm = readShare(share);
      const command = { type: 'Follow', customer, lead, sharePpm, ...wish } as const;
      const { id } = await client.submit({ customer, requestId, command, fields: wireFields, detailOf });
      return own.one(customer, id!);
    },

    'follow/cancel': async ({ follow_user_id: follow, keep_positions, request_id: requestId }, { customer }) => {
      const command = { type: 'CancelFollow', customer, follow, keepPositions: keep_positions } as const;
      await client.submit({ customer, requestId, command, fields: wireFields });
      return own.one(customer, follow);
    },

    'follow/selfHolding': async ({ transaction_id: position, request_id: requestId }, { customer }) => {
      const { value } = await client.port.query({ type: 'copies', customer });
      const follow = value.find((copy) => copy.position === position)?.follow ?? (await followOf(customer, position));
      const command = { type: 'SelfHold', customer, position } as const;
      await client.submit({ customer, requestId, command, fields: wireFields });
      return own.one(customer, follow);
    },

    'follow/my': async (_payload, { customer }) => ({
      follows: await own.open(customer),
      copies: await own.copies(customer, await contractsById(parts)),
    }),

    'follow/history': async (paging, { customer }) => {
      const { follows, total } = await own.ended(customer, paging);
      return pageOf(follows, total, paging);
    },

    'follow/events': async (filter, { customer }) => {
      const { events, total } = await own.events(customer, await contractsById(parts), filter);
      return pageOf(events, total, filter);
    },
  };

  /** The follow that a position was a copy of: a repeated request asks after it is one no more. */
  async function followOf(customer: number, position: number): Promise<number> {
    await client.freshModels(customer);
    const row = await db
      .selectFrom('view.copies')
      .select('follow')
      .where('position', '=', position)
      .where('follower', '=', customer)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal('copy_not_found', 'transaction_id');
    return row.follow;
  }
}

type LeadPath = 'follow/leading' | 'follow/become' | 'follow/profile' | 'follow/quit';

/** What who leads does. */
function leadRoutes(parts: RouteParts): HandlersOf<LeadPath> {
  const { client, db, now } = parts;

  return {
    'follow/leading': async (_payload, { customer }) => {
      await client.freshModels(customer);
      return (await leadOf(await readingOf(parts, customer), customer)) ?? null;
    },

    'follow/become': async ({ name, profile, share, request_id: requestId }, { customer }) => {
      const said = sound({ name, profile });
      const sharePpm = readShare(share);
      const command = { type: 'BecomeLead', customer, sharePpm } as const;
      await client.submit({ customer, requestId, command, fields: wireFields, detailOf });
      await say(customer, said);
      return traderOf(parts, customer, customer);
    },

    'follow/profile': async ({ name, profile, share, request_id: requestId }, { customer }) => {
      const said = sound({ name, profile });
      const trader = await traderOf(parts, customer, customer);
      if (trader.status === 'closed') throw new Refusal('not_a_lead');
      const sharePpm = readShare(share);
      if (e6Text(sharePpm) !== trader.share) {
        const command = { type: 'ChangeLeadShare', customer, sharePpm } as const;
        await client.submit({ customer, requestId, command, fields: wireFields, detailOf });
      }
      await say(customer, said);
      return traderOf(parts, customer, customer);
    },

    'follow/quit': async ({ request_id: requestId }, { customer }) => {
      const command = { type: 'CloseLead', customer } as const;
      await client.submit({ customer, requestId, command, fields: wireFields });
      return traderOf(parts, customer, customer);
    },
  };

  async function say(lead: number, said: { readonly name: string; readonly profile: string }): Promise<void> {
    const values = { ...said, updated_at: now() };
    await db
      .insertInto('copying.lead_profile')
      .values({ lead, ...values })
      .onConflict((conflict) => conflict.column('lead').doUpdateSet(values))
      .execute();
  }
}

/** What a lead says of themselves leads nobody elsewhere: no address of a site, a mailbox or a messenger. */
function sound({ name, profile }: { readonly name: string; readonly profile: string }) {
  const said = { name: name.trim(), profile: profile.trim() };
  if (Array.from(said.name).length < 2) throw new Refusal('parameter_error', 'name');
  for (const field of ['name', 'profile'] as const)
    if (leadsElsewhere.test(said[field])) throw new Refusal('characters_not_allowed', field);
  return said;
}

const leadsElsewhere = /:\/\/|www\.|@|[\p{L}\d-]\.(?:com|net|org|io|me|info|xyz|top|app|cc|cn|ru|vn|th)\b/iu;

async function readingOf({ client, db, now }: RouteParts, customer: number): Promise<LeadReading> {
  const { value } = await client.port.query({ type: 'followTerms' });
  return { db, followersMost: value.followersMost, customer, now: now() };
}

async function traderOf(parts: RouteParts, lead: number, customer: number): Promise<LeadTrader> {
  if (customer !== 0) await parts.client.freshModels(customer);
  const trader = await leadOf(await readingOf(parts, customer), lead);
  if (trader === undefined) throw new Refusal('lead_not_found', 'trader_user_id');
  return trader;
}

type WishFields = Pick<Payload<'follow/follow'>, 'type' | 'number' | 'follow_amount' | 'max_multiple' | 'stop_loss'>;

function wishOf({ type, number, follow_amount, max_multiple, stop_loss }: WishFields) {
  return {
    mode: type === 1 ? ('multiple' as const) : ('fixed' as const),
    sizeE6: above0(readSteps(number, scale, 'number'), 'number'),
    followAmount: above0(readAmount(follow_amount, scale, 'follow_amount'), 'follow_amount'),
    stopLoss: stop_loss === undefined ? 0n : readAmount(stop_loss, scale, 'stop_loss'),
    leverageMost: max_multiple,
  };
}

function above0<N extends number | bigint>(value: N, field: string): N {
  if (value <= 0) throw new Refusal('parameter_error', field);
  return value;
}

/** A share in ppm: a part of the whole. */
function readShare(share: string): number {
  const ppm = readSteps(share, scale, 'share');
  if (ppm > 1_000_000) throw new Refusal('parameter_error', 'share');
  return ppm;
}

/** The numbers of a refusal in the units of the wire: amounts, shares and sizes are in 1e-6 all of them, counts are counts. */
function detailOf({ code, detail }: Rejection): Rejection['detail'] {
  if (detail === undefined || code === 'too_many_follows') return detail;
  const entries = Object.entries(detail).map(([name, value]) => [name, formatDecimal(BigInt(value), scale)] as const);
  return Object.fromEntries(entries);
}
