import type { Kysely } from 'kysely';
import type { World } from '../composition/world.ts';
import type { Cases } from '../console/cases/cases.ts';
import type { Database } from '../db/database.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import type { Files } from '../files/files.ts';
import { type IdentityServices, openIdentity } from '../identity/open-identity.ts';
import { MessageSweep } from '../messages/message-sweep.ts';
import { buildPeople, type People } from '../people/people.ts';
import type { Sealing } from '../sealing/sealing.ts';
import type { ServerSecret } from '../server-secret.ts';
import type { Letters } from './start-messages.ts';
import { patience, type Start } from './start.ts';

/** Who the customers are, and what is known of them. */
export interface Register {
  readonly people: People;
  readonly identityServices: IdentityServices;
}

/** Opens the register of people and the proof of who they are; what is out of date in it is swept until the server ends. */
export function startPeople(
  { config, clock, logger, shutdown }: Start,
  parts: {
    db: Kysely<Database>;
    port: ExchangePort;
    world: World;
    letters: Letters;
    files: Files;
    cases: Cases;
    secret: ServerSecret;
    sealing: Sealing;
  },
): Register {
  const { db, port, world, letters, files, cases, secret, sealing } = parts;
  const now = (): number => clock.now();
  const failed = (error: unknown): void =>
    logger.error({ err: error }, 'A note or a sweep of the register of people failed.');
  const telling = letters.messages;
  const people = buildPeople({
    db,
    port,
    config,
    secret,
    sealing,
    welcome: world.welcome,
    telling,
    post: letters.post,
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
  const identityServices = openIdentity({
    db,
    sealing,
    files,
    cases,
    standing: people.standing,
    telling,
    checks: world.personChecks,
    rules: config.identity,
    limits: async () => (await port.query({ type: 'identityLimits' })).value,
    now,
  });
  identityServices.verdicts.sweep().catch(failed);
  return { people, identityServices };
}
