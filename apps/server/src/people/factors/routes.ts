import type { factorEndpoints } from '@auric/api/people/factors';
import type { Caller, HandlersOf } from '../../edge/handler.ts';
import type { SignedIn } from '../confirmation.ts';
import type { People } from '../people.ts';

/** The calls about second factors, and about the ways in beside the password. */
export function factorRoutes(people: People): HandlersOf<keyof typeof factorEndpoints> {
  const { factorSettings, login, passkeys, recovery, accountFreeze } = people;
  return {
    'factor/state': (_, { customer }) => factorSettings.state(customer),

    'factor/challenge': async (_, { customer, session, ...visitor }) => ({
      options: await passkeys.beginToAsk(customer, `act ${session}`, visitor),
    }),

    'factor/totp_begin': (proof, caller) => factorSettings.beginTotp(whoOf(caller), proof),

    'factor/totp_confirm': async ({ code }, caller) => ({
      recovery_codes: await factorSettings.confirmTotp(whoOf(caller), code),
    }),

    'factor/totp_remove': async (proof, caller) => {
      await factorSettings.removeTotp(whoOf(caller), proof);
      return factorSettings.state(caller.customer);
    },

    'factor/recovery_codes': async (proof, caller) => ({
      recovery_codes: await factorSettings.renewRecoveryCodes(whoOf(caller), proof),
    }),

    'factor/passkey_begin': async (proof, caller) => ({
      options: await factorSettings.beginPasskey(whoOf(caller), proof),
    }),

    'factor/passkey_add': async ({ passkey, name }, caller) => ({
      recovery_codes: await factorSettings.addPasskey(whoOf(caller), passkey, name),
    }),

    'factor/passkey_rename': async ({ id, name }, { customer }) => {
      await factorSettings.renamePasskey(customer, id, name);
      return factorSettings.state(customer);
    },

    'factor/passkey_remove': async ({ id, ...proof }, caller) => {
      await factorSettings.removePasskey(whoOf(caller), id, proof);
      return factorSettings.state(caller.customer);
    },

    'session/passkey_begin': async (_, caller) => ({ options: await login.beginPasskey(caller) }),

    'session/passkey_login': ({ passkey, user_string, area_code }, caller) => {
      const name = user_string === undefined ? null : { userString: user_string, areaCode: area_code };
      return login.loginByPasskey(passkey, name, caller);
    },

    'session/recover': ({ user_string, area_code, ...ask }, caller) =>
      recovery.ask({ ...ask, name: { userString: user_string, areaCode: area_code } }, caller),

    'session/freeze': async ({ token }, caller) => {
      await accountFreeze.freeze(token, caller);
      return true as const;
    },
  };
}

/** Who is signed in, with the browser that asks. */
export function whoOf(caller: Caller): SignedIn {
  return { customer: caller.customer, session: caller.session, visitor: caller };
}
