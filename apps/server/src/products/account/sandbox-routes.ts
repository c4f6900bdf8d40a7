import type { HandlersOf } from '../../edge/handler.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { SandboxOutbox } from '../../messages/carriers/sandbox-outbox.ts';
import type { CodePost } from '../../messages/code-post.ts';
import type { Messages } from '../../messages/messages.ts';
import { addresseeOf } from '../../people/addressee.ts';
import { readUserString } from '../../people/identifier.ts';
import type { People } from '../../people/people.ts';
import type { Faucet } from './faucet.ts';

export interface SandboxParts {
  db: Kysely<Database>;
  outbox: SandboxOutbox;
  people: People;
  messages: Messages;
  post: CodePost;
  faucet: Faucet;
}

/** The calls that exist in the sandbox only. */
export function sandboxRoutes(parts: SandboxParts): HandlersOf<'sandbox/outbox' | 'sandbox/faucet'> {
  const { db, outbox, people, messages, post, faucet } = parts;
  return {
    'sandbox/outbox': async ({ user_string, area_code }) => {
      const { address } = await addresseeOf(db, readUserString(user_string, area_code), 'forget');
      await people.afterwards.settled();
      await post.settled();
      await messages.deliverDue();
      return outbox.read(address);
    },

    'sandbox/faucet': (payload, { customer }) => faucet.give(customer, payload),
  };
}
