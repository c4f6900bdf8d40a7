import { createHash } from 'node:crypto';
import type { AssetView } from '@auric/exchange';
import type { Kysely } from 'kysely';
import { networksOf } from '../chains/networks.ts';
import { NodeUnavailable } from '../chains/node/node-unavailable.ts';
import type { Chains, OpenChain } from '../chains/open-chains.ts';
import type { Cases } from '../console/cases/cases.ts';
import type { Database } from '../db/database.ts';
import type { Catalog } from '../edge/catalog.ts';
import { type ExchangePort, Unavailable } from '../engine/port/port.ts';
import { booksOf } from './books.ts';
import { type Compared, compare } from './comparison.ts';
import { EmptyAddresses } from './empty-addresses.ts';
import { caughtUp, holdingsOf } from './holdings.ts';

const everyMs = 60_000;
/** So long comparisons are kept, for their series. */
const keptMs = 7 * 86_400_000;

export interface ReconcilerParts {
  readonly db: Kysely<Database>;
  readonly port: Pick<ExchangePort, 'execute'>;
  readonly catalog: Pick<Catalog, 'assets' | 'usdtWorthE6'>;
  readonly chains: Chains;
  readonly cases: Pick<Cases, 'open'>;
  /** Waits until the read models have what has happened until now. */
  readonly fresh: () => Promise<void>;
  /** What a difference may be worth (1e-6 USDT) before it stops an asset. */
  readonly boundE6: bigint;
  readonly failed: (error: unknown) => void;
  readonly now: () => number;
}

/** A comparison of an asset as it was last made. */
export interface LastComparison extends Compared {
  readonly at: number;
}

/**
 * Compares every minute what the books say came and left with what chains and, by the word of two operators, banks have. What differs beyond the bound in
 * two comparisons running stops the withdrawals of that asset and opens a case; only operators let it go on. While a node is away
 * its assets are not compared: nothing is guessed.
 */
export class Reconciler {
  readonly #parts: ReconcilerParts;
  readonly #last = new Map<string, LastComparison>();
  readonly #stopped = new Set<string>();
  readonly #empty: EmptyAddresses;
  readonly #closing = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;

  constructor(parts: ReconcilerParts) {
    this.#parts = parts;
    this.#empty = new EmptyAddresses(parts.now);
  }

  start(): void {
    this.#timer = setInterval(() => void this.compareAll(), everyMs);
  }

  /** Comes back when no comparison is under way any more. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.abort();
    await this.#running;
  }

  /** The last comparisons since the start, by the codes of their assets. */
  get last(): ReadonlyMap<string, LastComparison> {
    return this.#last;
  }

  /** The codes of the assets that are stopped, as the last comparison found them. */
  get stopped(): ReadonlySet<string> {
    return this.#stopped;
  }

  /** Compares all assets that chains bring; one comparison at a time, which fails nobody. */
  compareAll(): Promise<void> {
    this.#running ??= this.#compareAll()
      .catch(this.#parts.failed)
      .finally(() => (this.#running = null));
    return this.#running;
  }

  async #compareAll(): Promise<void> {
    const { db, catalog, chains, failed, now } = this.#parts;
    for (const asset of await catalog.assets()) {
      // A coin that only pays the fees of a chain comes and goes by no network: the books know nothing of it.
      const over = new Set(networksOf(asset.code).map(({ chain }) => chain));
      const own = [...chains.values()].filter(({ port }) => over.has(port.chain));
      if (own.length === 0 || this.#closing.signal.aborted) continue;
      try {
        await this.#compare(asset, own);
      } catch (error) {
        // A node that is away, or an exchange that is busy: the next minute compares.
        if (!(error instanceof NodeUnavailable || error instanceof Unavailable)) failed(error);
      }
    }
    await db
      .deleteFrom('reconciliation.comparison')
      .where('at', '<', now() - keptMs)
      .execute();
  }

  /** The chains first and the books after them, so that whatever the chains have had the time to be in the books. */
  async #compare(asset: AssetView, chains: readonly OpenChain[]): Promise<void> {
    const { db, fresh, now } = this.#parts;
    const holdings = await holdingsOf({ db, empty: this.#empty }, { ...asset, chains });
    if (!(await caughtUp(holdings, this.#closing.signal))) return;
    await fresh();
    const { found, given } = holdings;
    const names = new Set(chains.map(({ port }) => port.chain));
    const networks = networksOf(asset.code).filter(({ chain }) => names.has(chain));
    const books = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((snapshot) =>
        booksOf(snapshot, { asset: asset.asset, networks: networks.map(({ subName }) => subName) }),
      );
    const last = { ...compare({ found, given, ...books }), at: now() };
    await this.#keep(asset, last);
    this.#last.set(asset.code, last);
    await this.#judge(asset, last);
  }

  async #keep({ asset }: AssetView, { found, low, high, difference, at }: LastComparison): Promise<void> {
    await this.#parts.db
      .insertInto('reconciliation.comparison')
      .values({ asset, at, found, low, high, difference })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async #judge(asset: AssetView, last: LastComparison): Promise<void> {
    const { db, catalog, boundE6 } = this.#parts;
    const size = last.difference < 0n ? -last.difference : last.difference;
    const isBeyond = catalog.usdtWorthE6(asset, size) > boundE6;
    const known = await db
      .selectFrom('reconciliation.asset')
      .selectAll()
      .where('asset', '=', asset.asset)
      .executeTakeFirst();
    const isStopped = known !== undefined && known.stopped_at !== null;
    if (isStopped) this.#stopped.add(asset.code);
    else this.#stopped.delete(asset.code);
    if (isStopped) return;
    const wasSuspected = known !== undefined && known.suspected_at !== null;
    if (isBeyond && wasSuspected) return this.#stop(asset, last);
    await this.#note(db, asset.asset, { suspected_at: isBeyond ? last.at : null });
  }

  /** The exchange first: a crash in between leaves the asset stopped, and the next comparison says so here. */
  async #stop(asset: AssetView, last: LastComparison): Promise<void> {
    const { db, port, cases, failed } = this.#parts;
    const said = `${asset.code} ${last.at} ${last.found} ${last.low} ${last.high}`;
    const evidence = createHash('sha256').update(said).digest('hex').slice(0, 32);
    const reply = await port.execute({
      command: { type: 'SetReconciliation', asset: asset.asset, difference: last.difference, evidence },
    });
    if (!reply.ok) throw new Error(`Withdrawals of ${asset.code} could not be stopped: ${reply.rejection.code}.`);
    const flags = [last.difference < 0n ? 'missing' : 'too_much'];
    await db.transaction().execute(async (trx) => {
      await this.#note(trx, asset.asset, { stopped_at: last.at });
      await cases.open(trx, { queue: 'reconciliation', ref: String(asset.asset), customer: null, flags });
    });
    this.#stopped.add(asset.code);
    failed(
      new Error(
        `Withdrawals of ${asset.code} are stopped: chains and banks are off by ${last.difference} of its units.`,
      ),
    );
  }

  async #note(
    trx: Kysely<Database>,
    asset: number,
    changed: { suspected_at?: number | null; stopped_at?: number | null },
  ): Promise<void> {
    await trx
      .insertInto('reconciliation.asset')
      .values({ asset, suspected_at: null, stopped_at: null, ...changed })
      .onConflict((conflict) => conflict.column('asset').doUpdateSet(changed))
      .execute();
  }
}
