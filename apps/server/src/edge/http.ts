import type { IncomingMessage } from 'node:http';
import type { KefuPath, MessagePath, MarketDataPath, SandboxPath } from '@auric/api';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Chains } from '../chains/open-chains.ts';
import type { Config } from '../config.ts';
import type { Cases } from '../console/cases/cases.ts';
import { buildConsole } from '../console/console.ts';
import type { ConsoleEvents } from '../console/live/console-events.ts';
import type { Content } from '../content/content.ts';
import type { Database } from '../db/database.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import type { RouteParts } from '../composition/world.ts';
import { type BounceHookParts, registerBounceHook } from '../messages/bounce-hook.ts';
import { JournalNews } from '../messages/journal-news.ts';
import type { CodePost } from '../messages/code-post.ts';
import type { Messages } from '../messages/messages.ts';
import type { FiatRates } from '../fiat/fiat-rates.ts';
import { fiatRoutes } from '../fiat/routes.ts';
import type { Files } from '../files/files.ts';
import { fileRoutes } from '../files/routes.ts';
import type { IdentityServices } from '../identity/open-identity.ts';
import { identityRoutes } from '../identity/routes.ts';
import { profileOf } from '../people/profile.ts';
import { profileChangeRoutes } from '../people/profile-changes.ts';
import { Reconciler } from '../reconciliation/reconciler.ts';
import { observeReconciliation } from '../reconciliation/reconciliation-metrics.ts';
import type { Answers } from '../support/answers.ts';
import type { People } from '../people/people.ts';
import { contactRoutes } from '../people/contacts/routes.ts';
import { factorRoutes } from '../people/factors/routes.ts';
import { peopleRoutes } from '../people/routes.ts';
import type { UnderWay } from '../withdrawals/under-way.ts';
import type { Sealing } from '../sealing/sealing.ts';
import { billSubjectsOf, productNews, productRoutes } from '../products/compose.ts';
import { registerApi } from './api-routes.ts';
import { languageOf } from './call.ts';
import { Catalog } from './catalog.ts';
import { Catalogues } from './catalogues.ts';
import { capConnections } from './connection-cap.ts';
import { KnownHosts } from './known-hosts.ts';
import { registerDocs } from './docs.ts';
import { ExchangeClient, type ReadModels } from './exchange-client.ts';
import { FileGate } from './file-gate.ts';
import { Failures } from './failures.ts';
import { type Parameters, readForm, readJson } from './form.ts';
import type { HandlersOf } from './handler.ts';
import { apiHeaders, transportSecurity } from './headers.ts';
import type { TickerOf } from '../market-data/ticker-of.ts';
import type { Limits } from './limits.ts';
import { Metrics } from './metrics.ts';
import { type Readiness, registerOperations } from './operations.ts';
import { registerCompression } from './compression.ts';
import { ownDataFile } from './own-data.ts';
import { receiptRoutes } from '../receipts/receipt-routes.ts';
import { ownDataSources } from './own-data-sources.ts';
import { customersClient, operatorsClient, registerPages } from './pages.ts';
import { menuOf } from './menu.ts';
import { registerServedFiles } from './served-files.ts';
import { siteRoutes } from './site-routes.ts';
import { TransportError } from './transport-error.ts';
import { answerUnreadable } from './unreadable.ts';

/** Paths that no client of ours asks for: empty or upward steps, and the other slash. */
const crookedPath = /^[^?]*(?:\/\/|\\|\/\.\.?(?:[/?]|$))/;

/** Calls of customers, and of operators. */
const callPath = /^\/(?:console\/)?api\//;

/** How soon a client should try again when this server is stopping: another one is starting. */
const drainRetrySeconds = 5;

export interface HttpParts {
  config: Config;
  logger: Logger;
  db: Kysely<Database>;
  port: ExchangePort;
  engine: ReadModels;
  limits: Limits;
  /** What must be ready before the server calls itself ready, in the order in which its reasons matter. */
  needed: readonly Readiness[];
  people: People;
  messages: Messages;
  post: CodePost;
  files: Files;
  fiat: FiatRates;
  identityServices: IdentityServices;
  marketData: HandlersOf<MarketDataPath>;
  tickerOf: TickerOf;
  chains: Chains;
  sealing: Sealing;
  underWay: UnderWay;
  content: Content;
  told: HandlersOf<MessagePath>;
  support: HandlersOf<KefuPath>;
  /** Where mail comes in that could not be delivered; null where nobody hands it on. */
  returnedMail: BounceHookParts | null;
  /** Makes the handlers of the calls that exist in the sandbox only; null where there are none. */
  routes(parts: RouteParts): HandlersOf<SandboxPath> | null;
  /** What opens cases for operators, and what tells them live. */
  console: { cases: Cases; events: ConsoleEvents; answers: Answers };
  /** The folders of the built web client and of the built console. */
  webRoot: string;
  consoleRoot: string;
  metrics?: Metrics;
  now?: () => number;
}

/**
 * Builds the HTTP side of the server: the calls of the contract, their reference, the pages, and what operators read.
 * It is ready to listen; `close()` lets running requests end while new ones are told to come back.
 */
export async function buildHttp(parts: HttpParts): Promise<FastifyInstance> {
  const { config, logger, db, port, engine, limits, people, chains, fiat, now = Date.now } = parts;
  const metrics = parts.metrics ?? new Metrics();
  const catalogues = await Catalogues.load();
  const failures = new Failures(catalogues, logger);
  const catalog = await Catalog.open(port, now);
  const client = new ExchangeClient(port, engine);
  const sandbox = parts.routes({ client, catalog, people, messages: parts.messages, post: parts.post, chains });
  const subjects = await billSubjectsOf({ catalog, db });
  const lent = {
    client,
    catalog,
    db,
    now,
    tickerOf: parts.tickerOf,
    exportRowsMax: config.limits.exportRowsMax,
    billSubjectsOf: subjects,
    people,
    chains,
    fiat,
    files: parts.files,
    cases: parts.console.cases,
    sealing: parts.sealing,
    underWay: parts.underWay,
  };
  const routes = await productRoutes(lent);
  const { documents } = parts.identityServices;
  const ownData = await ownDataSources(lent, { files: parts.files, documents });
  const news = new JournalNews({
    db,
    sources: await productNews({ catalog, db, client, now }),
    telling: parts.messages,
    failed: (error) => logger.error({ err: error }, 'News of the journal could not be told.'),
  });
  await news.start();
  const reconciler = new Reconciler({
    db,
    port,
    catalog,
    chains,
    cases: parts.console.cases,
    fresh: () => client.freshModels(0),
    boundE6: config.reconciliation.boundUsdt * 1_000_000n,
    failed: (error) => logger.error({ err: error }, 'Books and chains could not be reconciled.'),
    now,
  });
  reconciler.start();
  observeReconciliation(metrics.registry, reconciler, now);
  const app = newApp(config, failures, catalogues);
  const drain = answerWhileDraining(app);
  guard(app, config, limits);
  app.addHook('onClose', async () => {
    await news.close();
    await reconciler.close();
    catalog.close();
    metrics.close();
  });

  const lang = config.site.defaultLanguage;
  app.setErrorHandler((error, request, reply) => {
    reply.headers(apiHeaders);
    failures.send(reply, request, languageOf(request.query as Partial<Parameters>, lang), error);
  });
  app.setNotFoundHandler((request, reply) => {
    reply.headers(apiHeaders);
    failures.send(reply, request, lang, new TransportError('path_not_found'));
  });
  const { returnedMail } = parts;
  if (returnedMail !== null) await app.register(async (hooks) => registerBounceHook(hooks, returnedMail));
  registerOperations(app, { needed: parts.needed, draining: drain.isDraining });

  await app.register(async (api) => {
    const headers = isSecure(config) ? { ...apiHeaders, ...transportSecurity } : apiHeaders;
    api.addHook('onRequest', (_, reply, done) => {
      reply.headers(headers);
      done();
    });
    registerServedFiles(api, parts.files);
    registerApi(api, {
      gate: {
        sessions: people.sessions,
        limits,
        identityLevelOf: async (customer) =>
          (await port.query({ type: 'standing', customer })).value?.identityLevel ?? 0,
        defaultLanguage: lang,
        secure: isSecure(config),
      },
      failures,
      files: new FileGate({ all: 4, each: 1 }),
      defaultLanguage: lang,
      metrics,
      logger,
      sandbox,
      handlers: {
        ...siteRoutes(config.site, db),
        menu: () => menuOf(),
        ...peopleRoutes(people, db, port),
        ...fileRoutes(parts.files),
        ...fiatRoutes(fiat),
        ...identityRoutes(parts.identityServices.identity),
        ...profileChangeRoutes({
          db,
          files: parts.files,
          profileOf: (caller) => profileOf({ db, port, secondFactor: people.secondFactor }, caller),
        }),
        'export/own_data': (_, caller) => ownDataFile(ownData, caller, now()),
        ...factorRoutes(people),
        ...contactRoutes(people, db, port),
        ...receiptRoutes(lent),
        ...routes,
        ...parts.marketData,
        ...parts.content.routes,
        ...parts.told,
        ...parts.support,
      },
    });
  });
  const operators = await buildConsole({
    ...lent,
    ...parts.console,
    config,
    logger,
    limits,
    people,
    telling: parts.messages,
    shelves: parts.content.shelves,
    files: parts.files,
    identityServices: parts.identityServices,
    adjustmentsUsdt: config.console.adjustmentsUsdt,
    failures,
    metrics,
    needed: parts.needed,
  });
  // A stream of the console stays open until somebody ends it.
  app.addHook('preClose', (done) => {
    operators.close();
    done();
  });
  await app.register(async (api) => operators.register(api));
  await app.register(async (pages) => {
    await registerCompression(pages);
    await registerDocs(pages, { sandbox: sandbox !== null, siteName: config.site.name });
    await registerPages(pages, {
      ...customersClient,
      webRoot: parts.webRoot,
      origins: config.network.publicOrigins,
      framed: config.site.webViewOrigins,
    });
  });
  await app.register(async (pages) => {
    await registerCompression(pages);
    await registerPages(pages, {
      ...operatorsClient,
      webRoot: parts.consoleRoot,
      origins: config.network.publicOrigins,
    });
  });
  return app;
}

function newApp(config: Config, failures: Failures, catalogues: Catalogues): FastifyInstance {
  const { trustedProxies } = config.network;
  const app = Fastify({
    logger: false,
    bodyLimit: config.limits.bodyBytesMax,
    trustProxy: trustedProxies === 0 ? false : (_, hop) => hop < trustedProxies,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // How long a start takes is the machine's matter: a busy one is no reason to stop.
    pluginTimeout: 0,
    // A client that sends its head or its body drop by drop holds nothing for long.
    requestTimeout: config.limits.requestMs,
    http: { headersTimeout: config.limits.requestHeadMs, connectionsCheckingInterval: 1_000 },
    exposeHeadRoutes: false,
    clientErrorHandler: answerUnreadable(catalogues, config.site.defaultLanguage),
    // An address that can't be read never gets as far as the handler of errors.
    frameworkErrors: (error, request, reply) => {
      reply.headers(apiHeaders);
      failures.send(reply, request, config.site.defaultLanguage, error);
    },
    routerOptions: {
      ignoreTrailingSlash: true,
      // Parameters are values or a complaint about one; the calls know what to make of them.
      querystringParser: (text) => readForm(text) as unknown as Record<string, unknown>,
    },
  });
  // Behind a proxy all connections are the proxy's, which caps them itself.
  if (trustedProxies === 0) capConnections(app.server, config.limits.connectionsPerAddress);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    done(null, readForm(String(body)));
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    done(null, readJson(String(body)));
  });
  return app;
}

function isSecure({ network }: Config): boolean {
  return network.publicOrigins.some((origin) => origin.startsWith('https:'));
}

/** What every request passes before anything is read of it. Probes only say that the process lives. */
function guard(app: FastifyInstance, config: Config, limits: Limits): void {
  const hosts = new KnownHosts(config.network.publicOrigins);
  app.addHook('onRequest', (request, _reply, done) => {
    if (isProbe(request.raw)) return done();
    if (!hosts.serves(request.raw)) return done(new TransportError('host_unknown'));
    if (crookedPath.test(request.raw.url ?? '')) return done(new TransportError('path_not_found'));
    const isCall = callPath.test(request.raw.url ?? '');
    const wait = isCall ? limits.takeRequest(request.ip) : limits.takeFile(request.ip);
    done(wait > 0 ? new TransportError('too_many_requests', wait) : undefined);
  });
}

/** While the server stops, requests that still come on open connections are answered 503 and the connection ends. */
function answerWhileDraining(app: FastifyInstance): { isDraining: () => boolean } {
  let draining = false;
  app.addHook('preClose', (done) => {
    draining = true;
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!draining || isProbe(request.raw)) return done();
    reply.header('connection', 'close');
    done(new TransportError('unavailable', drainRetrySeconds));
  });
  return { isDraining: () => draining };
}

function isProbe(request: IncomingMessage): boolean {
  return request.url === '/healthz' || request.url === '/readyz';
}
