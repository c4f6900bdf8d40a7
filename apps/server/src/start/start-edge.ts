import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Market, World } from '../composition/world.ts';
import type { OpenChains } from '../chains/open-chains.ts';
import type { Config } from '../config.ts';
import { Cases } from '../console/cases/cases.ts';
import { ConsoleEvents } from '../console/live/console-events.ts';
import { openContent } from '../content/content.ts';
import { DatabaseProbe } from '../db/database-probe.ts';
import { Catalogues } from '../edge/catalogues.ts';
import { buildHttp } from '../edge/http.ts';
import { Limits } from '../edge/limits.ts';
import type { Metrics } from '../edge/metrics.ts';
import type { Engine } from '../engine/engine.ts';
import type { FiatRates } from '../fiat/fiat-rates.ts';
import { openFiles } from '../files/open-files.ts';
import { MarketData } from '../market-data/market-data.ts';
import { marketDataHandlers } from '../market-data/routes.ts';
import { tickerOf } from '../market-data/ticker-of.ts';
import type { BounceHookParts } from '../messages/bounce-hook.ts';
import { messageRoutes } from '../messages/routes.ts';
import { observeParts } from '../part-metrics.ts';
import { attachRealtime, type Realtime } from '../realtime/attach-realtime.ts';
import { Sealing } from '../sealing/sealing.ts';
import type { ServerSecret } from '../server-secret.ts';
import { Answers } from '../support/answers.ts';
import { supportRoutes } from '../support/routes.ts';
import { Support } from '../support/support.ts';
import type { UnderWay } from '../withdrawals/under-way.ts';
import { startMessages } from './start-messages.ts';
import { startPeople } from './start-people.ts';
import type { Storage } from './start-storage.ts';
import { patience, type Start } from './start.ts';

const webRoot = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const consoleRoot = fileURLToPath(new URL('../../../console/dist', import.meta.url));

/** What is open before customers can reach it. */
interface Opened {
  readonly engine: Engine;
  readonly world: World;
  readonly market: Market | null;
  readonly metrics: Metrics;
  readonly chains: OpenChains;
  readonly fiat: FiatRates;
  readonly underWay: UnderWay;
}

/** Starts everything that customers and operators reach, not listening yet. */
export async function startEdge(
  start: Start,
  { url, db, pool }: Storage,
  { engine, world, market, metrics, chains, fiat, underWay }: Opened,
): Promise<FastifyInstance> {
  const { config, clock, logger, shutdown } = start;
  const { port } = engine;
  const now = (): number => clock.now();
  const marketData = await MarketData.start({ port, db, waitForProjected: (seq) => engine.waitForProjected(seq) });
  shutdown.add('market data', patience.poolMs, () => marketData.close());
  const secret = start.composition.secretOf(config);
  const sealing = new Sealing(start.composition.sealingKeysOf(config));
  const files = await openFiles({ db, config, secret, sealing, now });
  const letters = startMessages(start, db, world);
  const { site, inbox, messages, post } = letters;
  const cases = new Cases(now);
  const register = startPeople(start, { db, port, world, letters, files, cases, secret, sealing });
  const consoleFailed = (error: unknown): void => logger.error({ err: error }, 'Telling the console failed.');
  const events = new ConsoleEvents(url, consoleFailed);
  shutdown.add('events of the console', patience.poolMs, () => events.close());
  const probe = new DatabaseProbe(db, () => clock.monotonicMs());
  shutdown.add('probe of the database', patience.poolMs, () => probe.close());
  const limits = new Limits(config.limits, now);
  const http = await buildHttp({
    config,
    logger,
    db,
    port,
    engine,
    limits,
    needed: [engine, probe, marketData],
    ...register,
    messages,
    post,
    files,
    fiat,
    marketData: marketDataHandlers({ marketData, db, now }),
    tickerOf: tickerOf(marketData),
    chains: chains.all,
    sealing,
    underWay,
    content: await openContent({ db, site: config.site, now }),
    returnedMail: returnedMailOf(config, { db, telling: messages, secret, now }),
    told: messageRoutes({ db, site, inbox }),
    support: supportRoutes(new Support({ db, inbox, messages, cases, files, rules: config.support, now })),
    routes: (lent) => world.routes(lent),
    console: { cases, events, answers: new Answers({ db, inbox, telling: messages, cases, files, now }) },
    webRoot,
    consoleRoot,
    metrics,
    now,
  });
  const realtime = await attachRealtime({
    http: http.server,
    port,
    sessions: register.people.sessions,
    marketData,
    catalogues: await Catalogues.load(),
    inbox,
    config,
    logger,
    limits: start.realtimeLimits ?? {},
    now,
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
