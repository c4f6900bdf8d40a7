import type { Copy, CopyEvent, WireFollow } from '@auric/api';
import type { Kysely } from 'kysely';
import { countedPage } from '../../db/counted-page.ts';
import type { Database } from '../../db/database.ts';
import type { ExchangeClient } from '../../edge/exchange-client.ts';
import { Refusal } from '../../edge/refusal.ts';
import type { PositionScales } from '../../market-data/average-price.ts';
import { formatShare } from '../../market-data/share.ts';
import { endedFollowShape, followShape } from './follow-shape.ts';

interface Paging {
  readonly page: number;
  readonly limit: number;
  readonly before?: number | undefined;
}

/** Whom a customer copies and copied: what goes on from memory, what is over from the read models. */
export class OwnFollows {
  readonly #client: ExchangeClient;
  readonly #db: Kysely<Database>;

  constructor(client: ExchangeClient, db: Kysely<Database>) {
    this.#client = client;
    this.#db = db;
  }

  /** What leads call themselves. */
  async namesOf(leads: readonly number[]): Promise<(lead: number) => string> {
    const ids = [...new Set(leads)];
    const rows =
      ids.length === 0
        ? []
        : await this.#db.selectFrom('copying.lead_profile').select(['lead', 'name']).where('lead', 'in', ids).execute();
    const names = new Map(rows.map(({ lead, name }) => [lead, name]));
    return (lead) => names.get(lead) ?? `#${lead}`;
  }

  async open(customer: number): Promise<WireFollow[]> {
    const { value } = await this.#client.port.query({ type: 'follows', customer });
    const nameOf = await this.namesOf(value.map(({ lead }) => lead));
    return value.map((view) => followShape(view, nameOf(view.lead)));
  }

  /** The open copies; what they are worth stands with the positions. */
  async copies(customer: number, contracts: ReadonlyMap<number, PositionScales>): Promise<Copy[]> {
    const { value } = await this.#client.port.query({ type: 'copies', customer });
    return value.map((view) => ({
      transaction_id: view.position,
      follow_user_id: view.follow,
      trader_user_id: view.lead,
      lead_transaction_id: view.leadPosition,
      match_id: view.market,
      symbol: contracts.get(view.market)!.market.symbol,
      share: formatShare(view.lots),
      to_close: formatShare(view.toClose),
    }));
  }

  /** A follow, open or over; another one's is as if it didn't exist. */
  async one(customer: number, follow: number): Promise<WireFollow> {
    const open = (await this.open(customer)).find(({ follow_user_id: id }) => id === follow);
    if (open !== undefined) return open;
    await this.#client.freshModels(customer);
    const row = await this.#db
      .selectFrom('view.follows')
      .selectAll()
      .where('id', '=', follow)
      .where('follower', '=', customer)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal('follow_not_found', 'follow_user_id');
    return endedFollowShape(row, (await this.namesOf([row.lead]))(row.lead));
  }

  async ended(customer: number, paging: Paging): Promise<{ follows: WireFollow[]; total: number }> {
    await this.#client.freshModels(customer);
    let found = this.#db.selectFrom('view.follows').where('follower', '=', customer).where('ended_at', '>', 0);
    if (paging.before !== undefined) found = found.where('id', '<', paging.before);
    const { rows, total } = await countedPage(found, (wanted) => wanted.selectAll().orderBy('id', 'desc'), paging);
    const nameOf = await this.namesOf(rows.map(({ lead }) => lead));
    return { follows: rows.map((row) => endedFollowShape(row, nameOf(row.lead))), total };
  }

  async events(
    customer: number,
    contracts: ReadonlyMap<number, PositionScales>,
    { follow_user_id: follow, ...paging }: Paging & { readonly follow_user_id?: number | undefined },
  ): Promise<{ events: CopyEvent[]; total: number }> {
    await this.#client.freshModels(customer);
    let found = this.#db.selectFrom('view.copy_events').where('follower', '=', customer);
    if (follow !== undefined) found = found.where('follow', '=', follow);
    if (paging.before !== undefined) found = found.where('id', '<', paging.before);
    const { rows, total } = await countedPage(found, (wanted) => wanted.selectAll().orderBy('id', 'desc'), paging);
    const nameOf = await this.namesOf(rows.map(({ lead }) => lead));
    const events = rows.map((row) => ({
      id: row.id,
      follow_user_id: row.follow,
      trader_user_id: row.lead,
      name: nameOf(row.lead),
      match_id: row.market,
      symbol: contracts.get(row.market)!.market.symbol,
      what: row.what,
      transaction_id: row.position,
      wanted: formatShare(row.wanted),
      lots: formatShare(row.lots),
      reason: row.reason,
      time: row.at,
    }));
    return { events, total };
  }
}
