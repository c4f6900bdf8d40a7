import type { HandlersOf } from '../../edge/handler.ts';
import { TransportError } from '../../edge/transport-error.ts';
import { keyOf, readUserString } from '../../people/identifier.ts';
import type { People } from '../../people/people.ts';
import type { Faucet } from './faucet.ts';

/** The calls that exist in the sandbox only. */
export function sandboxRoutes(people: People, faucet: Faucet): HandlersOf<'sandbox/outbox' | 'sandbox/faucet'> {
  return {
    'sandbox/outbox': async ({ user_string, area_code }) => {
      if (people.sandboxOutbox === null) throw new TransportError('path_not_found');
      const identifier = readUserString(user_string, area_code);
      const recipient = (await people.sending.recipientFor(identifier, 'forget')) ?? keyOf(identifier);
      return people.sandboxOutbox.read(recipient);
    },

    'sandbox/faucet': (payload, { customer }) => faucet.give(customer, payload),
  };
}
