import type { HandlersOf } from '../../edge/handler.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { SandboxOutbox } from '../../mail/sandbox-outbox.ts';
import { addresseeOf } from '../../people/addressee.ts';
import type { Afterwards } from '../../people/afterwards.ts';
import { readUserString } from '../../people/identifier.ts';
import type { Faucet } from './faucet.ts';

export interface SandboxParts {
  db: Kysely<Database>;
  outbox: SandboxOutbox;
  afterwards: Afterwards;
  faucet: Faucet;
}

/** The calls that exist in the sandbox only. */
export function sandboxRoutes(parts: SandboxParts): HandlersOf<'sandbox/outbox' | 'sandbox/faucet'> {
  const { db, outbox, afterwards, faucet } = parts;
  return {
    'sandbox/outbox': async ({ user_string, area_code }) => {
      const { address } = await addresseeOf(db, readUserString(user_string, area_code), 'forget');
      await afterwards.settled();
      return outbox.read(address);
    },

    'sandbox/faucet': (payload, { customer }) => faucet.give(customer, payload),
  };
}
