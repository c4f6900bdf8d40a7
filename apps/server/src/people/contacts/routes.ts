import type { contactEndpoints } from '@auric/api/people/contacts';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Caller, HandlersOf } from '../../edge/handler.ts';
import type { ExchangePort } from '../../engine/port/port.ts';
import { whoOf } from '../factors/routes.ts';
import { nationalNumberOf } from '@auric/api';
import type { People } from '../people.ts';
import { profileOf } from '../profile.ts';

/** The calls about where a customer is reached, and what confirms a payment. */
export function contactRoutes(
  { binding, payPassword, antiPhishing, secondFactor }: People,
  db: Kysely<Database>,
  port: ExchangePort,
): HandlersOf<keyof typeof contactEndpoints> {
  const profile = (caller: Caller) => profileOf({ db, port, secondFactor }, caller);
  return {
    'safe/email': async ({ email, ...proof }, caller) => {
      await binding.bind(whoOf(caller), { type: 'email', email: email.toLowerCase() }, proof);
      return profile(caller);
    },

    'safe/mobile': async ({ mobile, area_code, ...proof }, caller) => {
      const contact = { type: 'mobile', mobile: nationalNumberOf(mobile), areaCode: area_code } as const;
      await binding.bind(whoOf(caller), contact, proof);
      return profile(caller);
    },

    'safe/pay_password': async (payload, caller) => {
      await payPassword.set(whoOf(caller), payload);
      return profile(caller);
    },

    'safe/anti_phishing': async ({ anti_phishing_code, ...given }, caller) => {
      await antiPhishing.set(whoOf(caller), anti_phishing_code, given);
      return true as const;
    },
  };
}
