import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Sealing } from '../sealing/sealing.ts';
import type { ServerSecret } from '../server-secret.ts';
import { Files } from './files.ts';
import { openFileStore } from './open-store.ts';
import { SignedLinks } from './signed-links.ts';

export interface FilesParts {
  readonly db: Kysely<Database>;
  readonly config: Pick<Config, 'files' | 'storage' | 'limits'>;
  readonly secret: ServerSecret;
  readonly sealing: Sealing;
  readonly now: () => number;
}

/** The uploaded files of the house, on the store that the operator has chosen. */
export async function openFiles({ db, config, secret, sealing, now }: FilesParts): Promise<Files> {
  const links = new SignedLinks(secret.keyFor('file links'), now);
  return new Files({ db, store: await openFileStore(config), sealing, links, rules: config.limits, now });
}
