import { formatDecimal } from '@auric/api';
import type { ContractView, PositionView } from '@auric/exchange';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Tale } from '../../../messages/telling.ts';
import type { NewsParts } from '../../product-row.ts';
import { sideWords } from './told-words.ts';

const lookEveryMs = 5_000;
const hourMs = 3_600_000;
const million = 1_000_000n;

/**
 * Calls for margin where the mark has come near a position's liquidation: as near as a quarter of its maintenance margin. A
 * position is called once until it has got away from there, and once an hour at most, also after a restart.
 */
export class MarginCalls {
  readonly #parts: NewsParts;
  #near: ReadonlySet<number> = new Set();
  #lookedAt = -Infinity;

  constructor(parts: NewsParts) {
    this.#parts = parts;
  }

  /** Who is to be called now. It looks every five seconds: what is over sooner passes unsaid. */
  async tales(trx: Kysely<Database>): Promise<Tale<'margin_call'>[]> {
    const { client, now } = this.#parts;
    if (now() - this.#lookedAt < lookEveryMs) return [];
    this.#lookedAt = now();
    const { value: contracts } = await client.port.query({ type: 'contracts' });
    const customers = await customersInLoss(trx, contracts);
    const asked = customers.map((customer) => client.port.query({ type: 'positions', customer, market: 0 }));
    const open = (await Promise.all(asked)).flatMap(({ value }) => value);
    const contractOf = ({ market }: PositionView) => contracts.find((contract) => contract.market === market)!;
    const near = open.filter((one) => isNear(one, contractOf(one)));
    const fresh = near.filter(({ position }) => !this.#near.has(position));
    this.#near = new Set(near.map(({ position }) => position));
    return Promise.all(fresh.map((position) => this.#taleOf(position, contractOf(position))));
  }

  async #taleOf(view: PositionView, { tickE8 }: ContractView): Promise<Tale<'margin_call'>> {
    const { catalog, now } = this.#parts;
    const { customer, position, side, markE8, liquidationPrice } = view;
    const market = await catalog.marketById(view.market);
    const { code: currency } = await catalog.asset(market.quote, 'currency');
    const values = {
      market: market.symbol,
      side: sideWords[side],
      mark: { amount: formatDecimal(Math.round(markE8 / tickE8), market.priceDecimals), currency },
      liquidation: { amount: formatDecimal(liquidationPrice, market.priceDecimals), currency },
    };
    return { customer, kind: 'margin_call', key: `position/${position}/call/${Math.floor(now() / hourMs)}`, values };
  }
}

/**
 * The registered customers with an open position that has lost a fifth of the initial margin of its entry. Whatever is near
 * its liquidation is among them: a tier asks at most five eighths of the initial margin at its highest leverage.
 */
async function customersInLoss(trx: Kysely<Database>, contracts: readonly ContractView[]): Promise<number[]> {
  const marks = contracts.filter(({ health }) => health === 'sound');
  if (marks.length === 0) return [];
  const list = sql.join(
    marks.map(
      (one) => sql`(${one.market}::int8, ${one.markE8}::numeric, ${one.unit}::numeric, ${one.tickE8}::numeric)`,
    ),
  );
  const { rows } = await sql<{ customer: number }>`
    with worth as (
      select p.customer, p.leverage, p.margin,
        case p.side when 'long' then 1 else -1 end as side,
        p.lots * c.unit * c.mark / c.tick as value,
        p.opened_value - p.closed_value + case p.side when 'long' then 1 else -1 end * p.realised as entry
      from view.positions p
      join (values ${list}) as c (market, mark, unit, tick) on c.market = p.market
      where p.closed_at = 0 and not p.is_net and p.customer in (select id from people.customer)
    )
    select distinct customer from worth
    where margin + side * (value - entry) <= 0.8 * entry / leverage`.execute(trx);
  return rows.map(({ customer }) => customer);
}

/** Whether the mark is no farther from the liquidation price than a quarter of the maintenance rate of the position's tier. */
function isNear(position: PositionView, { tiers, unit, tickE8 }: ContractView): boolean {
  const { side, lots, markE8, liquidationPrice, isNet } = position;
  if (isNet || liquidationPrice === 0) return false;
  const mark = BigInt(markE8);
  const notional = (BigInt(lots) * BigInt(unit) * mark) / BigInt(tickE8);
  const away = mark - BigInt(liquidationPrice) * BigInt(tickE8);
  return 4n * million * (side === 'long' ? away : -away) <= mark * BigInt(maintenancePpm(tiers, notional));
}

/** The maintenance rate of the tier of a notional; the last tier has no bound, 0. */
function maintenancePpm(tiers: readonly number[], notional: bigint): number {
  for (let at = 0; at + 2 < tiers.length; at += 3) {
    if (tiers[at] === 0 || notional <= BigInt(tiers[at]!)) return tiers[at + 1]!;
  }
  return 0;
}
