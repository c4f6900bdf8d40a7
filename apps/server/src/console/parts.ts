import type { Kysely } from 'kysely';
import type { Chains } from '../chains/open-chains.ts';
import { contentConsolePart } from '../content/console-part.ts';
import type { Shelves } from '../content/shelf.ts';
import type { Database } from '../db/database.ts';
import type { Catalog } from '../edge/catalog.ts';
import type { ExchangeClient } from '../edge/exchange-client.ts';
import { messagesConsolePart } from '../messages/console-part.ts';
import type { Telling } from '../messages/telling.ts';
import type { Files } from '../files/files.ts';
import { identityConsolePart } from '../identity/console-part.ts';
import type { IdentityServices } from '../identity/open-identity.ts';
import { peopleConsolePart } from '../people/console/people-part.ts';
import { standingConsolePart } from '../people/console/standing-part.ts';
import { recoveryConsolePart } from '../people/factors/console-part.ts';
import type { People } from '../people/people.ts';
import { productConsoleParts } from '../products/compose.ts';
import type { Sealing } from '../sealing/sealing.ts';
import type { Answers } from '../support/answers.ts';
import { supportConsolePart } from '../support/console-part.ts';
import { reconciliationConsolePart } from '../reconciliation/console-part.ts';
import type { Acts } from './acts.ts';
import type { Cases } from './cases/cases.ts';
import type { ConsolePart } from './part.ts';

/** What the composition lends to the parts of the console: a service that brings a part adds itself here. */
export interface ConsoleLent {
  readonly db: Kysely<Database>;
  readonly client: ExchangeClient;
  readonly catalog: Catalog;
  readonly chains: Chains;
  readonly people: People;
  readonly files: Files;
  readonly identityServices: IdentityServices;
  readonly telling: Telling;
  readonly sealing: Sealing;
  readonly shelves: Shelves;
  /** What all corrections of balances within 24 hours may be worth. */
  readonly adjustmentsUsdt: bigint;
  readonly cases: Cases;
  readonly answers: Answers;
  readonly acts: Acts;
  readonly now: () => number;
}

/** The registry: one row a service, and the rows of the products. */
export async function consoleParts(lent: ConsoleLent): Promise<ConsolePart[]> {
  return [
    peopleConsolePart(lent),
    standingConsolePart(lent),
    messagesConsolePart(lent),
    recoveryConsolePart(lent.people),
    supportConsolePart(lent),
    contentConsolePart(lent),
    identityConsolePart(lent),
    reconciliationConsolePart({ ...lent, port: lent.client.port }),
    ...(await productConsoleParts(lent)),
  ];
}
