import { pino } from 'pino';
import { compositionOf } from './composition/world.ts';
import { refuseBusyFolder } from './db/embedded/folder-lock.ts';
import { Metrics } from './edge/metrics.ts';
import type { ExchangePort } from './engine/port/port.ts';
import { observeFiat } from './fiat/fiat-metrics.ts';
import { probeAddress } from './listening.ts';
import { Shutdown } from './shutdown.ts';
import { isStandby } from './standby-role.ts';
import { listen, startMetrics } from './start/listen.ts';
import { startEdge } from './start/start-edge.ts';
import { startExchange } from './start/start-exchange.ts';
import { startSending } from './start/start-sending.ts';
import { startStorage, takeDatabase } from './start/start-storage.ts';
import { startChains, startFiat, startLeadStatistics, startMarket, startSessions } from './start/start-world.ts';
import type { ServerOptions, Start } from './start/start.ts';
import { UnderWay } from './withdrawals/under-way.ts';

export interface RunningServer {
  url: string;
  /** Where Prometheus reads, null where it is off. */
  metricsUrl: string | null;
  /** The exchange itself, for tests and tools in the same process. */
  exchange: ExchangePort;
  /** Drains and stops everything, the database last; nothing is left running. Called again, it is the same ending. */
  close(): Promise<void>;
}

/** The composition root: builds every part, in the order in which each needs the ones before, and ends them in reverse. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, report = () => undefined, signal } = options;
  const composition = await compositionOf(config.site.mode);
  composition.check(config);
  if (config.storage.databaseUrl === '') refuseBusyFolder(config.storage.dataFolder);
  if (config.network.port !== 0) await probeAddress(config.network.host, config.network.port);
  const logger = pino({ level: config.operation.logLevel }, pino.destination(2));
  const shutdown = new Shutdown(report);
  try {
    return await startParts({ ...options, report, logger, shutdown, composition });
  } catch (error) {
    await shutdown.close();
    signal?.throwIfAborted();
    throw error;
  }
}

async function startParts(start: Start): Promise<RunningServer> {
  const { config, clock, logger, report, shutdown, signal } = start;
  const standby = isStandby(config);
  const storage = await startStorage(start, standby);
  const { url, db } = storage;
  signal?.throwIfAborted();
  const engine = await startExchange(start, url, standby);
  signal?.throwIfAborted();
  if (standby) await takeDatabase(start);
  const world = start.composition.open({ config, db, port: engine.port, logger, report, now: () => clock.now() });
  await world.seed();
  const chains = await startChains(start, db, engine.port, world);
  await startSessions(start, db, engine);
  const market = await startMarket(start, world, chains.all);
  signal?.throwIfAborted();
  const metrics = new Metrics();
  chains.observe(metrics.registry);
  startLeadStatistics(start, db, engine.port);
  const fiat = await startFiat(start, db, world);
  observeFiat(metrics.registry, fiat);
  const underWay = new UnderWay();
  await startSending(start, db, engine, { world, chains: chains.all, metrics, underWay });
  const http = await startEdge(start, storage, { engine, world, market, metrics, chains, fiat, underWay });
  signal?.throwIfAborted();
  const metricsUrl = await startMetrics(start, metrics);
  const address = await listen(http, config.network);
  return { url: address, metricsUrl, exchange: engine.port, close: () => shutdown.close() };
}
