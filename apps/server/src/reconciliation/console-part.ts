import { formatDecimal } from '@auric/api';
import type { ReconciledAsset } from '@auric/api/console/reconciliation';
import type { AssetView } from '@auric/exchange';
import type { Kysely } from 'kysely';
import { ConsoleRefusal } from '../console/edge/console-refusal.ts';
import type { ConsolePart } from '../console/part.ts';
import type { Database } from '../db/database.ts';
import type { Catalog } from '../edge/catalog.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import { statingBank } from './bank-route.ts';
import { bankStatementOf } from './bank-statements.ts';
import { liftStop } from './lift.ts';

export interface ReconciliationPartLent {
  readonly db: Kysely<Database>;
  readonly port: Pick<ExchangePort, 'execute'>;
  readonly catalog: Pick<Catalog, 'asset' | 'assets'>;
  readonly now: () => number;
}

/** Two hours of comparisons. */
const seriesMost = 120;

/**
 * What operators see of the comparisons of books and chains, their word of what the banks have, and their word that a difference
 * has its reason.
 */
export function reconciliationConsolePart(lent: ReconciliationPartLent): ConsolePart {
  const { db, port, catalog } = lent;

  /** The asset of a case; refuses (`case_unknown`) where it was never compared. */
  async function comparedOf(ref: string): Promise<ReconciledAsset> {
    const asset = await catalog.asset(Number(ref), 'ref');
    const compared = await reconciledAsset(db, asset);
    if (compared.at === null) throw new ConsoleRefusal('case_unknown', 'ref');
    return compared;
  }

  return {
    name: 'reconciliation',

    routes: {
      'reconciliation/bank': statingBank(lent),
      reconciliation: {
        read: async () => {
          const all = await Promise.all((await catalog.assets()).map((asset) => reconciledAsset(db, asset)));
          return { assets: all.filter(({ at, bank }) => at !== null || bank !== null) };
        },
      },
    },

    queues: [
      {
        name: 'reconciliation',
        decisions: ['explain'],
        // Withdrawals go on by the word of two.
        fourEyes: true,
        describe: async (ref) => {
          const { currency_name: coin, at, found, low, high, difference, explained } = await comparedOf(ref);
          return { coin, at, found, low, high, difference, explained };
        },
        decide: async ({ ref, act }) => liftStop({ db, port }, Number(ref), act),
      },
    ],
  };
}

async function reconciledAsset(db: Kysely<Database>, { asset, code, scale }: AssetView): Promise<ReconciledAsset> {
  const [series, known, bank] = await Promise.all([
    db
      .selectFrom('reconciliation.comparison')
      .selectAll()
      .where('asset', '=', asset)
      .orderBy('at', 'desc')
      .limit(seriesMost)
      .execute(),
    db.selectFrom('reconciliation.asset').selectAll().where('asset', '=', asset).executeTakeFirst(),
    bankStatementOf(db, asset),
  ]);
  const text = (amount: string | undefined): string => formatDecimal(BigInt(amount ?? 0), scale);
  const [last] = series;
  return {
    currency: asset,
    currency_name: code,
    at: last?.at ?? null,
    found: text(last?.found),
    low: text(last?.low),
    high: text(last?.high),
    difference: text(last?.difference),
    explained: text(known?.explained),
    bank:
      bank === null
        ? null
        : {
            amount: formatDecimal(bank.stated, scale),
            stated_at: bank.statedAt,
            books: formatDecimal(bank.books, scale),
          },
    stopped_at: known?.stopped_at ?? null,
    series: series.toReversed().map(({ at, difference }) => ({ at, difference: text(difference) })),
  };
}
