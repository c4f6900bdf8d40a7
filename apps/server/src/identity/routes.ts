import type { HandlersOf } from '../edge/handler.ts';
import type { Identity } from './identity.ts';

/** The calls about one's own identity. */
export function identityRoutes(identity: Identity): HandlersOf<'real/state' | 'user/real'> {
  return {
    'real/state': (_, { customer, lang }) => identity.standingOf(customer, lang),

    'user/real': async (form, { customer, lang }) => {
      await identity.submit(customer, form);
      return identity.standingOf(customer, lang);
    },
  };
}
