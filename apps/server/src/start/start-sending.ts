import type { Kysely } from 'kysely';
import type { Chains } from '../chains/open-chains.ts';
import type { World } from '../composition/world.ts';
import { Cases } from '../console/cases/cases.ts';
import type { Database } from '../db/database.ts';
import { Catalog } from '../edge/catalog.ts';
import type { Metrics } from '../edge/metrics.ts';
import type { Engine } from '../engine/engine.ts';
import { startWithdrawals } from '../withdrawals/start-withdrawals.ts';
import type { UnderWay } from '../withdrawals/under-way.ts';
import { patience, type Start } from './start.ts';

/** What leaves is moved on where the exchange leads, as chains are read there. */
export async function startSending(
  { config, clock, logger, shutdown }: Start,
  db: Kysely<Database>,
  engine: Engine,
  { world, chains, metrics, underWay }: { world: World; chains: Chains; metrics: Metrics; underWay: UnderWay },
): Promise<void> {
  const now = (): number => clock.now();
  const catalog = await Catalog.open(engine.port, now);
  const withdrawals = await startWithdrawals({
    db,
    exchange: engine.port,
    models: engine,
    catalog,
    chains,
    cases: new Cases(now),
    screening: world.addressScreening,
    underWay,
    hotWalletLowUsdt: config.withdrawals.hotWalletLowUsdt,
    now,
    failed: (error) => logger.error({ err: error }, 'Moving a withdrawal on failed.'),
  });
  withdrawals.observe(metrics.registry);
  shutdown.add('withdrawals', patience.poolMs, async () => {
    await withdrawals.close();
    catalog.close();
  });
}
