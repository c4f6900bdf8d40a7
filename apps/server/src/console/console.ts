import { consoleEndpoints } from '@auric/api/console';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Failures } from '../edge/failures.ts';
import type { Limits } from '../edge/limits.ts';
import type { Metrics } from '../edge/metrics.ts';
import type { Readiness } from '../edge/operations.ts';
import { Lockout } from '../people/lockout.ts';
import { Passwords } from '../people/passwords.ts';
import { Acts } from './acts.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { CaseDesk } from './cases/case-desk.ts';
import { caseRoutes } from './cases/case-routes.ts';
import { Queues } from './cases/queues.ts';
import { configurationRoutes } from './configuration/configuration-routes.ts';
import { frameTimelines } from './customers/own-timelines.ts';
import { Timeline } from './customers/timeline.ts';
import { registerConsoleApi } from './edge/console-api.ts';
import { ConsoleGate } from './edge/console-gate.ts';
import { EventStreams } from './edge/event-stream.ts';
import { freshViews } from './fresh-views.ts';
import { HealthRecord } from './health/health-record.ts';
import { healthRoutes } from './health/health-routes.ts';
import type { ConsoleEvents } from './live/console-events.ts';
import type { ConsolePart } from './part.ts';
import { type ConsoleLent, consoleParts } from './parts.ts';
import { permissionGaps } from './permissions.ts';
import { Proposals } from './proposals.ts';
import { proposalsQueue } from './proposals-queue.ts';
import { ConsoleSessions } from './register/console-sessions.ts';
import { OperatorRegister } from './register/operator-register.ts';
import { operatorRoutes } from './register/operator-routes.ts';
import { SessionDesk } from './register/session-desk.ts';
import { SignIn } from './register/sign-in.ts';
import type { AnyRoute } from './route.ts';
import { gatherRoutes, RouteDesk } from './route-desk.ts';

const sweepEveryMs = 60_000;

export interface ConsoleOptions extends Omit<ConsoleLent, 'acts'> {
  readonly config: Config;
  readonly logger: Logger;
  readonly limits: Limits;
  readonly failures: Failures;
  readonly metrics: Metrics;
  readonly needed: readonly Readiness[];
  readonly events: ConsoleEvents;
}

/** The operators' console, ready to be registered. */
export interface Console {
  register(app: FastifyInstance): void;
  close(): void;
}

/** Puts the console together; throws on a call that nobody answers or that no role is named for. */
export async function buildConsole(options: ConsoleOptions): Promise<Console> {
  const { config, db, people, now, events, limits, failures, metrics } = options;
  const gaps = permissionGaps();
  if (gaps.length > 0) throw new Error(`The permissions of the console lack or know too much: ${gaps.join(', ')}.`);
  const secure = config.network.publicOrigins.some((origin) => origin.startsWith('https:'));
  const acts = new Acts(db, options.client.port);
  const passwords = new Passwords();
  const register = new OperatorRegister({ db, passwords, totp: people.totp, now });
  const sessions = new ConsoleSessions(db, config.console, now);
  const lockout = new Lockout(db, config.login, now);
  const signIn = new SignIn({ db, register, sessions, passwords, totp: people.totp, lockout, acts, now });
  const { requestsPerMinute } = config.console;
  const gate = new ConsoleGate({ sessions, limits, origins: config.network.publicOrigins, requestsPerMinute, now });
  const sandbox = config.site.mode === 'sandbox';
  const sessionDesk = new SessionDesk({ gate, sessions, signIn, register, secure, sandbox });
  const streams = new EventStreams({ gate, sessions, events, now });
  const health = new HealthRecord(metrics.registry, now);
  const failed = (error: unknown): void => options.logger.error({ err: error }, 'The console stumbled.');
  const { desk, caseDesk } = await buildWork(options, { acts, register, health });

  health.start(failed);
  const sweep = async (): Promise<void> => {
    await sessions.sweep();
    await acts.journalLeftOvers();
    await caseDesk.settleLeftOvers(failed);
  };
  // What the command line did is in the journal before the console is open.
  await acts.journalLeftOvers();
  const sweeping = setInterval(() => void sweep().catch(failed), sweepEveryMs);
  sweeping.unref();
  return {
    register: (app) => registerConsoleApi(app, { gate, desk, sessionDesk, streams, failures, metrics, secure }),
    close() {
      clearInterval(sweeping);
      health.close();
      streams.close();
    },
  };
}

interface Work {
  acts: Acts;
  register: OperatorRegister;
  health: HealthRecord;
}

/** The parts with their routes and queues: those of the frame, of the services and of the products. */
async function buildWork(options: ConsoleOptions, { acts, register, health }: Work) {
  const { config, db, client, now, cases, needed } = options;
  const proposals = new Proposals(db, cases, now);
  // The queue of proposals asks for the routes of all parts, its own among them.
  let routes: ReadonlyMap<string, AnyRoute> = new Map();
  const proposing: ConsolePart = {
    name: 'proposals',
    queues: [proposalsQueue(proposals, (call) => routes.get(call))],
  };
  const parts = [proposing, ...frameTimelines(db), ...(await consoleParts({ ...options, acts }))];
  const queues = new Queues(parts);
  const caseDesk = new CaseDesk({ db, cases, queues, rules: config.console, now });
  const timeline = new Timeline(parts, db);
  const frame: ConsolePart = {
    name: 'frame',
    routes: {
      ...operatorRoutes(register, db, now),
      ...caseRoutes({ db, desk: caseDesk, queues, now }),
      ...auditRoutes(db, client, now),
      ...configurationRoutes(parts, db, client, now),
      ...healthRoutes(health, needed),
      'customers/timeline': {
        read: async (payload) => {
          await freshViews(client);
          return timeline.page(payload);
        },
      },
    },
  };
  const paths = Object.keys(consoleEndpoints).filter((path) => !path.startsWith('session/'));
  routes = gatherRoutes([frame, ...parts], paths);
  return { desk: new RouteDesk(routes, acts, proposals), caseDesk };
}
