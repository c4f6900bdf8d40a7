import type { Kysely } from 'kysely';
import { type Chains, OpenChains } from '../chains/open-chains.ts';
import type { Market, World } from '../composition/world.ts';
import type { Engine } from '../engine/engine.ts';
import { SessionAnnouncer } from '../market-hours/session-announcer.ts';
import type { Database } from '../db/database.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import { LeadStatistics } from '../copying/lead-statistics.ts';
import { FiatRates } from '../fiat/fiat-rates.ts';
import { patience, type Start } from './start.ts';

/** Lets prices come and the people of the world trade; null where tests bring their own. */
export async function startMarket(
  { shutdown, simulateMarket }: Start,
  world: World,
  chains: Chains,
): Promise<Market | null> {
  if (simulateMarket === false) return null;
  const market = await world.startMarket(chains);
  shutdown.add('market', patience.marketMs, () => market.close());
  return market;
}

/** Tells the exchange when stocks trade; tests that bring their own prices bring their own sessions. */
export async function startSessions(
  { clock, logger, shutdown, simulateMarket }: Start,
  db: Kysely<Database>,
  engine: Engine,
): Promise<void> {
  if (simulateMarket === false) return;
  const announcer = new SessionAnnouncer({
    port: engine.port,
    db,
    waitForProjected: (seq) => engine.waitForProjected(seq),
    now: () => clock.now(),
    failed: (error) => logger.error({ err: error }, 'Sessions of stock could not be announced.'),
  });
  shutdown.add('sessions of stock', patience.poolMs, () => announcer.close());
  await announcer.start();
}

/** Chains are read where the exchange leads and nowhere else: a process that stands by has not come this far. */
export async function startChains(
  { config, clock, logger, shutdown }: Start,
  db: Kysely<Database>,
  port: ExchangePort,
  { simulateChain: simulate }: World,
): Promise<OpenChains> {
  const failed = (error: unknown): void => logger.error({ err: error }, 'Reading a chain failed.');
  const chains = await OpenChains.open({ config, db, port, simulate, now: () => clock.now(), failed });
  chains.start();
  shutdown.add('chains', patience.poolMs, () => chains.close());
  return chains;
}

/** Counts every hour what leads and those who copy them have come to. */
export function startLeadStatistics(
  { clock, logger, shutdown }: Start,
  db: Kysely<Database>,
  port: ExchangePort,
): LeadStatistics {
  const failed = (error: unknown): void => logger.error({ err: error }, 'Leads could not be counted.');
  const statistics = new LeadStatistics({ db, port, failed, now: () => clock.now() });
  statistics.start();
  shutdown.add('statistics of leads', patience.poolMs, () => statistics.close());
  return statistics;
}

/** Reads what a dollar is in other currencies. */
export async function startFiat({ config, clock, logger, shutdown }: Start, db: Kysely<Database>, world: World) {
  const failed = (error: unknown): void => logger.error({ err: error }, 'Rates of currencies could not be read.');
  const rates = await FiatRates.open({
    db,
    source: world.fiatRates,
    rules: config.fiat,
    failed,
    now: () => clock.now(),
  });
  rates.start();
  shutdown.add('rates of currencies', patience.poolMs, () => rates.close());
  return rates;
}
