import type { AddressInfo } from 'node:net';
import { NewerJournal } from '@auric/exchange';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { pino, type Logger } from 'pino';
import { type Composition, compositionOf, type Market, type World } from './composition/world.ts';
import type { Config } from './config.ts';
import { type Chains, OpenChains } from './chains/open-chains.ts';
import { Cases } from './console/cases/cases.ts';
import { ConsoleEvents } from './console/live/console-events.ts';
import { openPool } from './db/connection.ts';
import { openContent } from './content/content.ts';
import { type Database, databaseOn } from './db/database.ts';
import { startDatabaseServer } from './db/database-server.ts';
import { refuseBusyFolder } from './db/embedded/folder-lock.ts';
import { DatabaseProbe } from './db/database-probe.ts';
import { migrateServer } from './db/migrate.ts';
import { Catalog } from './edge/catalog.ts';
import { Catalogues } from './edge/catalogues.ts';
import { buildHttp, type HttpParts } from './edge/http.ts';
import { Limits } from './edge/limits.ts';
import { Metrics } from './edge/metrics.ts';
import { listenForMetrics } from './edge/metrics-listener.ts';
import { type Engine, startEngine } from './engine/engine.ts';
import type { Clock } from './engine/leadership/clock.ts';
import type { FailStop } from './engine/leadership/fail-stop.ts';
import { JournalCorrupt, LeaderAlive } from './engine/journal/journal-errors.ts';
import type { ExchangePort } from './engine/port/port.ts';
import { ViewsOutdated } from './engine/projector/projection-version.ts';
import { observeFiat } from './fiat/fiat-metrics.ts';
import { FiatRates } from './fiat/fiat-rates.ts';
import { openFiles } from './files/open-files.ts';
import { openIdentity } from './identity/open-identity.ts';
import { addressOf, probeAddress, refuseListening } from './listening.ts';
import { MarketData } from './market-data/market-data.ts';
import { tickerOf } from './market-data/ticker-of.ts';
import { marketDataHandlers } from './market-data/routes.ts';
import { observeParts } from './part-metrics.ts';
import type { BounceHookParts } from './messages/bounce-hook.ts';
import { LiveInbox } from './messages/live-inbox.ts';
import { messageRoutes } from './messages/routes.ts';
import { SiteMessages } from './messages/site-messages.ts';
import { Answers } from './support/answers.ts';
import { unreadAnswers } from './support/chat-rows.ts';
import { supportRoutes } from './support/routes.ts';
import { Support } from './support/support.ts';
import { CodePost } from './messages/code-post.ts';
import { MessageSweep } from './messages/message-sweep.ts';
import { Messages } from './messages/messages.ts';
import { buildPeople } from './people/people.ts';
import { UnderWay } from './withdrawals/under-way.ts';
import { startWithdrawals } from './withdrawals/start-withdrawals.ts';
import { attachRealtime, type Realtime } from './realtime/attach-realtime.ts';
import type { RealtimeLimits } from './realtime/limits.ts';
import type { ServerSecret } from './server-secret.ts';
import { Shutdown } from './shutdown.ts';
import { release } from './release.ts';
import { Sealing } from './sealing/sealing.ts';
import { isStandby, standBeside } from './standby-role.ts';
import { StartRefused } from './start-refused.ts';

/** Prices older than this aren't live: rules, section 4. */
const indexMaxAgeMs = 10_000;
const msPerDay = 86_400_000;
const bytesPerMb = 1024 * 1024;

export interface ServerOptions {
  config: Config;
  /** Told what is being done, in lines for a person. */
  report?: (line: string) => void;
  clock: Clock;
  /** Told once when only a restart can help; the process must end. */
  fail: (reason: string, cause?: unknown) => void;
  /** Ends a start that is under way. */
  signal?: AbortSignal;
  /** False leaves the markets without prices, providers and customers; tests bring their own. */
  simulateMarket?: boolean;
  /** What the channels do otherwise than by default: measurements send a book more often than customers get it. */
  realtimeLimits?: Partial<RealtimeLimits>;
}

export interface RunningServer {
  url: string;
  /** Where Prometheus reads, null where it is off. */
  metricsUrl: string | null;
  /** The exchange itself, for tests and tools in the same process. */
  exchange: ExchangePort;
  /** Drains and stops everything, the database last; nothing is left running. Called again, it is the same ending. */
  close(): Promise<void>;
}

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
const consoleRoot = fileURLToPath(new URL('../../console/dist', import.meta.url));

/** How long each part may take to end; together they stay below the ten seconds of a drain. */
const patience = { edgeMs: 2_500, marketMs: 1_000, engineMs: 2_000, poolMs: 500, databaseMs: 3_500 };

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

interface Start extends ServerOptions {
  report: (line: string) => void;
  logger: Logger;
  shutdown: Shutdown;
  composition: Composition;
}

async function startParts(start: Start): Promise<RunningServer> {
  const { config, shutdown, signal } = start;
  const standby = isStandby(config);
  const storage = await startStorage(start, standby);
  const { url, db } = storage;
  signal?.throwIfAborted();
  const engine = await startExchange(start, url, standby);
  signal?.throwIfAborted();
  if (standby) await takeDatabase(start);
  const { clock, logger, report } = start;
  const world = start.composition.open({ config, db, port: engine.port, logger, report, now: () => clock.now() });
  await world.seed();
  const chains = await startChains(start, db, engine.port, world);
  const market = await startMarket(start, world, chains.all);
  signal?.throwIfAborted();
  const metrics = new Metrics();
  chains.observe(metrics.registry);
  const fiat = await startFiat(start, db, world);
  observeFiat(metrics.registry, fiat);
  const underWay = new UnderWay();
  await startSending(start, db, engine, { world, chains: chains.all, metrics, underWay });
  const http = await startEdge(start, storage, engine, { world, market, metrics, chains, fiat, underWay });
  signal?.throwIfAborted();
  const metricsUrl = await startMetrics(start, metrics);
  const address = await listen(http, config.network);
  return { url: address, metricsUrl, exchange: engine.port, close: () => shutdown.close() };
}

interface Storage {
  url: string;
  db: Kysely<Database>;
  pool: ReturnType<typeof openPool>;
}

async function startStorage(start: Start, standby: boolean): Promise<Storage> {
  const { config, shutdown } = start;
  const url = standby ? await standBeside(config.storage) : await takeDatabase(start);
  const pool = openPool(url, config.storage.connections, 'auric');
  const db = databaseOn(pool);
  shutdown.add('connections', patience.poolMs, () => db.destroy());
  if (!standby) await migrateServer(url);
  return { url, db, pool };
}

/** Takes the database for this process: its own one, or the given one once nobody else has it. */
async function takeDatabase({ config, report, fail, shutdown }: Start): Promise<string> {
  const server = await startDatabaseServer(config.storage, report);
  shutdown.add('database', patience.databaseMs, () => server.stop());
  void server.ended.then((reason) => {
    if (!shutdown.begun) fail(`the database ended (${reason})`);
  });
  return server.url;
}

async function startExchange(start: Start, databaseUrl: string, standby: boolean): Promise<Engine> {
  const { config, report, shutdown } = start;
  report(standby ? 'Standing by until the leader is gone' : 'Reading the journal');
  const fail: FailStop = (reason, cause) => {
    // A part that did not end in time loses what is closed below it; the process is ending already.
    if (shutdown.begun) return report(`While stopping, the exchange ended early: ${reason}.`);
    start.fail(`the exchange can't go on, ${reason}${cause instanceof Error ? ` (${cause.message})` : ''}`, cause);
  };
  try {
    const { dataFolder, databaseUrl: given, journalArchiveDays, journalExportFolder, diskFreeMinMb } = config.storage;
    const engine = await startEngine({
      databaseUrl,
      dataFolder,
      clock: start.clock,
      log: report,
      fail,
      standby,
      ...(start.signal === undefined ? {} : { signal: start.signal }),
      release,
      commitPauseMs: config.journal.commitPauseMs,
      requestCapacity: config.journal.requestIdsPerDay,
      ...(start.simulateMarket === false ? {} : { indexMaxAgeMs }),
      ...(journalArchiveDays === 0 ? {} : { archiveAfterMs: journalArchiveDays * msPerDay }),
      ...(journalExportFolder === '' ? {} : { journalExportFolder: resolve(journalExportFolder) }),
      disk: {
        folders: given === '' ? [dataFolder, join(dataFolder, 'postgres')] : [dataFolder],
        minBytes: diskFreeMinMb * bytesPerMb,
      },
    });
    shutdown.add('exchange', patience.engineMs, () => engine.close());
    return engine;
  } catch (error) {
    if (
      error instanceof LeaderAlive ||
      error instanceof JournalCorrupt ||
      error instanceof NewerJournal ||
      error instanceof ViewsOutdated
    )
      throw new StartRefused(error.message, error);
    throw error;
  }
}

async function startMarket({ shutdown, simulateMarket }: Start, world: World, chains: Chains): Promise<Market | null> {
  if (simulateMarket === false) return null;
  const market = await world.startMarket(chains);
  shutdown.add('market', patience.marketMs, () => market.close());
  return market;
}

/** Chains are read where the exchange leads and nowhere else: a process that stands by has not come this far. */
async function startChains(
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

async function startFiat({ config, clock, logger, shutdown }: Start, db: Kysely<Database>, world: World) {
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

/** What is open before customers can reach it. */
interface Opened {
  world: World;
  market: Market | null;
  metrics: Metrics;
  chains: OpenChains;
  fiat: FiatRates;
  underWay: UnderWay;
}

/** What leaves is moved on where the exchange leads, as chains are read there. */
async function startSending(
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

/** Everything that customers reach, not listening yet. */
async function startEdge(
  start: Start,
  { url, db, pool }: Storage,
  engine: Engine,
  { world, market, metrics, chains, fiat, underWay }: Opened,
): Promise<FastifyInstance> {
  const { config, clock, logger, shutdown } = start;
  const { port } = engine;
  const now = (): number => clock.now();
  const marketData = await MarketData.start({ port, db, waitForProjected: (seq) => engine.waitForProjected(seq) });
  shutdown.add('market data', patience.poolMs, () => marketData.close());
  const secret = start.composition.secretOf(config);
  const sealing = new Sealing(start.composition.sealingKeysOf(config));
  const failed = (error: unknown): void => logger.error({ err: error }, 'A message to a customer failed.');
  const files = await openFiles({ db, config, secret, sealing, now });
  const { welcome, carriers } = world;
  const site = new SiteMessages(db, now);
  const inbox = new LiveInbox(
    { messages: (customer) => site.unread(customer), support: (customer) => unreadAnswers(db, customer) },
    failed,
  );
  const push = (customer: number): void => inbox.tell(customer);
  const messages = new Messages({ db, carriers, fallback: config.site.defaultLanguage, push, failed, now });
  messages.start();
  shutdown.add('messages', patience.poolMs, () => messages.close());
  const post = new CodePost(carriers, failed);
  const cases = new Cases(now);
  const people = buildPeople({
    db,
    port,
    config,
    secret,
    sealing,
    welcome,
    telling: messages,
    post,
    cases,
    sweepers: [
      files,
      new MessageSweep(db, config.messages, now),
      { sweep: () => identityServices.verdicts.sweep() },
      ...world.sweepers,
    ],
    failed,
    now,
  });
  shutdown.add('register of people', patience.poolMs, () => people.close());
  const { standing } = people;
  const checks = world.personChecks;
  const identityServices = openIdentity({
    db,
    sealing,
    files,
    cases,
    standing,
    telling: messages,
    checks,
    rules: config.identity,
    limits: async () => (await port.query({ type: 'identityLimits' })).value,
    now,
  });
  identityServices.verdicts.sweep().catch(failed);
  const events = new ConsoleEvents(url, failed);
  shutdown.add('events of the console', patience.poolMs, () => events.close());
  const handlers = marketDataHandlers({ marketData, db, now });
  const content = await openContent({ db, site: config.site, now });
  const probe = new DatabaseProbe(db, () => clock.monotonicMs());
  shutdown.add('probe of the database', patience.poolMs, () => probe.close());
  const needed = [engine, probe, marketData];
  const limits = new Limits(config.limits, now);
  const routes: HttpParts['routes'] = (lent) => world.routes(lent);
  const parts = {
    config,
    logger,
    db,
    port,
    engine,
    limits,
    needed,
    people,
    messages,
    post,
    files,
    fiat,
    identityServices,
    marketData: handlers,
    tickerOf: tickerOf(marketData),
    chains: chains.all,
    sealing,
    underWay,
    content,
    returnedMail: returnedMailOf(config, { db, telling: messages, secret, now }),
    told: messageRoutes({ db, site, inbox }),
    support: supportRoutes(new Support({ db, inbox, messages, cases, files, rules: config.support, now })),
    routes,
    console: { cases, events, answers: new Answers({ db, inbox, telling: messages, cases, files, now }) },
    webRoot,
    consoleRoot,
    metrics,
    now,
  };
  const http = await buildHttp(parts);
  const catalogues = await Catalogues.load();
  const { sessions } = people;
  const realtime = await attachRealtime({
    http: http.server,
    port,
    sessions,
    marketData,
    catalogues,
    inbox,
    config,
    logger,
    limits: start.realtimeLimits ?? {},
  });
  observeParts(metrics.registry, { engine, realtime, limits, pool });
  market?.observe(metrics.registry);
  shutdown.add('edge', patience.edgeMs, () => closeEdge(http, realtime));
  return http;
}

/** Mail that comes back is taken from whoever shares the secret. */
function returnedMailOf(
  { mail }: Config,
  { secret, ...parts }: Pick<BounceHookParts, 'db' | 'telling' | 'now'> & { secret: ServerSecret },
): BounceHookParts | null {
  if (mail.bounceSecret === '') return null;
  return { ...parts, secret: mail.bounceSecret, key: secret.keyFor('returned mail') };
}

/** New calls are refused at once and running ones may end; whatever is still open after a while is cut. */
async function closeEdge(http: FastifyInstance, realtime: Realtime): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), patience.edgeMs / 2);
  await Promise.all([http.close(), realtime.close()]);
  clearTimeout(cut);
}

async function startMetrics({ config, shutdown }: Start, metrics: Metrics): Promise<string | null> {
  const { metricsHost, metricsPort } = config.network;
  if (metricsPort === null) return null;
  const listener = await listenForMetrics(metrics.registry, metricsHost, metricsPort);
  shutdown.add('metrics', patience.poolMs, () => listener.close());
  return listener.url;
}

async function listen(http: FastifyInstance, { host, port }: Config['network']): Promise<string> {
  try {
    await http.listen({ host, port });
  } catch (error) {
    throw error instanceof Error ? refuseListening(host, port, error) : error;
  }
  const bound = http.server.address() as AddressInfo;
  return addressOf(host, bound.port);
}
