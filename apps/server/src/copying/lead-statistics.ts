import { usdtAsset } from '@auric/exchange';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import { drawdownPpm, medianReturnPpm, roiPpm } from './statistics.ts';

const hourMs = 3_600_000;
/** How often it is looked whether an hour has begun. */
const lookMs = 30_000;

export interface LeadStatisticsParts {
  readonly db: Kysely<Database>;
  readonly port: ExchangePort;
  readonly failed: (error: unknown) => void;
  readonly now: () => number;
}

interface Lead {
  readonly lead: number;
  readonly first_at: number;
  readonly start_equity: string;
}

/**
 * Counts once an hour what leads and those who copy them have come to, open positions at their mark. Closed leads are counted on:
 * what they did doesn't go away. Only positions count that were opened since they lead.
 */
export class LeadStatistics {
  readonly #parts: LeadStatisticsParts;
  #counted = 0;
  #timer: NodeJS.Timeout | undefined;
  #counting: Promise<void> | null = null;

  constructor(parts: LeadStatisticsParts) {
    this.#parts = parts;
  }

  start(): void {
    void this.look();
    this.#timer = setInterval(() => void this.look(), lookMs);
  }

  /** Comes back when nothing is counted any more. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#counting;
  }

  /**
   * Counts where an hour has begun since the last time, else only who leads since then; what fails is said, and tried again at the
   * next look.
   */
  look(): Promise<void> {
    const hour = hourOf(this.#parts.now());
    if (this.#counting !== null) return this.#counting;
    this.#counting = (hour === this.#counted ? this.#countNew(hour) : this.count(hour))
      .then(() => void (this.#counted = hour))
      .catch(this.#parts.failed)
      .finally(() => (this.#counting = null));
    return this.#counting;
  }

  /** Counts all leads for an hour (ms); once more gives the same row anew. */
  async count(hour: number): Promise<void> {
    for (const lead of await this.#leads().execute()) await this.#countOne(lead, hour);
  }

  async #countNew(hour: number): Promise<void> {
    const counted = this.#parts.db.selectFrom('copying.lead_count').select('lead');
    const leads = await this.#leads().where('lead', 'not in', counted).execute();
    for (const lead of leads) await this.#countOne(lead, hour);
  }

  #leads() {
    return this.#parts.db.selectFrom('view.leads').select(['lead', 'first_at', 'start_equity']).$castTo<Lead>();
  }

  async #countOne(lead: Lead, hour: number): Promise<void> {
    const { db } = this.#parts;
    const [closed, open, deposited, copiers] = await Promise.all([
      this.#closed(lead),
      this.#open(lead),
      this.#deposited(lead),
      this.#copiers(lead),
    ]);
    const profit = closed.profit + open;
    const base = BigInt(lead.start_equity) + deposited;
    const at = { lead: lead.lead, hour };
    const sums = { profit: String(profit), base: String(base) };
    await db
      .insertInto('copying.lead_hour')
      .values({ ...at, ...sums })
      .onConflict((conflict) => conflict.columns(['lead', 'hour']).doUpdateSet(sums))
      .execute();
    const hours = await db
      .selectFrom('copying.lead_hour')
      .select(['profit', 'base'])
      .where('lead', '=', lead.lead)
      .orderBy('hour')
      .execute();
    const points = hours.map((row) => ({ profit: BigInt(row.profit), base: BigInt(row.base) }));
    const counted = {
      counted_at: this.#parts.now(),
      profit: String(profit),
      roi_ppm: roiPpm({ profit, base }),
      closed_orders: closed.all,
      profitable_orders: closed.profitable,
      drawdown_ppm: drawdownPpm(points),
      copier_return_ppm: medianReturnPpm(copiers),
      copiers_counted: copiers.length,
    };
    await db
      .insertInto('copying.lead_count')
      .values({ lead: lead.lead, ...counted })
      .onConflict((conflict) => conflict.column('lead').doUpdateSet(counted))
      .execute();
  }

  /** What closed positions came to, net of fees and funding. */
  async #closed({ lead, first_at }: Lead): Promise<{ all: number; profitable: number; profit: bigint }> {
    const net = sql<string>`realised - fees + funding`;
    const found = await this.#parts.db
      .selectFrom('view.positions')
      .select((eb) => [
        eb.fn.countAll<number>().as('all'),
        eb.fn.countAll<number>().filterWhere(net, '>', '0').as('profitable'),
        sql<string>`coalesce(sum(realised - fees + funding), 0)`.as('profit'),
      ])
      .where('customer', '=', lead)
      .where('opened_at', '>=', first_at)
      .where('closed_at', '>', 0)
      .executeTakeFirstOrThrow();
    return { all: Number(found.all), profitable: Number(found.profitable), profit: BigInt(found.profit) };
  }

  async #open({ lead, first_at }: Lead): Promise<bigint> {
    const { value } = await this.#parts.port.query({ type: 'positions', customer: lead });
    return value
      .filter(({ openedAt }) => openedAt >= first_at)
      .reduce((sum, view) => sum + view.realised - view.fees + view.funding + view.unrealised, 0n);
  }

  /** What came into the contract account since they lead. */
  async #deposited({ lead, first_at }: Lead): Promise<bigint> {
    const found = await this.#parts.db
      .selectFrom('view.bills')
      .select(sql<string>`coalesce(sum(amount), 0)`.as('amount'))
      .where('customer', '=', lead)
      .where('kind', '=', 'perpetual')
      .where('asset', '=', usdtAsset)
      .where('type', '=', 'transfer_in')
      .where('at', '>', first_at)
      .executeTakeFirstOrThrow();
    return BigInt(found.amount);
  }

  async #copiers({ lead }: Lead) {
    const rows = await this.#parts.db
      .selectFrom('view.follows')
      .select(['gained', 'shared', 'follow_amount'])
      .where('lead', '=', lead)
      .where('closes', '>', 0)
      .execute();
    return rows.map(({ gained, shared, follow_amount }) => ({
      gained: BigInt(gained),
      shared: BigInt(shared),
      followAmount: BigInt(follow_amount),
    }));
  }
}

/** The full hour that a time lies in, both in ms. */
export function hourOf(at: number): number {
  return Math.floor(at / hourMs) * hourMs;
}
